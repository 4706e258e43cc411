import { type Schemas } from '../../../sdk/create-platen.ts'
import { type SlotData } from '../studio/slot-values.ts'

export type Format = Schemas['ExportFormat']
type NewExport = Schemas['NewExport']

/** What stands in the fields of the export dialog, as it was typed. */
export interface ExportForm {
  readonly format: Format
  readonly scale: string
  readonly pages: string
  readonly filename: string
  /** A colour, or empty for each page's own. */
  readonly background: string
  readonly data: SlotData
  readonly transparent: boolean
  readonly quality: string
  readonly bleed: string
  readonly cropMarks: boolean
  readonly title: string
  readonly author: string
  readonly subject: string
  readonly keywords: string
}

export const NEW_EXPORT: ExportForm = {
  format: 'png',
  scale: '1',
  pages: '',
  filename: '',
  background: '',
  data: {},
  transparent: false,
  quality: '90',
  bleed: '0',
  cropMarks: false,
  title: '',
  author: '',
  subject: '',
  keywords: '',
}

/** Which formats have an option that not all have. */
const HAVING: Readonly<Record<'transparent' | 'quality' | 'print', readonly Format[]>> = {
  transparent: ['png', 'webp'],
  quality: ['jpeg', 'webp'],
  print: ['pdf'],
}

export function hasOption(format: Format, option: keyof typeof HAVING): boolean {
  return HAVING[option].includes(format)
}

/** The form with another format. Between pixels and paper a scale means something else: it begins anew. */
export function withFormat(form: ExportForm, format: Format): ExportForm {
  const isOtherKind = hasOption(format, 'print') !== hasOption(form.format, 'print')
  return { ...form, format, ...(isOtherKind && { scale: NEW_EXPORT.scale }) }
}

/** What the API is sent: what the format has, and of that what is not its default. */
export function bodyOf(designId: string, form: ExportForm): NewExport {
  const { format, data } = form
  const scale = numberIn(form.scale)
  const quality = numberIn(form.quality)
  return {
    designId,
    format,
    ...(scale !== 1 && { scale }),
    ...(form.pages.trim() !== '' && { pages: pagesIn(form.pages) ?? [] }),
    ...(hasOption(format, 'transparent') && form.transparent && { transparent: true }),
    ...(hasOption(format, 'quality') && quality !== 90 && { quality }),
    ...(form.background !== '' && { background: form.background }),
    ...(Object.keys(data).length > 0 && { data }),
    ...(form.filename.trim() !== '' && { filename: form.filename }),
    ...(hasOption(format, 'print') && printOptions(form)),
  }
}

function printOptions(form: ExportForm): Pick<NewExport, 'bleed' | 'cropMarks' | 'metadata'> {
  const bleed = numberIn(form.bleed)
  const keywords = form.keywords.split(',').flatMap((word) => word.trim() || [])
  const metadata = {
    ...(form.title.trim() !== '' && { title: form.title }),
    ...(form.author.trim() !== '' && { author: form.author }),
    ...(form.subject.trim() !== '' && { subject: form.subject }),
    ...(keywords.length > 0 && { keywords }),
  }
  return {
    ...(bleed !== 0 && { bleed }),
    ...(form.cropMarks && { cropMarks: true }),
    ...(Object.keys(metadata).length > 0 && { metadata }),
  }
}

/** `1-3, 5` as the numbers it stands for; undefined where it cannot be read. */
export function pagesIn(text: string): number[] | undefined {
  const pages: number[] = []
  for (const part of text.split(',')) {
    const read = /^\s*(\d{1,5})\s*(?:[-–]\s*(\d{1,5})\s*)?$/.exec(part)
    if (!read) return undefined
    const [first, last] = [Number(read[1]), Number(read[2] ?? read[1])]
    const step = last < first ? -1 : 1
    for (let page = first; page !== last + step; page += step) pages.push(page)
  }
  return pages
}

/** What is wrong with the pages as they were typed; the service only sees what could be read. */
export function pagesFault({ pages }: ExportForm): string | undefined {
  const isWrong = pages.trim() !== '' && pagesIn(pages) === undefined
  return isWrong ? `Must be numbers such as 1-3, 5; received ${JSON.stringify(pages)}.` : undefined
}

const SCALE = { least: 0.1, most: 8 }

/** How many times as large it comes out; undefined where it is refused. */
export function scaleIn({ scale }: ExportForm): number | undefined {
  const factor = numberIn(scale)
  return factor >= SCALE.least && factor <= SCALE.most ? factor : undefined
}

/** A number with a comma or a point; what is no number is sent as it cannot be, so that the service says what may stand there. */
function numberIn(text: string): number {
  return text.trim() === '' ? NaN : Number(text.replace(',', '.'))
}
