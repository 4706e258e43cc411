import { type Canvas, createCanvas } from '@napi-rs/canvas'
import { faultsOf } from './find-faults.ts'
import { filledAs, fillingsOf } from './fillings.ts'
import type { TemplateFile } from './template-files.ts'
import type { TemplatePainter } from './template-painter.ts'

const PICTURE_PX = 420
const GAP_PX = 16
const CAPTION_PX = 24
const MAX_WIDTH_PX = 2600
/** Of pages that lists add; the rest look like them. */
const MAX_PAGES = 8

interface Tile {
  readonly picture: Canvas
  readonly caption: string
  readonly isFaulty: boolean
}

/** Draws a template in every filling, with the number of faults that the check finds. */
export async function drawContactSheet(template: TemplateFile, painter: TemplatePainter): Promise<Canvas> {
  const tiles: Tile[] = []
  for (const filling of fillingsOf(template.document)) {
    const { width, height } = template
    const scale = PICTURE_PX / Math.max(width, height)
    const faults = await faultsOf(template, filling, painter)
    const { pages } = await painter.prepare(filledAs(template.document, filling, width), template, scale)
    for (const prepared of pages.slice(0, MAX_PAGES)) {
      const count = faults.filter(({ page }) => page === prepared.number).length
      const page = pages.length > 1 ? ` ${prepared.number}/${pages.length}` : ''
      const caption = `${filling}${page}${count > 0 ? ` · ${count} faults` : ''}`
      tiles.push({ picture: painter.paint(prepared, scale), caption, isFaulty: count > 0 })
    }
  }
  return arrange(tiles)
}

function arrange(tiles: readonly Tile[]): Canvas {
  const [first] = tiles
  if (!first) throw new Error('the template has no pages')
  const { width, height } = first.picture
  const columns = Math.max(1, Math.min(tiles.length, Math.floor((MAX_WIDTH_PX - GAP_PX) / (width + GAP_PX))))
  const rows = Math.ceil(tiles.length / columns)
  const sheet = createCanvas(GAP_PX + columns * (width + GAP_PX), GAP_PX + rows * (height + CAPTION_PX + GAP_PX))
  const context = sheet.getContext('2d')
  context.fillStyle = '#d8d8d8'
  context.fillRect(0, 0, sheet.width, sheet.height)
  context.font = '600 14px Inter'
  for (const [index, { picture, caption, isFaulty }] of tiles.entries()) {
    const x = GAP_PX + (index % columns) * (width + GAP_PX)
    const y = GAP_PX + Math.floor(index / columns) * (height + CAPTION_PX + GAP_PX)
    context.fillStyle = isFaulty ? '#b91c1c' : '#222222'
    context.fillText(caption, x, y + CAPTION_PX - 8)
    context.drawImage(picture, x, y + CAPTION_PX)
  }
  return sheet
}
