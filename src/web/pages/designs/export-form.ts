import type { Schemas } from '../../../sdk/create-platen.ts'
import { type FormatName, FORMATS, OWN_OPTIONS } from '../../../formats/formats.ts'
import { COLOR_PROFILE_NAMES } from '../../../formats/color-profiles.ts'
import { SCALE } from '../../../formats/shared-options.ts'
import type { SlotData } from '../content/slot-inputs.ts'
import { isList, numberIn, type Typed, typedDefaults, valuesToSend } from './option-values.ts'

type NewExport = Schemas['NewExport']

export interface ExportForm {
  readonly format: FormatName
  readonly scale: string
  readonly pages: string
  readonly filename: string
  /** A color; empty for the background of each page. */
  readonly background: string
  readonly data: SlotData
  /** Options of single formats, which are retained when the format changes. */
  readonly options: Readonly<Record<string, Typed>>
}

export const NEW_EXPORT: ExportForm = {
  ...{ format: 'png', scale: '1', pages: '', filename: '', background: '', data: {} },
  options: typedDefaults(OWN_OPTIONS),
}

/** Changes the format. Resets the scale between pixel and paper formats, where its meaning differs. */
export function withFormat(form: ExportForm, format: FormatName): ExportForm {
  const isPaper = (name: FormatName): boolean => FORMATS[name].kind === 'document'
  return { ...form, format, ...(isPaper(format) !== isPaper(form.format) && { scale: NEW_EXPORT.scale }) }
}

/** Changes an option. Choosing PDF/X-4, which needs the colors of a printing process, chooses the usual ones. */
export function withOption({ options }: ExportForm, name: string, value: Typed): Pick<ExportForm, 'options'> {
  const needsColors =
    name === 'conformsTo' && isList(value) && value.includes('PDF/X-4') && options['colorProfile'] === ''
  return { options: { ...options, [name]: value, ...(needsColors && { colorProfile: COLOR_PROFILE_NAMES[0] }) } }
}

export function bodyOf(designId: string, form: ExportForm): NewExport {
  const { format, data } = form
  const scale = numberIn(form.scale)
  return {
    designId,
    format,
    ...(scale !== 1 && { scale }),
    ...(form.pages.trim() !== '' && { pages: pagesIn(form.pages) ?? [] }),
    ...(form.background !== '' && { background: form.background }),
    ...(Object.keys(data).length > 0 && { data }),
    ...(form.filename.trim() !== '' && { filename: form.filename }),
    ...valuesToSend(FORMATS[format].options, form.options),
  }
}

export function pagesIn(text: string): number[] | undefined {
  const pages: number[] = []
  for (const part of text.split(',')) {
    const match = /^\s*(\d{1,5})\s*(?:[-–]\s*(\d{1,5})\s*)?$/.exec(part)
    if (!match) return undefined
    const [first, last] = [Number(match[1]), Number(match[2] ?? match[1])]
    const step = last < first ? -1 : 1
    for (let page = first; page !== last + step; page += step) pages.push(page)
  }
  return pages
}

export function pagesError({ pages }: ExportForm): string | undefined {
  const isWrong = pages.trim() !== '' && pagesIn(pages) === undefined
  return isWrong ? 'Enter page numbers, for example 1-3, 5.' : undefined
}

export function scaleIn({ scale }: ExportForm): number | undefined {
  const factor = numberIn(scale)
  return factor >= SCALE.minimum && factor <= SCALE.maximum ? factor : undefined
}
