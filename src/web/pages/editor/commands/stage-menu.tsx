import { type ReactNode, useState } from 'react'
import { type CommandName, isPossible } from '../../../../edit/commands/commands.ts'
import { elementName } from '../../../../edit/describing/element-name.ts'
import { select } from '../../../../edit/editor-state.ts'
import { isOnSelection } from '../../../../edit/gestures/is-on-selection.ts'
import { targetAt, type Under } from '../../../../edit/pick/select.ts'
import { placesOf } from '../../../../edit/tree/place.ts'
import { toPage } from '../../../../edit/view/camera.ts'
import { ContextItem, ContextLine, ContextMenu } from '../../../parts/context-menu.tsx'
import { ContextSubmenu } from '../../../parts/context-submenu.tsx'
import { CommandItems } from './command-items.tsx'
import type { Editor } from '../editor.ts'
import { useEditor, useStore } from '../use-editor.ts'
import type { RunCommand } from './use-keys.ts'

const CLIPBOARD: readonly CommandName[] = ['cut', 'copy', 'paste', 'paste-in-place']
const ON_SELECTION: readonly (readonly CommandName[])[] = [
  CLIPBOARD,
  ['copy-style', 'paste-style', 'duplicate', 'delete'],
  ['bring-to-front', 'bring-forward', 'send-backward', 'send-to-back'],
  ['group', 'ungroup', 'lock', 'hide', 'flip-x', 'flip-y'],
]
const ON_PAGE: readonly (readonly CommandName[])[] = [
  ['paste', 'paste-in-place', 'select-all'],
  ['zoom-fit', 'zoom-100', 'palette', 'keys'],
]
const ON_WORDS: readonly (readonly CommandName[])[] = [CLIPBOARD, ['bold', 'italic', 'underline']]

/** Opens a menu for what is pressed on the stage: it becomes the selection, unless it belongs to it. */
export function StageMenu({ run, children }: { run: RunCommand; children: ReactNode }) {
  const editor = useEditor()
  const [under, setUnder] = useState<readonly Under[]>([])
  return (
    <ContextMenu items={<Items under={under} run={run} />} disabled={useStore(editor.isFilling)}>
      <div
        className="size-full"
        onContextMenuCapture={(event) => {
          if (editor.isFilling.get()) return
          if (isLongPress(event.nativeEvent)) {
            event.preventDefault()
            return
          }
          const all = underPointer(editor, event, { withLocked: true })
          setUnder(all)
          if (!isOnSelection(editor.state.get(), all)) selectForMenu(editor, underPointer(editor, event))
        }}
      >
        {children}
      </div>
    </ContextMenu>
  )
}

function Items({ under, run }: { under: readonly Under[]; run: RunCommand }) {
  const editor = useEditor()
  const state = editor.state.get()
  const own = state.selection.length > 0 ? ON_SELECTION : ON_PAGE
  const groups = (state.words ? ON_WORDS : own)
    .map((names) => names.filter((name) => isPossible(name, state)))
    .filter((names) => names.length > 0)
  const places = placesOf(state.document)
  const elements = under.flatMap(({ id }) => places.get(id)?.element ?? [])
  return (
    <>
      <CommandItems groups={groups} run={run} />
      {!state.words && editor.pointerKind.get() !== 'mouse' && (
        <>
          <ContextLine />
          <ContextItem onSelect={() => editor.takesSeveral.set(true)}>Select several</ContextItem>
        </>
      )}
      {!state.words && (elements.length > 1 || elements.some(({ locked }) => locked === true)) && (
        <>
          <ContextLine />
          <ContextSubmenu label="Select layer">
            {elements.map((element) => (
              <ContextItem key={element.id} onSelect={() => editor.update((now) => select(now, [element.id]))}>
                {elementName(element)}
              </ContextItem>
            ))}
          </ContextSubmenu>
        </>
      )}
    </>
  )
}

/** The browser's own, which differs from one to the other. The stage has one for all. */
function isLongPress(event: MouseEvent): boolean {
  return event.isTrusted && 'pointerType' in event && event.pointerType === 'touch'
}

function underPointer(
  editor: Editor,
  { clientX, clientY }: { clientX: number; clientY: number },
  options?: { withLocked: boolean },
): Under[] {
  const box = document.querySelector('[data-stage]')?.getBoundingClientRect()
  if (!box) return []
  return editor.under(toPage(editor.camera.get(), { x: clientX - box.left, y: clientY - box.top }), options)
}

function selectForMenu(editor: Editor, under: readonly Under[]): void {
  const state = editor.state.get()
  const target = targetAt(under, state, false)
  const isInWords = state.words !== null && under.some(({ id }) => id === state.words?.id)
  if (isInWords || (target !== undefined && state.selection.includes(target))) return
  editor.update((now) => ({ ...select(now, target === undefined ? [] : [target]), tool: 'select' }))
}
