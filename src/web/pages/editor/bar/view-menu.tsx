import { Eye, Ruler } from 'lucide-react'
import { useState } from 'react'
import { type CommandName, COMMANDS } from '../../../../edit/commands/commands.ts'
import type { EditorOptions } from '../../../../edit/editor-options.ts'
import { LENGTH_UNITS } from '../../../../edit/measuring/length-unit.ts'
import { IconButton } from '../../../parts/button.tsx'
import { Menu, MenuCheck, MenuItem, MenuLine } from '../../../parts/menu.tsx'
import { commandKey } from '../commands/command-key.ts'
import { useEditor, useEditorState } from '../use-editor.ts'
import { useStoredOptions } from '../view/view-options.ts'
import { GuidesDialog } from './guides-dialog.tsx'

const SHOWN: readonly CommandName[] = ['rulers', 'guides', 'grid', 'bleed', 'safe-area']
const SNAPPING: readonly CommandName[] = ['snapping', 'whole-pixels']
const UNITS: readonly CommandName[] = LENGTH_UNITS.map((unit) => `unit-${unit}` as const)

/** What is shown of the page besides what is exported, and what elements snap to. */
export function ViewMenu() {
  const editor = useEditor()
  const [isEditingGuides, setEditingGuides] = useState(false)
  useStoredOptions(editor)
  return (
    <>
      <Menu trigger={<IconButton icon={Eye} label="View" />}>
        <ViewOptions />
        <MenuItem icon={Ruler} onSelect={() => setEditingGuides(true)}>
          Edit guides…
        </MenuItem>
      </Menu>
      {isEditingGuides && <GuidesDialog onClose={() => setEditingGuides(false)} />}
    </>
  )
}

export function ViewOptions() {
  return (
    <>
      {SHOWN.map((name) => (
        <Option key={name} name={name} />
      ))}
      <MenuLine />
      {SNAPPING.map((name) => (
        <Option key={name} name={name} />
      ))}
      <MenuLine />
      {UNITS.map((name) => (
        <Option key={name} name={name} />
      ))}
      <MenuLine />
    </>
  )
}

function Option({ name }: { name: CommandName }) {
  const editor = useEditor()
  const options = useEditorState((state) => state.options)
  const hint = commandKey(name)
  return (
    <MenuCheck isOn={isOn(name, options)} {...(hint !== undefined && { hint })} onChange={() => editor.run(name)}>
      {COMMANDS[name].label}
    </MenuCheck>
  )
}

function isOn(name: CommandName, options: EditorOptions): boolean {
  switch (name) {
    case 'rulers':
    case 'guides':
    case 'bleed':
      return options[name]
    case 'grid':
      return options.grid !== null
    case 'safe-area':
      return options.safeArea
    case 'snapping':
      return options.snaps
    case 'whole-pixels':
      return options.wholePixels
    default:
      return name === `unit-${options.unit}`
  }
}
