import { ZoomIn, ZoomOut } from 'lucide-react'
import { IconButton } from '../../../parts/button.tsx'
import { Menu, MenuItem } from '../../../parts/menu.tsx'
import { useEditor, useStore } from '../use-editor.ts'
import { runInView } from '../view-actions.ts'

export function ZoomControl() {
  const editor = useEditor()
  const { zoom } = useStore(editor.camera)
  return (
    <div className="flex items-center">
      <IconButton icon={ZoomOut} label="Zoom out" onClick={() => runInView(editor, 'zoom-out')} />
      <Menu
        trigger={
          <button type="button" className="h-9 w-16 rounded-md text-sm font-semibold tabular-nums hover:bg-ink/7">
            {Math.round(zoom * 100)} %
          </button>
        }
      >
        <MenuItem hint="Shift+1" onSelect={() => runInView(editor, 'zoom-fit')}>
          Whole page
        </MenuItem>
        <MenuItem hint="Shift+2" onSelect={() => runInView(editor, 'zoom-selection')}>
          Selection
        </MenuItem>
        <MenuItem hint="Shift+0" onSelect={() => runInView(editor, 'zoom-100')}>
          100 %
        </MenuItem>
      </Menu>
      <IconButton icon={ZoomIn} label="Zoom in" onClick={() => runInView(editor, 'zoom-in')} />
    </div>
  )
}
