import { useNavigate } from '@tanstack/react-router'
import {
  Ellipsis,
  FileDown,
  History,
  LayoutTemplate,
  Maximize,
  MonitorPlay,
  Ruler,
  Scaling,
  Search,
  Share2,
  TextCursorInput,
} from 'lucide-react'
import { useState } from 'react'
import { IconButton } from '../../../parts/button.tsx'
import { Menu, MenuItem, MenuLine } from '../../../parts/menu.tsx'
import { useExport } from '../bar/export-button.tsx'
import { Presentation } from '../bar/present.tsx'
import { GuidesDialog } from '../bar/guides-dialog.tsx'
import { ViewOptions } from '../bar/view-menu.tsx'
import { usePublishing } from '../data/publish-button.tsx'
import { LateDialog } from '../late-part.tsx'
import type { Saving } from '../save/use-saving.ts'
import { hasContent } from '../content/has-content.ts'
import { ImportReportItem } from '../import-report-item.tsx'
import { useResizing } from '../resizing/use-resizing.tsx'
import { useSharing } from '../sharing/use-sharing.tsx'
import { useEditor, useEditorState } from '../use-editor.ts'
import type { RunCommand } from '../commands/use-keys.ts'
import { useStoredOptions } from '../view/view-options.ts'

interface CompactMenuProps {
  readonly id: string
  readonly saving: Saving
  readonly run: RunCommand
  readonly isPresenting: boolean
  readonly onPresent: (isOn: boolean) => void
}

/** What has no room in the top bar of small screens. */
export function CompactMenu({ id, saving, run, isPresenting, onPresent }: CompactMenuProps) {
  const editor = useEditor()
  const navigate = useNavigate()
  const canFill = useEditorState(hasContent)
  const exporting = useExport({ id, saving })
  const resizing = useResizing(id)
  const sharing = useSharing(id)
  const publishing = usePublishing({ id, saving })
  const [isEditingGuides, setEditingGuides] = useState(false)
  useStoredOptions(editor)
  return (
    <>
      <Menu trigger={<IconButton icon={Ellipsis} label="Menu" className="size-11" />}>
        <MenuItem icon={FileDown} onSelect={exporting.start}>
          Export
        </MenuItem>
        <MenuItem icon={Share2} onSelect={sharing.start}>
          Share
        </MenuItem>
        <MenuItem icon={MonitorPlay} onSelect={() => onPresent(true)}>
          Present
        </MenuItem>
        <MenuItem icon={Scaling} onSelect={resizing.start}>
          Resize…
        </MenuItem>
        <MenuItem icon={LayoutTemplate} onSelect={publishing.start}>
          Publish as template
        </MenuItem>
        {canFill && (
          <MenuItem
            icon={TextCursorInput}
            onSelect={() =>
              void navigate({ to: '/designs/$id/edit', params: { id }, search: { panel: 'content' }, replace: true })
            }
          >
            Edit content only
          </MenuItem>
        )}
        <MenuItem icon={History} onSelect={() => void navigate({ to: '/designs/$id/versions', params: { id } })}>
          Versions
        </MenuItem>
        <ImportReportItem id={id} />
        <MenuLine />
        <MenuItem icon={Maximize} onSelect={() => run('zoom-fit')}>
          Show the whole page
        </MenuItem>
        <MenuItem icon={Search} onSelect={() => run('palette')}>
          Search commands
        </MenuItem>
        <MenuLine />
        <ViewOptions />
        <MenuItem icon={Ruler} onSelect={() => setEditingGuides(true)}>
          Edit guides…
        </MenuItem>
      </Menu>
      {exporting.dialog}
      {publishing.dialog}
      {resizing.dialog}
      {sharing.dialog}
      {isEditingGuides && <GuidesDialog onClose={() => setEditingGuides(false)} />}
      {isPresenting && (
        <LateDialog onClose={() => onPresent(false)}>
          <Presentation onClose={() => onPresent(false)} />
        </LateDialog>
      )}
    </>
  )
}
