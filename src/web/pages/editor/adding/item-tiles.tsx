import type { Item } from '../../../../edit/adding/item.ts'
import type { ItemSection } from '../../../../edit/adding/items.ts'
import { classNames } from '../../../parts/class-names.ts'
import { ItemPreview, type PreviewFrame } from './item-preview.tsx'
import { RovingGrid } from './roving-grid.tsx'
import { Tile } from './tile.tsx'

interface Arrangement {
  readonly label: string
  readonly columns: string
  readonly frame: PreviewFrame
  /** Whether the names are written, since the pictures alone do not tell. */
  readonly isNamed: boolean
}

const ARRANGEMENTS: Readonly<Record<ItemSection, Arrangement>> = {
  text: {
    label: 'Texts',
    columns: 'grid-cols-1 @min-[34rem]:grid-cols-2',
    frame: { width: 240, height: 68, page: 480 },
    isNamed: false,
  },
  shapes: {
    label: 'Shapes',
    columns: 'grid-cols-[repeat(auto-fill,minmax(3.125rem,1fr))]',
    frame: { width: 54, height: 54, page: 480 },
    isNamed: false,
  },
  lines: {
    label: 'Lines',
    columns: 'grid-cols-[repeat(auto-fill,minmax(6.75rem,1fr))]',
    frame: { width: 116, height: 52, page: 150 },
    isNamed: false,
  },
  charts: {
    label: 'Charts',
    columns: 'grid-cols-[repeat(auto-fill,minmax(6.75rem,1fr))]',
    frame: { width: 116, height: 88, page: 480 },
    isNamed: true,
  },
  tables: {
    label: 'Tables',
    columns: 'grid-cols-1 @min-[34rem]:grid-cols-2',
    frame: { width: 240, height: 110, page: 480 },
    isNamed: true,
  },
  codes: {
    label: 'Codes',
    columns: 'grid-cols-[repeat(auto-fill,minmax(6.75rem,1fr))]',
    frame: { width: 116, height: 84, page: 480 },
    isNamed: true,
  },
  lists: {
    label: 'Lists',
    columns: 'grid-cols-1 @min-[34rem]:grid-cols-2',
    frame: { width: 240, height: 104, page: 480 },
    isNamed: true,
  },
}

export function ItemTiles({ section, items }: { section: ItemSection; items: readonly Item[] }) {
  const { label, columns, frame, isNamed } = ARRANGEMENTS[section]
  return (
    <RovingGrid label={label} className={classNames('grid gap-2', columns)}>
      {items.map((item) => (
        <li key={item.name} className="min-w-0">
          <Tile label={item.label} dragged={() => ({ make: item.make })} className="w-full">
            <ItemPreview item={item} frame={frame} />
          </Tile>
          {isNamed && (
            <p aria-hidden className="mt-1 mb-1 truncate text-xs text-ink-soft">
              {item.label}
            </p>
          )}
        </li>
      ))}
    </RovingGrid>
  )
}
