import { Link, useNavigate } from '@tanstack/react-router'
import {
  Copy,
  Ellipsis,
  FileDown,
  FileInput,
  History,
  LayoutTemplate,
  PencilLine,
  PenTool,
  Scaling,
  Tags,
  TextCursorInput,
  Trash2,
} from 'lucide-react'
import { lazy, Suspense, useState } from 'react'
import { hasSlots } from '../../../document/has-slots.ts'
import type { OpenDesign } from '../../api/design-queries.ts'
import { Button, IconButton } from '../../parts/button.tsx'
import { Menu, MenuItem, MenuLine } from '../../parts/menu.tsx'
import { DesignDetails } from './design-details.tsx'
import { DesignExports } from './design-exports.tsx'
import { DesignPages } from './design-pages.tsx'
import { DesignTitle } from './title-field.tsx'
import { EmptyHint } from './empty-hint.tsx'
import type { ExportForm } from './export-form.ts'
import { ImportReportDialog } from './import-report-dialog.tsx'
import { PublishDialog } from './publish-dialog.tsx'
import { SharingPanel } from './sharing-panel.tsx'
import { TagsDialog } from './tags-dialog.tsx'
import { useImportReport } from './use-import-report.ts'
import { useDesignActions } from './use-design-actions.ts'

// Loaded on demand, since it includes the whole document format.
const ExportDialog = lazy(async () => {
  const { ExportDialog } = await import('./export-dialog.tsx')
  return { default: ExportDialog }
})

const ResizeSavedDesign = lazy(async () => {
  const { ResizeSavedDesign } = await import('./resize-saved-design.tsx')
  return { default: ResizeSavedDesign }
})

export function DesignView({ design }: { design: OpenDesign }) {
  const [actions] = useDesignActions()
  const navigate = useNavigate()
  const [dialog, setDialog] = useState<'export' | 'resize' | 'tags' | 'publish' | 'import-report'>()
  const importReport = useImportReport(design._id)
  const [exportForm, setExportForm] = useState<ExportForm>()
  const [isRenaming, setRenaming] = useState(false)
  const close = (): void => setDialog(undefined)
  const trash = async (): Promise<void> => {
    const trashed = await actions.trash([design])
    if (trashed.length > 0) await navigate({ to: '/designs', search: {} })
  }
  return (
    <>
      <header className="mb-6 flex flex-wrap items-center justify-between gap-x-6 gap-y-3">
        <DesignTitle
          design={design}
          isEdited={isRenaming}
          onEdit={() => setRenaming(true)}
          onEnd={(title) => {
            setRenaming(false)
            if (title !== undefined) void actions.rename(design, title)
          }}
        />
        <div className="flex flex-wrap items-center gap-2">
          <Button asChild>
            <Link to="/designs/$id/edit" params={{ id: design._id }} search={{}}>
              <PenTool className="size-4 max-sm:hidden" aria-hidden /> Edit
            </Link>
          </Button>
          {hasSlots(design.document) && (
            <Button asChild>
              <Link to="/designs/$id/edit" params={{ id: design._id }} search={{ panel: 'content' }}>
                <TextCursorInput className="size-4 max-sm:hidden" aria-hidden /> Edit content
              </Link>
            </Button>
          )}
          <Button icon={Scaling} className="max-sm:hidden" onClick={() => setDialog('resize')}>
            Resize
          </Button>
          <Button variant="primary" icon={FileDown} onClick={() => setDialog('export')}>
            Export
          </Button>
          <Menu trigger={<IconButton icon={Ellipsis} label="More actions" variant="plain" />}>
            {/* Delayed until the menu has returned the focus to its button. */}
            <MenuItem icon={PencilLine} onSelect={() => void setTimeout(() => setRenaming(true))}>
              Rename
            </MenuItem>
            <MenuItem icon={Tags} onSelect={() => setDialog('tags')}>
              Edit tags…
            </MenuItem>
            <MenuItem icon={Scaling} onSelect={() => setDialog('resize')}>
              Resize…
            </MenuItem>
            <MenuItem icon={Copy} onSelect={() => void actions.duplicate([design])}>
              Duplicate
            </MenuItem>
            <MenuItem asChild>
              <Link to="/designs/$id/versions" params={{ id: design._id }}>
                <History className="size-4 shrink-0 opacity-75" aria-hidden />
                Versions
              </Link>
            </MenuItem>
            {importReport && (
              <MenuItem icon={FileInput} onSelect={() => setDialog('import-report')}>
                Import report
              </MenuItem>
            )}
            <MenuItem icon={LayoutTemplate} onSelect={() => setDialog('publish')}>
              Publish as template…
            </MenuItem>
            <MenuLine />
            <MenuItem icon={Trash2} variant="danger" onSelect={() => void trash()}>
              Move to trash
            </MenuItem>
          </Menu>
        </div>
      </header>
      <div className="grid grid-cols-1 items-start gap-x-10 gap-y-8 lg:grid-cols-[minmax(0,1fr)_21rem]">
        <div>
          <DesignPages design={design} />
          <EmptyHint design={design} />
        </div>
        <div className="grid grid-cols-1 gap-8 lg:row-span-2">
          <SharingPanel design={design} actions={actions} />
          <DesignDetails design={design} onEditTags={() => setDialog('tags')} />
        </div>
        <DesignExports design={design} />
      </div>
      {dialog === 'tags' && (
        <TagsDialog designs={[design]} onClose={close} onSave={(change) => void actions.changeTags([design], change)} />
      )}
      {dialog === 'import-report' && importReport && <ImportReportDialog notes={importReport.notes} onClose={close} />}
      {dialog === 'publish' && <PublishDialog design={design} onClose={close} />}
      {dialog === 'resize' && (
        <Suspense>
          <ResizeSavedDesign design={design} onClose={close} />
        </Suspense>
      )}
      {dialog === 'export' && (
        <Suspense>
          <ExportDialog
            design={design}
            initial={exportForm}
            onClose={(form) => {
              setExportForm(form)
              close()
            }}
          />
        </Suspense>
      )}
    </>
  )
}
