import type { Size } from '../../../document/document.ts'
import { MAX_PIXELS } from '../../../formats/format.ts'
import { FORMATS } from '../../../formats/formats.ts'
import { count, counted } from '../../parts/format-text.ts'
import { sizeIn, sizeText, unitOf } from '../../parts/sizes.ts'
import { type ExportForm, pagesIn, scaleIn } from './export-form.ts'
import { valuesToSend } from './option-values.ts'

interface Pages extends Size {
  readonly pageCount: number
}

const CSS_DPI = 96
/** Below it, people see that a print is not sharp. Printers ask for 300. */
const SHARP_DPI = 250

/** Says what an export will be: `2 files of 1080 × 1080 px, as a ZIP`. Empty while the scale is no number. */
export function describeOutput(design: Pages, form: ExportForm): string {
  const { format, pages, options } = form
  const size = outputSize(design, form)
  if (size === undefined) return ''
  const pageCount = pages.trim() === '' ? design.pageCount : (pagesIn(pages)?.length ?? design.pageCount)
  if (FORMATS[format].kind === 'document') {
    return `${counted(pageCount, 'page')} of ${sizeIn(size, unitOf(design) === 'in' ? 'in' : 'mm')}`
  }
  const { width, height } = inPixels(size)
  const sides = `${width} × ${height} px`
  if (pageCount === 1) return sides
  const isOneFile =
    FORMATS[format].kind === 'animation' || valuesToSend(FORMATS[format].options, options)['animated'] === true
  return isOneFile
    ? `${counted(pageCount, 'page')} in one file of ${sides}`
    : `${pageCount} files of ${sides}, as a ZIP`
}

/** Explains the scale: its range, or how sharp a print is. */
export function scaleHint(design: Size, form: ExportForm): string {
  if (FORMATS[form.format].kind === 'document') return 'Scales the page size, 0.1–8×'
  const factor = scaleIn(form)
  if (factor === undefined || !isForPrint(design, form)) return 'Output scale, 0.1–8× (2× for high-density screens)'
  const dpi = Math.round(CSS_DPI * factor)
  const printed = `${dpi} dpi if printed at ${sizeText(design)}`
  return dpi < SHARP_DPI ? `${printed}. For print, use 300 dpi or a PDF.` : printed
}

/** Whether an export is a picture of a paper. */
export function isForPrint(design: Size, { format }: ExportForm): boolean {
  return unitOf(design) !== 'px' && FORMATS[format].kind === 'image' && format !== 'svg'
}

/** Says what is wrong with a scale before the export is requested, by the limits that the server has for pictures. */
export function scaleIssue(design: Size, form: ExportForm): string | undefined {
  const { kind, label, maxSide } = FORMATS[form.format]
  const size = outputSize(design, form)
  if (kind === 'document' || size === undefined) return undefined
  const { width, height } = inPixels(size)
  const sides = `${count(width)} × ${count(height)} px`
  if (Math.max(width, height) > maxSide) return `${label} allows ${count(maxSide)} px per side; this would be ${sides}.`
  if (width * height <= MAX_PIXELS) return undefined
  return `An image can have ${MAX_PIXELS / 1e6} megapixels; ${sides} are ${count(Math.ceil((width * height) / 1e6))}.`
}

function outputSize({ width, height }: Size, form: ExportForm): Size | undefined {
  const factor = scaleIn(form)
  return factor === undefined ? undefined : { width: width * factor, height: height * factor }
}

function inPixels({ width, height }: Size): Size {
  return { width: Math.max(1, Math.round(width)), height: Math.max(1, Math.round(height)) }
}
