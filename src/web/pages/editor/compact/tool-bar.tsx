import {
  Bold,
  Check,
  Copy,
  Ellipsis,
  FileStack,
  Italic,
  type LucideIcon,
  SlidersHorizontal,
  Trash2,
  Type,
  Underline,
} from 'lucide-react'
import type { CommandName } from '../../../../edit/commands/commands.ts'
import { selectedPlaces } from '../../../../edit/editor-state.ts'
import { classNames } from '../../../parts/class-names.ts'
import type { SheetName } from '../panels/panel-name.ts'
import { PANELS, usePanelNames } from '../panels/side-panel.tsx'
import { useEditor, useEditorState, useStore } from '../use-editor.ts'
import type { RunCommand } from '../commands/use-keys.ts'
import { BarButton } from './bar-button.tsx'
import { sheetLabel } from './panel-sheet.tsx'
import { TOOL_BAR_BOX } from './tool-bar-box.ts'
import { capitalized } from '../../../../edit/describing/capitalized.ts'

/** The main tools on small screens: panels, what can be done with the selection, or with the text that is edited. */
export function ToolBar({ run, side }: { run: RunCommand; side: 'bottom' | 'left' }) {
  const isTyping = useEditorState(({ words }) => words !== null)
  const hasSelection = useEditorState(({ selection }) => selection.length > 0)
  return (
    <div
      role="toolbar"
      aria-label="Main tools"
      aria-orientation={side === 'left' ? 'vertical' : 'horizontal'}
      data-region="tools"
      className={classNames('flex p-1', TOOL_BAR_BOX[side])}
    >
      {isTyping ? <TypingTools run={run} /> : hasSelection ? <SelectionTools run={run} /> : <PanelTools />}
    </div>
  )
}

function PanelTools() {
  const names = [...usePanelNames(), 'pages', 'properties'] as const
  return names.map((name) => <SheetButton key={name} name={name} />)
}

function SelectionTools({ run }: { run: RunCommand }) {
  const editor = useEditor()
  const onlyText = useEditorState((state) => {
    const [only, ...others] = selectedPlaces(state)
    return only?.element.type === 'text' && others.length === 0 && only.element.locked !== true
  })
  return (
    <>
      {onlyText && <BarButton icon={Type} label="Edit text" onClick={() => editor.run('enter')} />}
      <SheetButton name="properties" />
      <BarButton icon={Copy} label="Duplicate" onClick={() => run('duplicate')} />
      <BarButton icon={Trash2} label="Delete" onClick={() => run('delete')} />
      <SheetButton name="layers" />
      {!onlyText && <SheetButton name="add" />}
      <BarButton icon={Ellipsis} label="More" aria-haspopup="menu" onClick={() => run('menu')} />
    </>
  )
}

const STYLES: readonly (readonly [CommandName, LucideIcon])[] = [
  ['bold', Bold],
  ['italic', Italic],
  ['underline', Underline],
]

function TypingTools({ run }: { run: RunCommand }) {
  return (
    <>
      {STYLES.map(([name, icon]) => (
        <BarButton
          key={name}
          icon={icon}
          label={capitalized(name)}
          onPointerDown={keepFocus}
          onMouseDown={keepFocus}
          onClick={() => run(name)}
        />
      ))}
      <SheetButton name="properties" />
      <BarButton icon={Check} label="Done" onClick={() => run('leave')} />
    </>
  )
}

/** The keyboard would close, and open again. */
function keepFocus(event: { preventDefault: () => void }): void {
  event.preventDefault()
}

const ICONS: Readonly<Partial<Record<SheetName, LucideIcon>>> = { pages: FileStack, properties: SlidersHorizontal }

function SheetButton({ name }: { name: SheetName }) {
  const editor = useEditor()
  const isOpen = useStore(editor.sheet) === name
  const hasSelection = useEditorState(({ selection }) => selection.length > 0)
  const icon = ICONS[name] ?? PANELS[name as keyof typeof PANELS].icon
  return (
    <BarButton
      data-sheet-button={name}
      icon={icon}
      label={sheetLabel(name, hasSelection)}
      aria-expanded={isOpen}
      onClick={() => editor.sheet.set(isOpen ? undefined : name)}
    />
  )
}
