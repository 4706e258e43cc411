import {
  ChartColumn,
  ImageIcon,
  ListOrdered,
  type LucideIcon,
  QrCode,
  Shapes,
  Slash,
  Smile,
  Table2,
  Type,
} from 'lucide-react'
import { Tabs } from 'radix-ui'
import { ITEMS } from '../../../../edit/adding/items.ts'
import { lazyPart } from '../../../parts/lazy-page.tsx'
import { Loading } from '../../../parts/states.tsx'
import { LatePart } from '../late-part.tsx'
import { useEditor, useStore } from '../use-editor.ts'
import type { AddSection } from './add-section.ts'
import { ItemTiles } from './item-tiles.tsx'

const IconSection = lazyPart(async () => (await import('./icons/icon-section.tsx')).IconSection)
const PictureSection = lazyPart(async () => (await import('./pictures/picture-section.tsx')).PictureSection)

const SECTIONS: Readonly<Record<AddSection, { label: string; icon: LucideIcon }>> = {
  text: { label: 'Text', icon: Type },
  shapes: { label: 'Shapes', icon: Shapes },
  lines: { label: 'Lines', icon: Slash },
  icons: { label: 'Icons', icon: Smile },
  pictures: { label: 'Pictures', icon: ImageIcon },
  charts: { label: 'Charts', icon: ChartColumn },
  tables: { label: 'Tables', icon: Table2 },
  codes: { label: 'Codes', icon: QrCode },
  lists: { label: 'Lists', icon: ListOrdered },
}

const NAMES = Object.keys(SECTIONS) as AddSection[]

/** Everything that can be added to the page. */
export function AddPanel() {
  const editor = useEditor()
  const chosen = useStore(editor.addSection)
  return (
    <Tabs.Root
      value={chosen}
      onValueChange={(name) => editor.addSection.set(name as AddSection)}
      className="@container grid h-full grid-rows-[auto_minmax(0,1fr)]"
    >
      <Tabs.List
        aria-label="Add to the page"
        className="grid grid-cols-3 gap-1 border-b border-rule p-2 @min-[18rem]:flex @min-[18rem]:overflow-x-auto @min-[18rem]:p-1.5"
      >
        {NAMES.map((name) => {
          const { label, icon: Icon } = SECTIONS[name]
          return (
            <Tabs.Trigger
              key={name}
              value={name}
              className="grid justify-items-center gap-0.5 rounded-md py-1.5 @min-[18rem]:min-w-15 @min-[18rem]:shrink-0 text-xs font-semibold text-ink-soft transition-colors duration-120 hover:bg-ink/7 hover:text-ink data-[state=active]:bg-ink/10 data-[state=active]:text-ink"
            >
              <Icon className="size-4.5" aria-hidden />
              {label}
            </Tabs.Trigger>
          )
        })}
      </Tabs.List>
      {NAMES.map((name) => (
        <Tabs.Content
          key={name}
          value={name}
          data-add-section
          tabIndex={-1}
          className="relative min-h-0 overflow-y-auto p-3 outline-none"
        >
          <LatePart fallback={<Loading />}>
            <Section name={name} />
          </LatePart>
        </Tabs.Content>
      ))}
    </Tabs.Root>
  )
}

function Section({ name }: { name: AddSection }) {
  if (name === 'icons') return <IconSection />
  if (name === 'pictures') return <PictureSection />
  return <ItemTiles section={name} items={ITEMS[name]} />
}
