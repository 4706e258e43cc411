import { type ReactNode, useState } from 'react'
import type { Command } from '../../../../edit/commands/command.ts'
import { COMMANDS, type CommandName, isPossible } from '../../../../edit/commands/commands.ts'
import { keyText } from '../../../../edit/commands/written-keys.ts'
import { select } from '../../../../edit/editor-state.ts'
import { targetAt, type Under } from '../../../../edit/pick/select.ts'
import { placesOf } from '../../../../edit/tree/place.ts'
import { toPage } from '../../../../edit/view/camera.ts'
import { sourceOf } from '../../../../edit/words/runs.ts'
import type { Element as DesignElement } from '../../../../document/elements/element.ts'
import { ContextItem, ContextLine, ContextMenu } from '../../../parts/context-menu.tsx'
import { ContextSubmenu } from '../../../parts/context-submenu.tsx'
import type { Editor } from '../editor.ts'
import { useEditor, useStore } from '../use-editor.ts'
import { isMac } from './is-mac.ts'
import type { RunCommand } from '../use-keys.ts'

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
          const found = underPointer(editor, event)
          setUnder(found)
          selectForMenu(editor, found)
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
      {groups.map((names, index) => (
        <div key={names[0]} role="none">
          {index > 0 && <ContextLine />}
          {names.map((name) => (
            <CommandItem key={name} name={name} run={run} />
          ))}
        </div>
      ))}
      {!state.words && elements.length > 1 && (
        <>
          <ContextLine />
          <ContextSubmenu label="Select under the pointer">
            {elements.map((element) => (
              <ContextItem key={element.id} onSelect={() => editor.update((now) => select(now, [element.id]))}>
                {shownName(element)}
              </ContextItem>
            ))}
          </ContextSubmenu>
        </>
      )}
    </>
  )
}

function CommandItem({ name, run }: { name: CommandName; run: RunCommand }) {
  const { label, keys }: Command = COMMANDS[name]
  const [first] = keys
  return (
    <ContextItem
      variant={name === 'delete' ? 'danger' : 'plain'}
      onSelect={() => run(name)}
      {...(first !== undefined && { hint: keyText(first, { isMac: isMac() }) })}
    >
      {name === 'paste-in-place' ? 'Paste in place' : label}
    </ContextItem>
  )
}

function underPointer(editor: Editor, { clientX, clientY }: { clientX: number; clientY: number }): Under[] {
  const box = document.querySelector('[data-stage]')?.getBoundingClientRect()
  if (!box) return []
  return editor.under(toPage(editor.camera.get(), { x: clientX - box.left, y: clientY - box.top }))
}

function selectForMenu(editor: Editor, under: readonly Under[]): void {
  const state = editor.state.get()
  const target = targetAt(under, state, false)
  const isInWords = state.words !== null && under.some(({ id }) => id === state.words?.id)
  if (isInWords || (target !== undefined && state.selection.includes(target))) return
  editor.update((now) => ({ ...select(now, target === undefined ? [] : [target]), tool: 'select' }))
}

const KINDS: Readonly<Partial<Record<DesignElement['type'], string>>> = {
  rect: 'Rectangle',
  svg: 'Drawing',
  code: 'Code',
}

function shownName(element: DesignElement): string {
  const { name, alt, type } = element
  if (name !== undefined && name !== '') return name
  if (element.type === 'text' && sourceOf(element).trim() !== '') return sourceOf(element).slice(0, 60)
  if (alt !== undefined && alt !== '') return alt
  return KINDS[type] ?? type.charAt(0).toUpperCase() + type.slice(1)
}
