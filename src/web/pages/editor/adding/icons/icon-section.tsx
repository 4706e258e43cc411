import { useQuery } from '@tanstack/react-query'
import { useCallback, useDeferredValue, useMemo, useState } from 'react'
import { ICON_SIDE, iconElement } from '../../../../../edit/adding/icon-element.ts'
import { counted } from '../../../../parts/format-text.ts'
import { ScrollSentinel } from '../../../../parts/scroll-sentinel.tsx'
import { ErrorState, Loading } from '../../../../parts/states.tsx'
import { RovingGrid } from '../roving-grid.tsx'
import { SectionSearch } from '../section-search.tsx'
import { Tile } from '../tile.tsx'
import { iconPath } from './icon-path.ts'
import { findIcons, type Icon, loadIcons } from './icon-set.ts'

/** Rendered at first, and again whenever the end is near. */
const PORTION = 120

export function IconSection() {
  const { data, error, refetch } = useQuery({ queryKey: ['icons'], queryFn: loadIcons, staleTime: Infinity })
  if (data) return <IconSearch icons={data} />
  if (error) return <ErrorState error={error} title="Couldn’t load the icons" onRetry={() => void refetch()} />
  return <Loading label="Loading icons…" />
}

function IconSearch({ icons }: { icons: readonly Icon[] }) {
  const [query, setQuery] = useState('')
  const [shown, setShown] = useState(PORTION)
  const searched = useDeferredValue(query)
  const found = useMemo(() => findIcons(icons, searched), [icons, searched])
  const showMore = useCallback(() => setShown((count) => count + PORTION), [])
  return (
    <div className="grid gap-3">
      <SectionSearch
        label="Search icons"
        value={query}
        onChange={(text) => {
          setQuery(text)
          setShown(PORTION)
        }}
      />
      <p role="status" className={found.length === 0 ? 'text-sm text-ink-soft' : 'sr-only'}>
        {found.length === 0 ? `No icons for “${searched.trim()}”.` : counted(found.length, 'icon')}
      </p>
      <RovingGrid label="Icons" className="grid grid-cols-5 gap-1.5">
        {found.slice(0, shown).map((icon) => (
          <li key={icon.name}>
            <IconTile icon={icon} />
          </li>
        ))}
      </RovingGrid>
      <ScrollSentinel onNear={shown < found.length ? showMore : undefined} />
    </div>
  )
}

function IconTile({ icon: { label, parts } }: { icon: Icon }) {
  const d = useMemo(() => iconPath(parts), [parts])
  return (
    <Tile label={label} dragged={() => ({ make: iconElement(label, d) })} className="aspect-square w-full">
      <svg
        aria-hidden
        viewBox={`0 0 ${ICON_SIDE} ${ICON_SIDE}`}
        className="size-6"
        fill="none"
        stroke="currentColor"
        strokeWidth={2}
        strokeLinecap="round"
        strokeLinejoin="round"
      >
        <path d={d} />
      </svg>
    </Tile>
  )
}
