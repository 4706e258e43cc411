import { contentStreams, type ContentStream } from '../content-streams.ts'
import { PdfName, PdfReference, type Pdf, type PdfDictionary, type PdfObject, type PdfValue } from '../pdf-value.ts'

export interface PdfWithContent {
  readonly document: Pdf
  streams(): ContentStream[]
  /** Returns the present content of the page, or of its pattern. */
  content(): string
}

interface Parts {
  /** Graphics states by name. */
  readonly states?: ReadonlyMap<string, PdfValue>
  /** Whether `content` is that of a pattern of the page. */
  readonly isPattern?: boolean
}

/** Returns a PDF of one page with `content`. */
export function pdfWith(content: string, { states = new Map(), isPattern = false }: Parts = {}): PdfWithContent {
  const stream = Buffer.from(content, 'latin1')
  const resources: PdfDictionary = new Map<string, PdfValue>([['ExtGState', new Map(states)]])
  if (isPattern) resources.set('Pattern', new Map([['P1', new PdfReference(5)]]))
  const page: PdfDictionary = new Map<string, PdfValue>([
    ['Type', new PdfName('Page')],
    ['Resources', resources],
    ['Contents', new PdfReference(4)],
  ])
  const pattern: PdfDictionary = new Map<string, PdfValue>([
    ['PatternType', 1],
    ['Resources', new Map()],
  ])
  const objects = new Map<number, PdfObject>([
    [1, { value: new Map([['Pages', new PdfReference(2)]]) }],
    [2, { value: new Map([['Kids', [new PdfReference(3)]]]) }],
    [3, { value: page }],
    [4, { value: new Map(), stream: isPattern ? Buffer.from('') : stream }],
    ...(isPattern ? [[5, { value: pattern, stream }] as const] : []),
  ])
  const document: Pdf = { objects, trailer: new Map([['Root', new PdfReference(1)]]) }
  return {
    document,
    streams: () => contentStreams(document, page),
    content: () => Buffer.from(objects.get(isPattern ? 5 : 4)?.stream ?? []).toString('latin1'),
  }
}
