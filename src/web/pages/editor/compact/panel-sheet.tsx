import { type ComponentType, useEffect } from 'react'
import { Inspector } from '../inspector/inspector.tsx'
import { LatePart } from '../late-part.tsx'
import { PagesStrip } from '../panels/pages/pages-strip.tsx'
import type { SheetName } from '../panels/panel-name.ts'
import { PANELS } from '../panels/side-panel.tsx'
import { useEditor, useEditorState, useStore } from '../use-editor.ts'
import { Sheet } from './sheet.tsx'
import { useSelectionInView } from './use-selection-in-view.ts'

const CONTENTS: Readonly<Record<SheetName, ComponentType>> = {
  ...(Object.fromEntries(Object.entries(PANELS).map(([name, { content }]) => [name, content])) as Record<
    keyof typeof PANELS,
    ComponentType
  >),
  pages: () => <PagesStrip isGrid />,
  properties: () => <Inspector className="h-full overscroll-contain" />,
}

/** The panel that is open, as a sheet. */
export function PanelSheet({ side }: { side: 'bottom' | 'right' }) {
  const editor = useEditor()
  const name = useStore(editor.sheet)
  const hasSelection = useEditorState(({ selection }) => selection.length > 0)
  useSelectionInView()
  useDataSheet()
  if (name === undefined) return null
  const Content = CONTENTS[name]
  const close = (): void => {
    editor.sheet.set(undefined)
    document.querySelector<HTMLElement>(`[data-sheet-button="${name}"]`)?.focus()
  }
  return (
    <Sheet key={name} title={sheetLabel(name, hasSelection)} side={side} onClose={close}>
      <LatePart>
        <Content />
      </LatePart>
    </Sheet>
  )
}

/** Data is edited from the properties: a double tap on a chart or a table opens them too. */
function useDataSheet(): void {
  const { sheet } = useEditor()
  const isEditingData = useEditorState(({ detail }) => detail?.kind === 'data')
  useEffect(() => {
    if (isEditingData) sheet.set('properties')
  }, [sheet, isEditingData])
}

export function sheetLabel(name: SheetName, hasSelection: boolean): string {
  if (name === 'pages') return 'Pages'
  if (name === 'properties') return hasSelection ? 'Properties' : 'Design'
  return PANELS[name].label
}
