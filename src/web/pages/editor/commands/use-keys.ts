import { useEffect, useRef } from 'react'
import { type CommandName, COMMANDS } from '../../../../edit/commands/commands.ts'
import type { Command } from '../../../../edit/commands/command.ts'
import { hasNeighbor } from '../../../../edit/commands/select-commands.ts'
import { commandOf } from '../../../../edit/commands/command-of-key.ts'
import type { Editor } from '../editor.ts'
import { isCovered } from './is-covered.ts'
import { runInView } from '../view/view-actions.ts'
import { isComposing } from '../../../parts/is-composing.ts'

/** What only the page around the editor can do. */
export type PageActions = Partial<Record<CommandName, () => void>>

/** Runs any command: in the editor, in its view, or in the page around it. */
export type RunCommand = (name: CommandName) => void

/** Those that people have who only fill in a design. */
const FILLING_COMMANDS: ReadonlySet<CommandName> = new Set<CommandName>([
  ...(['undo', 'redo', 'next-page', 'previous-page', 'present', 'save', 'keys'] as const),
  ...(['zoom-in', 'zoom-out', 'zoom-fit', 'zoom-100', 'zoom-selection'] as const),
])

/** Runs the commands of keys, except in fields, dialogs and menus. */
export function useKeys(editor: Editor, actions: PageActions): void {
  const latest = useRef(actions)
  useEffect(() => {
    latest.current = actions
  })
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent): void => {
      if (event.defaultPrevented || isComposing(event) || isElsewhere(event) || leavesStage(editor, event)) return
      const { key, code, shiftKey: shift, altKey: alt } = event
      const name = commandOf({ key, code, shift, alt, mod: event.ctrlKey || event.metaKey })
      if (!name || (editor.isFilling.get() && !FILLING_COMMANDS.has(name))) return
      const ofPen = editor.state.get().gesture.kind === 'penning' ? penEventOf(name) : undefined
      if (ofPen) editor.handle({ type: ofPen })
      else if (key === 'Escape' && editor.state.get().gesture.kind !== 'idle') editor.handle({ type: 'cancel' })
      else if (latest.current[name]) latest.current[name]()
      else runCommand(editor, name)
      event.preventDefault()
    }
    addEventListener('keydown', onKeyDown)
    return () => removeEventListener('keydown', onKeyDown)
  }, [editor])
}

/** While a path is drawn, its points are what is deleted and undone. */
function penEventOf(name: CommandName): 'cancel' | 'back' | undefined {
  if (name === 'enter' || name === 'leave') return 'cancel'
  return name === 'delete' || name === 'undo' ? 'back' : undefined
}

export function runCommand(editor: Editor, name: CommandName): void {
  const command: Command = COMMANDS[name]
  if (command.run) editor.run(name)
  else runInView(editor, name)
}

/** Tab selects elements while the page has the focus, and leaves it behind the last one. */
function leavesStage(editor: Editor, { target, key, shiftKey }: KeyboardEvent): boolean {
  if (key !== 'Tab') return false
  const isOnStage = target instanceof Element && target.matches('[data-stage]')
  return !isOnStage || !hasNeighbor(editor.state.get(), shiftKey ? -1 : 1)
}

/** Buttons keep Enter and Space. */
function isElsewhere(event: KeyboardEvent): boolean {
  const { target, key } = event
  if (isCovered()) return true
  if (!(target instanceof Element)) return false
  if (target.closest('[data-shares-keys]') !== null) return true
  if (isPageKeyInWords(target, event)) return false
  if (target.closest('input:not([type=checkbox]), textarea, select, [contenteditable], [data-own-keys]') !== null)
    return true
  const isOnControl = target.closest('button, a, [role=tab]') !== null
  return isOnControl && (key === 'Enter' || key === ' ')
}

/** Commands of the page, such as the search of commands, can also be reached while a text is edited. */
function isPageKeyInWords(target: Element, { key, code, shiftKey, altKey, ctrlKey, metaKey }: KeyboardEvent): boolean {
  const mod = ctrlKey || metaKey
  const name = mod ? commandOf({ key, code, shift: shiftKey, alt: altKey, mod }) : undefined
  return name !== undefined && isOfPage(name) && target.closest('[data-stage] textarea') !== null
}

export function isOfPage(name: CommandName): boolean {
  const command: Command = COMMANDS[name]
  return command.run === undefined
}
