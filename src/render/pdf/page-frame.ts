import type { Size } from '../../document/document.ts'
import { paperSize } from '../../document/paper-size.ts'
import { bleedPx } from '../../formats/bleed.ts'
import type { PdfOutput } from '../render-task.ts'
import type { PdfDictionary } from './pdf-value.ts'

export const PT_PER_PX = 0.75
export const PT_PER_MM = 72 / 25.4

/** Print resolution for content without a vector form: 288 pixels per inch. */
export const PRINTED_PIXELS_PER_PX = 3
export const PRINTED_PIXELS_PER_PT = PRINTED_PIXELS_PER_PX / PT_PER_PX

/** Wide enough that crop marks touch neither the bleed nor the edge of the sheet. */
export const MARK_MARGIN_PX = 30
const MARK_GAP_PX = 6
const MARK_LENGTH_PX = 20

export interface PageFrame {
  /** Points per CSS pixel. Axes differ by up to a thousandth for paper sizes. */
  readonly scale: { readonly x: number; readonly y: number }
  readonly marginPx: number
  /** In CSS pixels: the page with bleed and margins. */
  readonly sheet: Size
  readonly size: Size
  readonly bleedPx: number
}

export interface CropMark {
  readonly from: readonly [x: number, y: number]
  readonly to: readonly [x: number, y: number]
}

export function pageFrame(size: Size, { scale, bleed: declared, cropMarks }: PdfOutput): PageFrame {
  const bleed = bleedPx(declared)
  const marginPx = bleed + (cropMarks ? MARK_MARGIN_PX : 0)
  const sheet = { width: size.width + 2 * marginPx, height: size.height + 2 * marginPx }
  const paper = paperSize(size)
  const x = paper ? (paper.width * PT_PER_MM) / size.width : PT_PER_PX
  const y = paper ? (paper.height * PT_PER_MM) / size.height : PT_PER_PX
  return { scale: { x: x * scale, y: y * scale }, marginPx, sheet, size, bleedPx: bleed }
}

/** Two marks per corner, aligned with the page edges outside the bleed. */
export function cropMarks({ size, bleedPx }: PageFrame): CropMark[] {
  const near = bleedPx + MARK_GAP_PX
  const far = near + MARK_LENGTH_PX
  const across = [0, size.width].flatMap((x): CropMark[] => [
    { from: [x, -far], to: [x, -near] },
    { from: [x, size.height + near], to: [x, size.height + far] },
  ])
  const along = [0, size.height].flatMap((y): CropMark[] => [
    { from: [-far, y], to: [-near, y] },
    { from: [size.width + near, y], to: [size.width + far, y] },
  ])
  return [...across, ...along]
}

/** Converts a place in CSS pixels of the page to points of the sheet. */
export function toPoints({ scale, marginPx, sheet }: PageFrame, x: number, y: number): [number, number] {
  return [(x + marginPx) * scale.x, (sheet.height - marginPx - y) * scale.y]
}

/** TrimBox is the cut, BleedBox the painted area: ISO 32000-1, 14.11.2. */
export function setBoxes(page: PdfDictionary, { scale, marginPx, sheet, bleedPx }: PageFrame): void {
  const box = (inset: number): number[] => [
    inset * scale.x,
    inset * scale.y,
    (sheet.width - inset) * scale.x,
    (sheet.height - inset) * scale.y,
  ]
  page.set('MediaBox', box(0))
  page.set('BleedBox', box(marginPx - bleedPx))
  page.set('TrimBox', box(marginPx))
}

/** Returns the size of the sheet in whole points, rounded up: if Skia rounded it, everything on the page would move. */
export function sheetSize({ sheet, scale }: PageFrame): Size {
  return { width: Math.ceil(sheet.width * scale.x), height: Math.ceil(sheet.height * scale.y) }
}
