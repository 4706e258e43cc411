import type { ImportDraft } from '../draft.ts'
import type { Fields } from './polotno-values.ts'

/** What the design draws for its variables, by name. */
export type Variables = ReadonlyMap<string, string>

/** What the elements of a page share. */
export interface PolotnoPage {
  readonly draft: ImportDraft
  /** CSS pixels for each pixel of the file. */
  readonly scale: number
  readonly variables: Variables
}

/** One element of the file, and what its conversion needs. */
export interface PolotnoElement extends PolotnoPage {
  readonly fields: Fields
  readonly id: string
}
