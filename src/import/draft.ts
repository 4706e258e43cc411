import type { ImportedFile, ImportNote } from './imported.ts'
import { refuse } from './refuse.ts'
import { storableName } from './storable-name.ts'

const MAX_FILES = 500
const MAX_FILE_BYTES = 256 * 1024 * 1024
const MAX_NOTES = 200
const MAX_PLACES = 100

/** The place of something in the new design. */
export interface Place {
  readonly page?: number
  readonly element?: string
}

interface OpenNote {
  what: string
  how: string
  count: number
  pages: Set<number>
  elements: Set<string>
}

/** Collects the IDs, the pictures and the notes of a design while it is made. */
export class ImportDraft {
  /** 1-based. */
  page = 1
  readonly families: ReadonlyMap<string, string>
  readonly #ids = new Set<string>()
  readonly #counts = new Map<string, number>()
  readonly #files = new Map<string, ImportedFile>()
  readonly #notes = new Map<string, OpenNote>()
  #fileBytes = 0
  /** Places of notes beyond the limit. */
  #further = 0

  constructor(families: readonly string[]) {
    this.families = new Map(families.map((name) => [name.toLowerCase(), name]))
  }

  /** Returns `wanted` if it can be an ID and no other element has it, and otherwise a new ID such as `text-2`. */
  id(kind: string, wanted = ''): string {
    if (wanted !== '' && wanted === storableName(wanted) && !this.#ids.has(wanted)) {
      this.#ids.add(wanted)
      return wanted
    }
    let id: string
    do {
      const count = (this.#counts.get(kind) ?? 0) + 1
      this.#counts.set(kind, count)
      id = `${kind}-${count}`
    } while (this.#ids.has(id))
    this.#ids.add(id)
    return id
  }

  /** Returns the source of a picture, as elements name it. `key` is equal for equal pictures. */
  addFile(key: string, bytes: Uint8Array, name: string): string {
    const known = this.#files.get(key)
    if (known) return `asset:${known.id}`
    if (this.#files.size === MAX_FILES) refuse(`it has more than ${MAX_FILES} pictures`)
    this.#fileBytes += bytes.length
    if (this.#fileBytes > MAX_FILE_BYTES) refuse(`its pictures have more than ${MAX_FILE_BYTES / 1024 ** 2} MiB`)
    const id = `ast_import${this.#files.size + 1}`
    this.#files.set(key, { id, name, bytes })
    return `asset:${id}`
  }

  /** Adds a place to the note of these texts. What is beyond the limits is only counted. */
  note(what: string, how: string, { page = this.page, element }: Place = {}): void {
    const key = `${what}\n${how}`
    const known = this.#notes.get(key)
    if (!known && this.#notes.size === MAX_NOTES) {
      this.#further += 1
      return
    }
    const note = known ?? { what, how, count: 0, pages: new Set(), elements: new Set() }
    note.count += 1
    note.pages.add(page)
    if (element !== undefined && note.elements.size < MAX_PLACES) note.elements.add(element)
    this.#notes.set(key, note)
  }

  /** Returns the first `most` items. Notes that others are left out. */
  first<Item>(items: readonly Item[], most: number, { noun, ...place }: Place & { noun: string }): readonly Item[] {
    if (items.length <= most) return items
    this.note(`${items.length} ${noun}`, `At most ${most} are possible; the rest was left out.`, place)
    return items.slice(0, most)
  }

  get files(): ImportedFile[] {
    return [...this.#files.values()]
  }

  /** The notes of the most places first. */
  get report(): ImportNote[] {
    const notes = [...this.#notes.values()]
      .map((note) => ({ ...note, pages: [...note.pages].toSorted((a, b) => a - b), elements: [...note.elements] }))
      .toSorted((a, b) => b.count - a.count)
    return this.#further === 0 ? notes : [...notes, furtherNote(this.#further)]
  }
}

function furtherNote(count: number): ImportNote {
  const how = `Reports have at most ${MAX_NOTES} notes.`
  return { what: 'More that was approximated, replaced or left out', how, count, pages: [], elements: [] }
}
