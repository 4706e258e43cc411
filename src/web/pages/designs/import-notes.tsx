import type { ImportNote } from '../../api/send-import.ts'

const MAX_PAGES = 6

/** What a design has in another form than the file of which it was made. */
export function ImportNotes({ notes }: { notes: readonly ImportNote[] }) {
  return notes.map((note) => (
    <li key={`${note.what} ${note.how}`} className="user-text">
      <span className="font-medium">{note.what}</span>
      <span className="text-ink-soft">
        {note.count > 1 && ` × ${note.count}`}
        {placeOf(note)}
        <br />
        {note.how}
      </span>
    </li>
  ))
}

function placeOf({ pages }: ImportNote): string {
  if (pages.length === 0) return ''
  const shown = pages.slice(0, MAX_PAGES).join(', ')
  return ` · page ${shown}${pages.length > MAX_PAGES ? ', …' : ''}`
}
