import { expect, test } from 'vitest'
import { openBundledFonts } from '../../assets/fonts/bundled-fonts.ts'
import type { Complete } from '../../document/elements/element.ts'
import type { Text } from '../../document/elements/text.ts'
import { asContext, createLayer, newPath, openCanvas, prepareSkia } from '../../render/skia.ts'
import { layoutText } from '../../text/layout-text.ts'
import { paintPage } from '../paint-page.ts'

const fonts = openBundledFonts()
const typesetting = prepareSkia(fonts)

const RED_TO_BLUE = {
  type: 'linear' as const,
  angle: 90,
  stops: [
    { offset: 0, color: '#ff0000' },
    { offset: 1, color: '#0000ff' },
  ],
}

const EDGES = ['left', 'right', 'top', 'bottom'] as const

interface Drawn {
  readonly width: number
  readonly at: (x: number, y: number) => readonly number[]
  /** Counts pixels with more than half of `alpha` that match. */
  readonly count: (colored: (red: number, green: number, blue: number) => boolean) => number
  readonly ink: { left: number; right: number; top: number; bottom: number }
}

/** Draws 60 px Inter in a transparent box of 400 × 100. */
function draw(properties: Partial<Text>, scale = 1): Drawn {
  const [width, height] = [400 * scale, 100 * scale]
  const { canvas, context } = openCanvas(width, height)
  context.scale(scale, scale)
  const element: Text = {
    id: 'words',
    type: 'text',
    x: 0,
    y: 0,
    width: 400,
    height: 100,
    fontSize: 60,
    text: 'Words',
    ...properties,
  }
  paintPage(
    asContext(context),
    { id: 'page', background: null, elements: [element] },
    {
      size: { width: 400, height: 100 },
      layoutText: (element) => layoutText(element, typesetting),
      pictures: new Map(),
      target: 'raster',
      createLayer,
      newPath,
      warn: ({ message }) => expect.fail(message),
    },
  )
  const { data } = canvas.getContext('2d').getImageData(0, 0, width, height)
  const at = (x: number, y: number) => [...data.slice((y * width + x) * 4, (y * width + x) * 4 + 4)]
  const inked = Array.from({ length: width * height }, (_, index) => index).filter((i) => (data[i * 4 + 3] ?? 0) > 127)
  const xs = inked.map((index) => index % width)
  const ys = inked.map((index) => Math.floor(index / width))
  return {
    width,
    at,
    count: (colored) =>
      inked.filter((i) => colored(data[i * 4] ?? 0, data[i * 4 + 1] ?? 0, data[i * 4 + 2] ?? 0)).length,
    ink: {
      left: xs.reduce((a, b) => Math.min(a, b), width),
      right: xs.reduce((a, b) => Math.max(a, b), 0),
      top: ys.reduce((a, b) => Math.min(a, b), height),
      bottom: ys.reduce((a, b) => Math.max(a, b), 0),
    },
  }
}

const isGreen = (red: number, green: number, blue: number) => green > 200 && red < 60 && blue < 60
const isRed = (red: number, green: number, blue: number) => red > 200 && green < 60 && blue < 60

test('a letter has the position and height of the layout', () => {
  const { ink } = draw({ text: 'H', align: 'end' })
  expect(ink.right).toBeGreaterThan(385)
  // Inter's capitals are 0.727 em high; the baseline of a first line of 72 px lies at 57.8.
  expect(ink.bottom).toBeGreaterThanOrEqual(56)
  expect(ink.bottom).toBeLessThanOrEqual(58)
  expect(Math.abs(ink.bottom - ink.top + 1 - 60 * 0.727)).toBeLessThan(1.5)
})

test('a gradient covers the element’s box, not each letter', () => {
  const narrow = draw({ text: 'II', fill: RED_TO_BLUE, fontWeight: 900 })
  expect(narrow.count((red, _green, blue) => red > 200 && blue < 60)).toBe(narrow.count(() => true))
  const right = draw({ text: 'II', fill: RED_TO_BLUE, fontWeight: 900, align: 'end' })
  expect(right.count((red, _green, blue) => blue > 200 && red < 60)).toBe(right.count(() => true))
})

test('an outside stroke does not cover any fill', () => {
  const tight = { fill: '#00ff00', letterSpacing: -0.04, fontWeight: 800 }
  const plain = draw(tight)
  const stroked = draw({ ...tight, stroke: { paint: '#ff0000', width: 4, align: 'outside' } })
  expect(stroked.count(isGreen)).toBeGreaterThan(plain.count(isGreen) * 0.9)
  expect(stroked.count(isRed)).toBeGreaterThan(1000)
  expect(stroked.ink.left).toBeLessThan(plain.ink.left)
})

test('an outside stroke of letters without a fill leaves them empty', () => {
  const stroke = { paint: '#ff0000', width: 6, align: 'outside' } as const
  const { at, count } = draw({ text: 'I', fontWeight: 900, fill: '#ffffff00', stroke })
  const solid = draw({ text: 'I', fontWeight: 900 })
  const middle = Math.round((solid.ink.left + solid.ink.right) / 2)
  expect(at(middle, 40)[3]).toBe(0)
  expect(count(isRed)).toBeGreaterThan(200)
})

test('an inside stroke stays within the letters', () => {
  const plain = draw({ fontWeight: 900 })
  const stroked = draw({ fontWeight: 900, fill: '#00ff00', stroke: { paint: '#ff0000', width: 3, align: 'inside' } })
  for (const edge of EDGES) expect(Math.abs(stroked.ink[edge] - plain.ink[edge]), edge).toBeLessThanOrEqual(1)
  expect(stroked.count(isRed)).toBeGreaterThan(500)
  expect(stroked.count(isGreen)).toBeGreaterThan(100)
})

test('an underline runs through several styles without a seam', () => {
  const runs = [{ text: 'one ' }, { text: 'two ', fontWeight: 800 }, { text: '東京' }]
  const { at, ink } = draw({ runs, fontSize: 40, underline: true })
  // Inter's underline lies 0.17 em below the baseline, 0.068 em thick: rows 46 and 47 of a line of 48 px.
  for (let x = 1; x < ink.right; x += 1) expect(at(x, 46)[3], `column ${x}`).toBe(255)
})

test('runs of several sizes and colors have one underline at one height', () => {
  const runs = [{ text: 'nn' }, { text: 'H', fontSize: 60, fontWeight: 800 }, { text: 'mm', fill: '#ff0000' }]
  const { at, ink } = draw({ runs, fontSize: 30, underline: true })
  const rows = (x: number) => [60, 62, 64, 66, 68, 70, 72, 74, 76].filter((y) => (at(x, y)[3] ?? 0) > 200)
  for (const x of [2, 60, ink.right - 2]) expect(rows(x), `column ${x}`).toEqual(rows(30))
  expect(rows(30).length).toBeGreaterThan(1)
  expect(at(ink.right - 2, ink.bottom - 1).slice(0, 3)).toEqual([255, 0, 0])
})

test('an underline is interrupted where a letter crosses it', () => {
  const plain = draw({ text: 'n', underline: true, align: 'center' })
  const crossed = draw({ text: 'nnpnn', underline: true, align: 'center' })
  const drawnIn = ({ at, ink }: Drawn, row: number) =>
    Array.from({ length: ink.right - ink.left }, (_, index) => (at(ink.left + index, row)[3] ?? 0) > 127)
  const row = plain.ink.bottom - 3
  expect(drawnIn(plain, row).every(Boolean)).toBe(true)
  // Line, gap, the stem of the p, gap, line.
  const changes = drawnIn(crossed, row).filter((isDrawn, index, all) => index > 0 && isDrawn !== all[index - 1])
  expect(changes).toEqual([false, true, false, true])
})

test('an underline is not interrupted by Japanese', () => {
  const { at, ink } = draw({ text: '東京', fontFamily: 'Noto Sans JP', underline: true })
  for (let x = 1; x < ink.right; x += 1) expect(at(x, ink.bottom - 1)[3], `column ${x}`).toBeGreaterThan(127)
})

test('a line has the same position at every scale', () => {
  const runs = [{ text: 'Scale ' }, { text: 'عربي', fontWeight: 700 }, { text: ' 😀 end' }]
  const once = draw({ runs, fontSize: 31, align: 'center' })
  const tripled = draw({ runs, fontSize: 31, align: 'center' }, 3)
  for (const edge of EDGES) {
    expect(Math.abs(tripled.ink[edge] / 3 - once.ink[edge]), edge).toBeLessThan(1.5)
  }
})

test('a character that no bundled font has is reported as missing, whatever the machine has installed', () => {
  // No bundled font contains Bengali.
  expect(() => draw({ text: 'আ' })).toThrow(/nor any fallback font has/)
})

test('the font of one text does not affect the next', () => {
  const { context } = openCanvas(10, 10)
  context.font = '17px "Platen Lora 400"'
  context.letterSpacing = '3px'
  const element: Text = { id: 'a', type: 'text', x: 0, y: 0, width: 10, height: 100, text: 'x', letterSpacing: 1 }
  const environment = {
    size: { width: 10, height: 10 },
    layoutText: (element: Complete<'text'>) => layoutText(element, typesetting),
    pictures: new Map(),
    createLayer,
    newPath,
  }
  paintPage(
    asContext(context),
    { id: 'page', background: null, elements: [element] },
    { ...environment, target: 'raster', warn: () => undefined },
  )
  expect(context.font).toBe('17px "Platen Lora 400"')
  expect(context.letterSpacing).toBe('3px')
})
