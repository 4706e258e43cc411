import { type Origin, hashOrigin } from '../design-hash.ts'
import { addFonts } from '../document/add-fonts.ts'
import { paintIssues } from '../document/check-brand.ts'
import { type Document, type DocumentFontSource, emptyDocument, type Size } from '../document/document.ts'
import { searchedTexts } from '../document/document-texts.ts'
import { fillDefaults, fillDocument } from '../document/fill-document.ts'
import { fillForDrawing, fillingWarnings } from '../document/fill-for-drawing.ts'
import { type DescribedSlot, describedSlots } from '../document/described-slots.ts'
import { followTexts } from '../document/mirroring/follow-texts.ts'
import { listSources } from '../document/list-sources.ts'
import type { Paint } from '../document/paint.ts'
import { parseDocument } from '../document/parse-document.ts'
import { resizeDocument } from '../document/resize-document.ts'
import { isFailure, type Issue } from '../failure.ts'
import { documentJson, readDocument } from '../document/stored-document.ts'
import type { HiddenSlotWarning } from '../document/hidden-slot-warnings.ts'
import type { UnfilledWarning } from '../document/unfilled-warnings.ts'
import { flowDocument } from '../document/flow/flow-document.ts'
import { readSent, type SentJson } from './large-json.ts'

export interface CheckedDocument {
  readonly text: string
  /** Including the pages that tables add. */
  readonly pageCount: number
  /** The `src` of each image, without duplicates. */
  readonly sources: readonly string[]
}

export interface ComposedDocument extends CheckedDocument {
  /** See `searchedTexts`. */
  readonly texts: string
}

/** `document` is absent if there are issues. */
export interface Checked<Found> {
  readonly document?: Found
  readonly issues: readonly Issue[]
}

export interface Ingredients {
  readonly sent: SentJson | undefined
  /** The original, if the request has no document. */
  readonly template?: (Size & { readonly text: string }) | undefined
  readonly data?: SentJson | undefined
  readonly lacksTemplate?: boolean
  readonly size?: Size | undefined
  /** The account's fonts. */
  readonly fonts?: readonly DocumentFontSource[] | undefined
}

/** Fills the document of the request, or else of the template, or an empty one. Then resizes the template's. */
export function composeDocument(ingredients: Ingredients): Checked<ComposedDocument> {
  return attempt(() => {
    const { sent, template, data, lacksTemplate = false, size, fonts = [] } = ingredients
    const parsed = sent && parseDocument(readSent(sent), '/document')
    if (parsed && 'issues' in parsed) return { issues: parsed.issues }
    if (!parsed && lacksTemplate) return { issues: [] }
    const source = parsed?.document ?? (template ? readDocument(template.text) : emptyDocument())
    const own = parsed ? size : template
    const filled = data ? followTexts(fillDocument(source, readSent(data)), own?.width ?? 0) : source
    const isResized = !parsed && template !== undefined && size !== undefined
    const resized = isResized ? resizeDocument(filled, template, size) : filled
    const texts = searchedTexts(resized)
    return { document: { ...toChecked(addFonts(resized, fonts)), texts }, issues: [] }
  })
}

export interface Resizing {
  readonly text: string
  readonly from: Size
  readonly to: Size
}

/** @throws `invalid_input` if the resized document would be too large */
export function resizeText({ text, from, to }: Resizing): CheckedDocument {
  return toChecked(resizeDocument(readDocument(text), from, to))
}

export interface Filling {
  readonly text: string
  /** If omitted, placeholders become their defaults. */
  readonly data?: SentJson | undefined
  readonly background: Paint | undefined
  /** Of the pages, in CSS pixels. */
  readonly width: number
  readonly height: number
  /** 1-based; all by default. */
  readonly pages: readonly number[] | undefined
  /** The account's fonts, since data may name families that the document does not list. */
  readonly fonts?: readonly DocumentFontSource[] | undefined
}

export interface FilledDocument extends CheckedDocument {
  readonly warnings: readonly (UnfilledWarning | HiddenSlotWarning)[]
  readonly origin: Origin
}

/** Fills a document. The returned sources include the source of `background`. */
export function fillText({ text, data, ...rest }: Filling): Checked<FilledDocument> {
  const document = readDocument(text)
  const issues = paintIssues(rest.background, document.brand, '/background')
  const filled = attempt(() => fillRead(document, { data, ...rest }))
  if (issues.length > 0) return { issues: [...filled.issues, ...issues] }
  return filled
}

function fillRead(
  document: Document,
  { data, background, width, height, pages, fonts = [] }: Omit<Filling, 'text'>,
): Checked<FilledDocument> {
  const values = data && readSent(data)
  const filling = fillForDrawing(document, values, width)
  const { sources, ...rest } = toChecked(addFonts(filling.flowed, fonts))
  const backgroundSources = typeof background === 'object' && 'src' in background ? [background.src] : []
  const warnings = fillingWarnings(filling, values, pages)
  const origin = hashOrigin({ document, width, height }, values)
  return {
    document: { ...rest, sources: [...new Set([...sources, ...backgroundSources])], warnings, origin },
    issues: [],
  }
}

export function listSlotsOf({ text, max }: { readonly text: string; readonly max: number }): {
  readonly slots: readonly DescribedSlot[]
  readonly count: number
} {
  const slots = describedSlots(readDocument(text))
  return { slots: slots.slice(0, max), count: slots.length }
}

/** Serializes a document and lists its sources. */
export function toChecked(document: Document): CheckedDocument {
  const flowed = flowDocument(document)
  // The entries of a repeat may be plain strings, which only become sources in its copies.
  const sources = flowed === document ? listSources(document) : [...new Set([document, flowed].flatMap(listSources))]
  // Tables may need further pages only for placeholders as they are written, which are longer than their defaults.
  const hasMore = flowed.pages.length > document.pages.length
  const shown = hasMore ? flowDocument(fillDefaults(document)) : flowed
  return { text: documentJson(document), pageCount: shown.pages.length, sources }
}

/** Returns the issues of `invalid_input` instead of throwing it. */
export function attempt<Found>(work: () => Checked<Found>): Checked<Found> {
  try {
    return work()
  } catch (error) {
    if (!isFailure(error, 'invalid_input')) throw error
    return { issues: error.details.issues }
  }
}
