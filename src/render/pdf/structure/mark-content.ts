import { bufferOf, type ContentStream } from '../content-streams.ts'
import { PdfName, type Pdf, type PdfDictionary, type PdfObject, type PdfReference } from '../pdf-value.ts'
import { markArtifacts, paints } from './mark-artifacts.ts'
import { MARK_STEP, MARK_WIDTH } from './tag-log.ts'
import { createTaggedForms } from './tagged-forms.ts'

/** A part of a content stream, which `mark` of a {@link DrawnPart} names. */
export interface MarkedContent {
  readonly mark: number
  readonly mcid: number
}

export interface MarkedStream {
  /** The page, or a form that is drawn on it. */
  readonly owner: PdfDictionary
  /** Undefined for the content of the page itself. */
  readonly form: PdfReference | undefined
  /** In the order of their IDs. */
  readonly contents: readonly MarkedContent[]
}

export interface MarkedPage {
  readonly page: PdfDictionary
  readonly streams: readonly ContentStream[]
  /** Returns the type of the node that a mark belongs to. */
  readonly typeOf: (mark: number) => string | undefined
}

/**
 * Replaces the marks of a page by marked content, to which the structure refers. Everything else that is drawn is an
 * artifact: ISO 14289-1, 7.1.
 */
export function markContent(pdf: Pdf, { page, streams, typeOf }: MarkedPage): MarkedStream[] {
  const nextMcid = createCounter()
  const read = streams.map((each) => ({
    ...each,
    marked: replaceMarks(bufferOf(each.object.stream), { typeOf, nextMcid }),
  }))
  const tagged = new Set(read.flatMap(({ object, marked }) => (marked.contents.length > 0 ? [object] : [])))
  const taggedForms = createTaggedForms(pdf, tagged)
  const isDrawn = ({ object }: ContentStream): boolean => isForm(object) || object === read[0]?.object
  return read.flatMap(({ marked, ...stream }): MarkedStream[] => {
    const { object, reference, resources } = stream
    if (!isDrawn(stream)) return []
    // A form without tagged content belongs to what draws it: an artifact, or tagged content.
    const content =
      isForm(object) && !taggedForms.has(object)
        ? marked.text
        : markArtifacts(marked.text, (form) => taggedForms.hasNamed(resources, form))
    object.stream = Buffer.from(content, 'latin1')
    if (marked.contents.length === 0) return []
    const isOwner = isForm(object) && object.value instanceof Map
    return [
      {
        owner: isOwner && object.value instanceof Map ? object.value : page,
        form: isOwner ? reference : undefined,
        contents: marked.contents,
      },
    ]
  })
}

function isForm({ value }: PdfObject): boolean {
  const subtype = value instanceof Map ? value.get('Subtype') : undefined
  return subtype instanceof PdfName && subtype.name === 'Form'
}

const MARK = /^\S+ \S+ (\.000366\d*) (\S+) re\nf\n/gm

/** IDs only have to be unique within a stream, but pdf.js confuses those of a page with those of its forms. */
function createCounter(): () => number {
  let next = 0
  return () => next++
}

interface MarkedText {
  readonly text: string
  readonly contents: readonly MarkedContent[]
}

/** Removes marks without a counterpart, which was clipped or lies in another stream, and those of nothing. */
function replaceMarks(
  bytes: Buffer,
  { typeOf, nextMcid }: { readonly typeOf: MarkedPage['typeOf']; readonly nextMcid: () => number },
): MarkedText {
  const text = bytes.toString('latin1')
  const places = new Map<number, { readonly at: number; readonly end: number }>()
  for (const { 0: whole, 1: width, 2: height, index } of text.matchAll(MARK)) {
    const number = numberOf(width, height)
    if (number !== undefined) places.set(number, { at: index, end: index + whole.length })
  }
  if (places.size === 0) return { text, contents: [] }
  const contents: MarkedContent[] = []
  const replaced = text.replaceAll(MARK, (mark, width: string, height: string) => {
    const number = numberOf(width, height)
    if (number === undefined) return mark
    const index = Math.floor(number / 2)
    const type = typeOf(index)
    const [begin, end] = [places.get(2 * index), places.get(2 * index + 1)]
    if (!begin || !end || type === undefined || !paints(text.slice(begin.end, end.at))) return ''
    if (number % 2 === 1) return 'EMC\n'
    const mcid = nextMcid()
    contents.push({ mark: index, mcid })
    return `/${type} <</MCID ${mcid}>> BDC\n`
  })
  return { text: replaced, contents }
}

function numberOf(width: string | undefined, height: string | undefined): number | undefined {
  if (Math.abs(Number(width) - MARK_WIDTH) > 1e-7) return undefined
  const number = Math.round(Number(height) / MARK_STEP) - 1
  return Number.isSafeInteger(number) && number >= 0 ? number : undefined
}
