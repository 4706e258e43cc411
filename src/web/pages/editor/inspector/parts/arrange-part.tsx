import {
  AlignCenterHorizontal,
  AlignCenterVertical,
  AlignEndHorizontal,
  AlignEndVertical,
  AlignHorizontalSpaceBetween,
  AlignStartHorizontal,
  AlignStartVertical,
  AlignVerticalSpaceBetween,
  BringToFront,
  ChevronDown,
  ChevronUp,
  FlipHorizontal2,
  FlipVertical2,
  LockOpen,
  type LucideIcon,
  SendToBack,
} from 'lucide-react'
import { type CommandName, COMMANDS, isPossible } from '../../../../../edit/commands/commands.ts'
import { IconButton } from '../../../../parts/button.tsx'
import { useEditor, useEditorState } from '../../use-editor.ts'
import { runCommand } from '../../commands/use-keys.ts'

type CommandButton = readonly [command: CommandName, icon: LucideIcon]

const ALIGNMENTS: readonly CommandButton[] = [
  ['align-left', AlignStartVertical],
  ['align-center', AlignCenterVertical],
  ['align-right', AlignEndVertical],
  ['align-top', AlignStartHorizontal],
  ['align-middle', AlignCenterHorizontal],
  ['align-bottom', AlignEndHorizontal],
]
const ORDERS: readonly CommandButton[] = [
  ['bring-to-front', BringToFront],
  ['bring-forward', ChevronUp],
  ['send-backward', ChevronDown],
  ['send-to-back', SendToBack],
  // The library names these icons by the axis of the mirror.
  ['flip-x', FlipVertical2],
  ['flip-y', FlipHorizontal2],
  ['distribute-x', AlignHorizontalSpaceBetween],
  ['distribute-y', AlignVerticalSpaceBetween],
]

/** Buttons that align, distribute, order and flip what is selected. */
export function ArrangePart() {
  return (
    <div className="grid grid-cols-1 gap-1 border-b border-rule px-3 py-2">
      <CommandBar label="Align" buttons={ALIGNMENTS} />
      <CommandBar label="Order and flip" buttons={ORDERS} />
    </div>
  )
}

function CommandBar({ label, buttons }: { label: string; buttons: readonly CommandButton[] }) {
  return (
    <div role="group" aria-label={label} className="flex justify-between">
      {buttons.map(([command, icon]) => (
        <CommandIcon key={command} {...{ command, icon }} />
      ))}
    </div>
  )
}

function CommandIcon({ command, icon }: { command: CommandName; icon: LucideIcon }) {
  const editor = useEditor()
  const isEnabled = useEditorState((state) => isPossible(command, state))
  return (
    <IconButton
      icon={icon}
      label={COMMANDS[command].label}
      height="small"
      disabled={!isEnabled}
      onClick={() => runCommand(editor, command)}
    />
  )
}

/** Says that what is selected is locked, and unlocks it. */
export function LockedNote() {
  const editor = useEditor()
  return (
    <div className="flex items-center justify-between gap-2 border-b border-rule bg-well px-4 py-2 text-sm">
      Locked
      <IconButton icon={LockOpen} label="Unlock" height="small" onClick={() => runCommand(editor, 'lock')} />
    </div>
  )
}
