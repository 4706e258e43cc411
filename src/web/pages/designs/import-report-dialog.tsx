import type { ImportNote } from '../../api/send-import.ts'
import { Button } from '../../parts/button.tsx'
import { Dialog } from '../../parts/dialog.tsx'
import { counted } from '../../parts/format-text.ts'
import { ImportNotes } from './import-notes.tsx'

export function ImportReportDialog({ notes, onClose }: { notes: readonly ImportNote[]; onClose: () => void }) {
  return (
    <Dialog
      open
      onClose={onClose}
      title="Import report"
      description={`${counted(notes.length, 'difference')} from the file`}
      actions={<Button onClick={onClose}>Close</Button>}
    >
      <ul className="grid gap-3 text-sm">
        <ImportNotes notes={notes} />
      </ul>
    </Dialog>
  )
}
