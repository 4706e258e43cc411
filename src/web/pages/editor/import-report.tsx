import { useQueryClient } from '@tanstack/react-query'
import { X } from 'lucide-react'
import { useState } from 'react'
import { type ImportNote, takeReport } from '../../api/send-import.ts'
import { IconButton } from '../../parts/button.tsx'
import { counted } from '../../parts/format-text.ts'

/** After an import, lists what the design has in another form than the file, until it is closed. */
export function ImportReport({ id }: { id: string }) {
  const queries = useQueryClient()
  const [notes, setNotes] = useState(() => takeReport(queries, id))
  if (notes.length === 0) return null
  return (
    <section
      aria-label="Import report"
      className="absolute bottom-4 left-4 z-10 grid max-h-[min(22rem,60%)] w-80 max-w-[calc(100%-2rem)] grid-rows-[auto_minmax(0,1fr)] rounded-lg bg-sheet shadow-floating"
    >
      <div className="flex items-center justify-between gap-2 py-2 pr-2 pl-4">
        <h2 className="text-sm font-semibold">{counted(notes.length, 'difference')} from the file</h2>
        <IconButton icon={X} label="Close import report" onClick={() => setNotes([])} />
      </div>
      <ul tabIndex={0} aria-label="Differences" className="grid gap-3 overflow-y-auto px-4 pb-4 text-sm">
        {notes.map((note) => (
          <li key={`${note.what} ${note.how}`} className="user-text">
            <span className="font-medium">{note.what}</span>
            <span className="text-muted">
              {note.count > 1 && ` × ${note.count}`}
              {placeOf(note)}
              <br />
              {note.how}
            </span>
          </li>
        ))}
      </ul>
    </section>
  )
}

const MAX_PAGES = 6

function placeOf({ pages }: ImportNote): string {
  if (pages.length === 0) return ''
  const shown = pages.slice(0, MAX_PAGES).join(', ')
  return ` · page ${shown}${pages.length > MAX_PAGES ? ', …' : ''}`
}
