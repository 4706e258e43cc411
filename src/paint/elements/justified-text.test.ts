import { PNG } from 'pngjs'
import { beforeAll, describe, expect, test } from 'vitest'
import { findPoppler } from '../../../test/golden/poppler.ts'
import type { Text } from '../../document/elements/text.ts'
import { createDocumentRenderer, type RenderDocument } from '../../render/render-document.ts'
import { documentOf } from '../../render/testing/read-pixels.ts'

const poppler = findPoppler()
const SIZE = { width: 660, height: 40 }
const [LEFT, NARROW, WIDE] = [20, 520, 620]
const GAP_PX = 9

let render: RenderDocument
beforeAll(() => {
  render = createDocumentRenderer()
})

interface Line {
  readonly runs: NonNullable<Text['runs']>
  readonly style?: Partial<Text>
  readonly format?: 'png' | 'pdf'
}

interface Word {
  readonly left: number
  right: number
}

async function drawWords({ runs, style = {}, format = 'png' }: Line, right: number): Promise<Word[]> {
  // A word that is too wide for the line justifies it; it wraps below the page.
  const rest = style.direction === 'rtl' ? 'ש'.repeat(60) : 'n'.repeat(60)
  const box = { x: LEFT, y: 0, width: right - LEFT, height: 400 }
  const text: Text = { fontSize: 26, lineHeight: 1.7, ...style, ...box, id: 'text', type: 'text' }
  const words = [...runs, { text: ` ${rest} .` }]
  const document = documentOf([{ ...text, align: 'justify', runs: words }], '#ffffff')
  if (format === 'png') {
    const output = { format, scale: 1, transparent: false } as const
    const { files } = await render({ document, size: SIZE, output, images: {} })
    return readWords(PNG.sync.read(Buffer.from(files[0]?.bytes ?? [])))
  }
  const output = { format, scale: 1, bleed: 0, cropMarks: false, metadata: {} } as const
  const { files } = await render({ document, size: SIZE, output, images: {} })
  const [page] = (await poppler?.draw(files[0]?.bytes ?? new Uint8Array(), 96)) ?? []
  return page ? readWords(page) : []
}

function readWords({ width, height, data }: PNG): Word[] {
  const words: Word[] = []
  for (let x = 0; x < width; x += 1) {
    const column = Array.from({ length: height }, (_, y) => data[(y * width + x) * 4 + 1] ?? 255)
    if (column.every((green) => green > 200)) continue
    const last = words.at(-1)
    if (last && x - last.right <= GAP_PX) last.right = x
    else words.push({ left: x, right: x })
  }
  return words
}

/** When the line gets wider, all gaps grow evenly and no word does. */
async function expectEvenGaps(line: Line): Promise<void> {
  const whole = line.runs.map(({ text }) => text).join('')
  const gaps = whole.split(' ').length - 1
  const narrow = await drawWords(line, NARROW)
  const wide = await drawWords(line, WIDE)
  expect([narrow.length, wide.length]).toEqual([gaps + 1, gaps + 1])
  expect(Math.abs((wide.at(-1)?.right ?? 0) - WIDE)).toBeLessThan(4)
  for (const [index, word] of wide.entries()) {
    const { left, right } = narrow[index] ?? word
    expect(Math.abs(word.left - left - ((WIDE - NARROW) * index) / gaps), `word ${index}`).toBeLessThan(2)
    expect(Math.abs(word.right - word.left - (right - left)), `width of word ${index}`).toBeLessThan(2)
  }
}

describe.each(['Lora', 'Inter', 'Roboto', 'JetBrains Mono', 'Pacifico'])(
  'in %s the gaps of a justified line are even',
  (fontFamily) => {
    test.each(['☕', '☕️', '👍🏽', '👩‍👩‍👧', '🇩🇪', '❤️', '水', 'я', '→'])('around %s', async (sign) => {
      await expectEvenGaps({ runs: [{ text: `hut ${sign} and a man ${sign} in` }], style: { fontFamily } })
    })

    test('wherever a run begins', async () => {
      const runs = [
        { text: 'hut' },
        { text: ' at', fontWeight: 700 },
        { text: ' ', fontSize: 20 },
        { text: 'a ☕ man H' },
        { text: '2', fontSize: 16 },
        { text: 'O in', fill: '#ff0000' },
      ]
      await expectEvenGaps({ runs, style: { fontFamily } })
    })
  },
)

const RUNS = [{ text: 'hut ☕ and' }, { text: ' a', fontWeight: 700 }, { text: ' man in' }]

test.each<[string, Partial<Text>]>([
  ['with letter spacing', { letterSpacing: 0.05 }],
  ['with outlines outside', { stroke: { paint: '#000000', width: 2, align: 'outside' }, fill: '#ff8080' }],
  ['with outlines inside', { stroke: { paint: '#000000', width: 2, align: 'inside' }, fill: '#ffffff' }],
  ['of outlines only', { stroke: { paint: '#000000', width: 2 }, fill: '#ffffff' }],
  ['with a shadow', { shadows: [{ x: 1, y: 1 }] }],
])('the gaps of a line %s are even', async (_, style) => {
  await expectEvenGaps({ runs: RUNS, style })
})

test('consecutive spaces and no-break spaces are widened', async () => {
  const runs = [{ text: 'hut' }, { text: '  at', fontWeight: 700 }, { text: '\u00a0\u00a0a' }, { text: ' man' }]
  const [narrow, wide] = [await drawWords({ runs }, NARROW), await drawWords({ runs }, WIDE)]
  const moved = wide.map(
    ({ left }, index) => Math.round(((left - (narrow[index]?.left ?? 0)) / (WIDE - NARROW)) * 50) / 10,
  )
  expect(moved).toEqual([0, 2, 4, 5])
})

test.each([
  ['Hebrew', 'שלום עולם ☕ גם אני', ' אבא בא'],
  ['Arabic', 'سلام عليكم ☕ بيت', ' باب جديد'],
])('right-to-left text has even gaps, as in %s', async (_, text, bold) => {
  await expectEvenGaps({ runs: [{ text }, { text: bold, fontWeight: 700 }], style: { direction: 'rtl' } })
})

test.skipIf(!poppler)('a PDF has the same gaps', async () => {
  await expectEvenGaps({ runs: RUNS, format: 'pdf' })
})
