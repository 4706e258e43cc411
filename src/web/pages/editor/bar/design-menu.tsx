import { Link } from '@tanstack/react-router'
import { Ellipsis, History, Info, PenTool, Scaling, Share2, TextCursorInput } from 'lucide-react'
import { IconButton } from '../../../parts/button.tsx'
import { Menu, MenuItem } from '../../../parts/menu.tsx'
import { hasContent } from '../content/has-content.ts'
import { ImportReportItem } from '../import-report-item.tsx'
import { useResizing } from '../resizing/use-resizing.tsx'
import { useSharing } from '../sharing/use-sharing.tsx'
import { useEditor, useEditorState, useStore } from '../use-editor.ts'

/** Sharing, the other pages of the design, and the way to fill in its content only. */
export function DesignMenu({ id }: { id: string }) {
  const editor = useEditor()
  const isFilling = useStore(editor.isFilling)
  const canFill = useEditorState(hasContent)
  const resizing = useResizing(id)
  const sharing = useSharing(id)
  return (
    <>
      <Menu trigger={<IconButton icon={Ellipsis} label="More actions" />}>
        {isFilling ? (
          <MenuItem asChild>
            <Link to="/designs/$id/edit" params={{ id }} search={{}} replace>
              <PenTool className="size-4 shrink-0 opacity-75" aria-hidden />
              Edit design
            </Link>
          </MenuItem>
        ) : canFill ? (
          <MenuItem asChild>
            <Link to="/designs/$id/edit" params={{ id }} search={{ panel: 'content' }} replace>
              <TextCursorInput className="size-4 shrink-0 opacity-75" aria-hidden />
              Edit content only
            </Link>
          </MenuItem>
        ) : null}
        <MenuItem icon={Share2} onSelect={sharing.start}>
          Share…
        </MenuItem>
        <MenuItem icon={Scaling} onSelect={resizing.start}>
          Resize…
        </MenuItem>
        <MenuItem asChild>
          <Link to="/designs/$id" params={{ id }}>
            <Info className="size-4 shrink-0 opacity-75" aria-hidden />
            Details
          </Link>
        </MenuItem>
        <MenuItem asChild>
          <Link to="/designs/$id/versions" params={{ id }}>
            <History className="size-4 shrink-0 opacity-75" aria-hidden />
            Versions
          </Link>
        </MenuItem>
        <ImportReportItem id={id} />
      </Menu>
      {resizing.dialog}
      {sharing.dialog}
    </>
  )
}
