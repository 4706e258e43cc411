import { FileSpreadsheet } from 'lucide-react'
import { useRef, useState } from 'react'
import { describedSlots } from '../../../../document/described-slots.ts'
import { readRows, RowsNotRead, type Row } from '../../../../edit/data/read-sample-rows.ts'
import { Button } from '../../../parts/button.tsx'
import { Dialog } from '../../../parts/dialog.tsx'
import { TextArea } from '../../../parts/field.tsx'
import { counted } from '../../../parts/format-text.ts'
import { useToast } from '../../../api/use-toast.ts'
import { useEditorState } from '../use-editor.ts'

/** A file of samples is small; a larger one would stop the page while it is read. */
const MAX_BYTES = 5 * 1024 * 1024

interface RowsDialogProps {
  readonly onClose: () => void
  readonly onRead: (rows: readonly Row[]) => void
}

/** Reads sample rows that are pasted, or opened from a file. */
export function RowsDialog({ onClose, onRead }: RowsDialogProps) {
  const document = useEditorState((state) => state.document)
  const { showSuccess } = useToast()
  const file = useRef<HTMLInputElement>(null)
  const [text, setText] = useState('')
  const [problem, setProblem] = useState<string>()
  const read = (source: string): void => {
    try {
      const { rows, notice } = readRows(document, source)
      onRead(rows)
      onClose()
      showSuccess(`${counted(rows.length, 'row')} added. ${notice ?? ''}`.trim())
    } catch (error) {
      if (!(error instanceof RowsNotRead)) throw error
      setProblem(error.message)
    }
  }
  const open = async (opened: File | undefined): Promise<void> => {
    if (!opened) return
    if (opened.size > MAX_BYTES) setProblem('The file is larger than 5 MB. Samples need only a few rows.')
    else read(await opened.text())
  }
  const names = describedSlots(document).map(({ name }) => name)
  return (
    <Dialog
      open
      onClose={onClose}
      title="Add sample rows"
      description="Rows show the design with data while you edit it. They are not saved with the design."
      actions={
        <>
          <Button icon={FileSpreadsheet} className="mr-auto" onClick={() => file.current?.click()}>
            Open a file
          </Button>
          <Button onClick={onClose}>Cancel</Button>
          <Button variant="primary" onClick={() => read(text)}>
            Show rows
          </Button>
        </>
      }
    >
      <TextArea
        label="Rows"
        rows={8}
        value={text}
        placeholder={names.join(', ')}
        spellCheck={false}
        className="font-mono text-sm"
        hint="Paste cells of a spreadsheet, CSV or JSON. The first row has the names of slots."
        error={problem}
        onChange={(event) => {
          setText(event.target.value)
          setProblem(undefined)
        }}
      />
      <input
        ref={file}
        type="file"
        accept=".csv,.tsv,.txt,.json,text/csv,application/json"
        aria-label="File with rows"
        className="hidden"
        onChange={(event) => void open(event.target.files?.[0])}
      />
    </Dialog>
  )
}
