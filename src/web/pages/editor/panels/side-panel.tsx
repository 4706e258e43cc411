import { Layers, type LucideIcon, Plus, TextCursorInput } from 'lucide-react'
import { Tabs } from 'radix-ui'
import type { ComponentType } from 'react'
import { AddPanel } from '../adding/add-panel.tsx'
import { DataPanel } from '../data/data-panel.tsx'
import { useEditor, useStore } from '../use-editor.ts'
import { LayersPanel } from './layers/layers-panel.tsx'
import type { PanelName } from './panel-name.ts'

interface Panel {
  readonly label: string
  readonly icon: LucideIcon
  readonly content: ComponentType
}

export const PANELS: Readonly<Record<PanelName, Panel>> = {
  add: { label: 'Add', icon: Plus, content: AddPanel },
  layers: { label: 'Layers', icon: Layers, content: LayersPanel },
  data: { label: 'Data', icon: TextCursorInput, content: DataPanel },
}

const NAMES = Object.keys(PANELS) as PanelName[]

/** A rail of tabs, and the panel of the chosen one. */
export function SidePanel() {
  const editor = useEditor()
  const chosen = useStore(editor.panel)
  return (
    <aside aria-label="Panels" className="min-h-0 border-r border-rule">
      <Tabs.Root
        orientation="vertical"
        value={chosen}
        onValueChange={(name) => editor.panel.set(name as PanelName)}
        className="flex h-full"
      >
        <Tabs.List aria-label="Panels" className="flex w-15 shrink-0 flex-col gap-1 border-r border-rule p-1.5">
          {NAMES.map((name) => {
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
        {NAMES.map((name) => {
          const { content: Content } = PANELS[name]
          return (
            <Tabs.Content key={name} value={name} tabIndex={-1} className="w-64 min-h-0 outline-none">
              <Content />
            </Tabs.Content>
          )
        })}
      </Tabs.Root>
    </aside>
  )
}
