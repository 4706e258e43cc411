import { CircleHelp, Layers, type LucideIcon, Plus, TableProperties, TextCursorInput } from 'lucide-react'
import { Tabs } from 'radix-ui'
import type { ComponentType } from 'react'
import { IconButton } from '../../../parts/button.tsx'
import { lazyPart } from '../../../parts/lazy-page.tsx'
import { hasContent } from '../content/has-content.ts'
import type { RunCommand } from '../commands/use-keys.ts'
import { LatePart } from '../late-part.tsx'
import { useEditor, useEditorState, useStore } from '../use-editor.ts'
import { LayersPanel } from './layers/layers-panel.tsx'
import type { PanelName } from './panel-name.ts'

/** Loaded on demand. Designs with elements open with their layers. */
export const AddPanel = lazyPart(async () => (await import('../adding/add-panel.tsx')).AddPanel)
export const DataPanel = lazyPart(async () => (await import('../data/data-panel.tsx')).DataPanel)
export const ContentPanel = lazyPart(async () => (await import('../content/content-panel.tsx')).ContentPanel)

interface Panel {
  readonly label: string
  readonly icon: LucideIcon
  readonly content: ComponentType
}

export const PANELS: Readonly<Record<PanelName, Panel>> = {
  content: { label: 'Content', icon: TextCursorInput, content: ContentPanel },
  add: { label: 'Add', icon: Plus, content: AddPanel },
  layers: { label: 'Layers', icon: Layers, content: LayersPanel },
  data: { label: 'Data', icon: TableProperties, content: DataPanel },
}

const NAMES = Object.keys(PANELS) as PanelName[]

/** A rail of tabs, and the panel of the chosen one. */
export function SidePanel({ run }: { run: RunCommand }) {
  const editor = useEditor()
  const chosen = useStore(editor.panel)
  const names = usePanelNames()
  return (
    <aside aria-label="Panels" className="min-h-0 border-r border-rule">
      <Tabs.Root
        orientation="vertical"
        value={chosen}
        onValueChange={(name) => editor.panel.set(name as PanelName)}
        className="flex h-full"
      >
        <div className="flex w-15 shrink-0 flex-col items-center justify-between border-r border-rule p-1.5">
          <Tabs.List aria-label="Panels" className="flex w-full flex-col gap-1">
            {names.map((name) => {
              const { label, icon: Icon } = PANELS[name]
              return (
                <Tabs.Trigger
                  key={name}
                  value={name}
                  className="grid justify-items-center gap-0.5 rounded-md py-2 text-xs font-semibold text-ink-soft transition-colors duration-120 hover:bg-ink/7 hover:text-ink data-[state=active]:bg-ink/10 data-[state=active]:text-ink"
                >
                  <Icon className="size-5" aria-hidden />
                  {label}
                </Tabs.Trigger>
              )
            })}
          </Tabs.List>
          <IconButton icon={CircleHelp} label="Keyboard shortcuts (?)" onClick={() => run('keys')} />
        </div>
        {names.map((name) => {
          const { content: Content } = PANELS[name]
          return (
            <Tabs.Content
              key={name}
              value={name}
              tabIndex={-1}
              className={`min-h-0 outline-none ${name === 'content' ? 'w-80' : 'w-64'}`}
            >
              <LatePart>
                <Content />
              </LatePart>
            </Tabs.Content>
          )
        })}
      </Tabs.Root>
    </aside>
  )
}

/** The names of all panels but those that the design has no use for. */
export function usePanelNames(): PanelName[] {
  const isChosen = useStore(useEditor().panel) === 'content'
  const canFill = useEditorState(hasContent)
  return NAMES.filter((name) => name !== 'content' || canFill || isChosen)
}
