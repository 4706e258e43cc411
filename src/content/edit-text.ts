import type { Document, DocumentFontSource, Size } from '../document/document.ts'
import { addFonts } from '../document/add-fonts.ts'
import { searchedTexts } from '../document/document-texts.ts'
import { drawnDocument } from '../document/drawn-document.ts'
import { fillDefaults } from '../document/fill-document.ts'
import { flowDocument } from '../document/flow/flow-document.ts'
import { readDocument } from '../document/stored-document.ts'
import { type UnfilledWarning, unfilledWarnings } from '../document/unfilled-warnings.ts'
import { checkDocument, type DocumentFinding } from '../edit/check/check-document.ts'
import { type UnusualText, unusualTexts } from '../edit/check/unusual-texts.ts'
import { applyOperations } from '../edit/operations/apply-operations.ts'
import { readOperations } from '../edit/wire/edit-operation.ts'
import { attempt, type Checked, type ComposedDocument, toChecked } from './compose.ts'
import { readSent, type SentJson } from './large-json.ts'

export interface Editing {
  readonly text: string
  readonly size: Size
  readonly operations: SentJson
  /** The account's fonts, since operations may name families that the document does not list. */
  readonly fonts?: readonly DocumentFontSource[] | undefined
  /** The sizes of pictures in pixels, by `src`, as far as they are known. */
  readonly pictures?: readonly (readonly [src: string, size: Size])[]
}

export interface EditedText extends ComposedDocument {
  readonly size: Size
  /** The IDs that each operation has made. */
  readonly created: readonly (readonly string[])[]
  readonly warnings: readonly EditWarning[]
  /** Texts with characters that their fonts may lack. The fonts are not here, so the caller checks them. */
  readonly unusual: readonly UnusualText[]
}

/** What people should look at, as far as it shows without rendering. */
export type EditWarning = UnfilledWarning | DocumentFinding | MissingGlyph

export interface MissingGlyph {
  readonly code: 'missing_glyph'
  readonly message: string
  /** 1-based. */
  readonly page: number
  readonly elementId: string
}

interface Findings {
  readonly warnings: readonly EditWarning[]
  readonly unusual: readonly UnusualText[]
}

export function findingsOf(document: Document, size: Size, pictures: ReadonlyMap<string, Size>): Findings {
  const filled = fillDefaults(document)
  const drawn = drawnDocument(filled)
  const warnings = [...unfilledWarnings(flowDocument(filled)), ...checkDocument({ document, drawn, size, pictures })]
  return { warnings, unusual: unusualTexts(document, drawn) }
}

/** Applies operations as a client has sent them to a stored document: all, or none. */
export function editText({ text, size, operations, fonts = [], pictures = [] }: Editing): Checked<EditedText> {
  return attempt(() => {
    const read = readOperations(readSent(operations))
    if ('issues' in read) return { issues: read.issues }
    const edited = applyOperations({ document: readDocument(text), size }, read.operations)
    const document = addFonts(edited.document, fonts)
    const found = findingsOf(document, edited.size, new Map(pictures))
    const { size: editedSize, created } = edited
    const texts = searchedTexts(document)
    return { document: { ...toChecked(document), texts, size: editedSize, created, ...found }, issues: [] }
  })
}
