import { type Size } from '../../document/document.ts'
import { paperSize } from '../../document/paper-size.ts'
import { type PdfOutput } from '../render-task.ts'
import { type PdfDictionary } from './pdf-value.ts'

/** PDF measures in points, 72 to the inch; CSS pixels are 96 to it. */
export const PT_PER_PX = 0.75
const PT_PER_MM = 72 / 25.4

/** What has no vector form is as fine as print is: 288 pixels to the inch. */
export const PRINTED_PIXELS_PER_PX = 3
export const PRINTED_PIXELS_PER_PT = PRINTED_PIXELS_PER_PX / PT_PER_PX

/** Crop marks stand in a margin of so many CSS pixels around the bleed, and touch neither it nor the sheet's edge. */
export const MARK_MARGIN_PX = 30
const MARK_GAP_PX = 6
const MARK_LENGTH_PX = 20

/** How a page lies on its sheet. */
export interface PageFrame {
  /** Points to a CSS pixel: less than a thousandth more or less across than along where the page is the size of a paper. */
  readonly scale: { readonly x: number; readonly y: number }
  /** From the sheet's top left corner to the page's, in CSS pixels. */
  readonly marginPx: number
  /** The sheet's, in CSS pixels: the page, its bleed on each side and the margin for marks. */
  readonly sheet: Size
  readonly size: Size
  readonly bleedPx: number
}

/** A line in the page's space, in CSS pixels. */
export interface CropMark {
  readonly from: readonly [x: number, y: number]
  readonly to: readonly [x: number, y: number]
}

export function pageFrame(size: Size, { scale, bleed, cropMarks }: PdfOutput): PageFrame {
  const marginPx = bleed + (cropMarks ? MARK_MARGIN_PX : 0)
  const sheet = { width: size.width + 2 * marginPx, height: size.height + 2 * marginPx }
  const paper = paperSize(size)
  const x = paper ? (paper.width * PT_PER_MM) / size.width : PT_PER_PX
  const y = paper ? (paper.height * PT_PER_MM) / size.height : PT_PER_PX
  return { scale: { x: x * scale, y: y * scale }, marginPx, sheet, size, bleedPx: bleed }
}

/** Two marks at each corner, in line with the page's edges and outside of its bleed. */
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

/** Tells printers where the sheet is cut (TrimBox) and how far it is painted (BleedBox): ISO 32000-1, 14.11.2. */
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
