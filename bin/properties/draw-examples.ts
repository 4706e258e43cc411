import sharp from 'sharp'
import { createImageReader } from '../../src/assets/read-images.ts'
import { fillDefaults } from '../../src/document/fill-document.ts'
import { parseDocument } from '../../src/document/parse-document.ts'
import { createDocumentRenderer } from '../../src/render/render-document.ts'
import { readFixtureAsset } from '../../test/fixtures/fixtures.ts'
import { ownFontFiles } from '../../test/fixtures/own-fonts.ts'
import { AMBER, TEAL } from './examples/colors.ts'
import type { ElementJson, Example } from './examples/example.ts'

const CELL = { width: 150, height: 120 }
const CAPTION = { y: 98, height: 18, fontSize: 13 }
const CELLS_PER_ROW = 3
/** Two pixels per CSS pixel of a cell that is 100 CSS pixels wide. */
const SCALE = 4 / 3
/** An uploaded font: a variable one with the axes `opsz`, `wdth` and `wght`. */
const FONTS = [{ family: 'Bricolage Grotesque', src: 'asset:ast_variable' }]
/** For the examples of references. */
const BRAND = {
  colors: { primary: TEAL, accent: AMBER },
  fonts: { heading: 'Playfair Display', notes: 'Dancing Script' },
}
/** Longer values are cut. */
const CAPTION_CHARACTERS = 18

export type DrawExample = (example: Example) => Promise<Buffer>

/** Draws the cells of an example in rows, each with its value below, as a PNG of 256 colors. */
export function openExampleDrawer(): DrawExample {
  const render = createDocumentRenderer()
  const fonts = ownFontFiles()
  const imageReaderOf = createImageReader({
    readAsset: async (_account, id) => (await fonts)[`asset:${id}`] ?? readFixtureAsset(id),
  })
  return async ({ cells }) => {
    const columns = cells.length === 4 ? 2 : Math.min(cells.length, CELLS_PER_ROW)
    const size = { width: columns * CELL.width, height: Math.ceil(cells.length / columns) * CELL.height }
    const elements = cells.map(({ value, elements: shown }, index) => ({
      ...{ id: `cell-${index}`, type: 'group', ...CELL },
      ...{ x: (index % columns) * CELL.width, y: Math.floor(index / columns) * CELL.height },
      elements: withIds([...shown, captionOf(value)], `cell-${index}`),
    }))
    const parsed = parseDocument({ version: 1, fonts: FONTS, brand: BRAND, pages: [{ id: 'page', elements }] })
    if ('issues' in parsed) throw new Error(JSON.stringify(parsed.issues))
    const output = { format: 'png', scale: SCALE, transparent: false } as const
    const document = fillDefaults(parsed.document)
    const { files } = await render({ document, size, output, images: imageReaderOf(null) })
    return sharp(files[0]?.bytes).png({ palette: true }).toBuffer()
  }
}

export function captionText(value: unknown): string {
  const text = value === '' ? '""' : typeof value === 'string' ? value : JSON.stringify(value).replaceAll('"', '')
  const oneLine = text.replaceAll('\n', '\\n')
  return oneLine.length > CAPTION_CHARACTERS ? `${oneLine.slice(0, CAPTION_CHARACTERS - 1)}…` : oneLine
}

function withIds(elements: readonly ElementJson[], prefix: string): ElementJson[] {
  return elements.map((element, index) => {
    const id = `${prefix}-${index}`
    const { elements: children } = element
    return { ...element, id, ...(Array.isArray(children) && { elements: withIds(children as ElementJson[], id) }) }
  })
}

function captionOf(value: unknown): ElementJson {
  return {
    ...{ type: 'text', x: 0, ...CAPTION, width: CELL.width, align: 'center', fill: '#5c677d' },
    ...{ fontFamily: 'JetBrains Mono', text: captionText(value) },
  }
}
