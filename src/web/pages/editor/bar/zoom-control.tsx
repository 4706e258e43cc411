import { ZoomIn, ZoomOut } from 'lucide-react'
import { IconButton } from '../../../parts/button.tsx'
import { Menu } from '../../../parts/menu.tsx'
import { CommandItems, MENU_PARTS } from '../commands/command-items.tsx'
import { withKey } from '../commands/command-key.ts'
import { useEditor, useStore } from '../use-editor.ts'
import { runInView } from '../view/view-actions.ts'

const ZOOMS = [
  ['zoom-fit', 'zoom-width', 'zoom-selection'],
  ['zoom-50', 'zoom-100', 'zoom-200', 'zoom-400'],
] as const

export function ZoomControl() {
  const editor = useEditor()
  const { zoom } = useStore(editor.camera)
  return (
    <div className="flex items-center">
      <IconButton
        icon={ZoomOut}
        label="Zoom out"
        tip={withKey('zoom-out')}
        onClick={() => runInView(editor, 'zoom-out')}
      />
      <Menu
        trigger={
          <button type="button" className="h-9 w-16 rounded-md text-sm font-semibold tabular-nums hover:bg-ink/7">
            {Math.round(zoom * 100)} %
          </button>
        }
      >
        <CommandItems groups={ZOOMS} parts={MENU_PARTS} />
      </Menu>
      <IconButton icon={ZoomIn} label="Zoom in" tip={withKey('zoom-in')} onClick={() => runInView(editor, 'zoom-in')} />
    </div>
  )
}
