import fc from 'fast-check'
import { expect, test } from 'vitest'
import { cssFont } from './glyph-font.ts'
import type { GlyphRun } from './text-layout.ts'
import { openCanvas } from '../render/skia.ts'
import { cpuMs } from '../document/testing/cpu-ms.ts'
import { leftOf, layOut, rightOf, lineText, lineTexts } from './testing/lay-out.ts'

const FOX = 'The quick brown fox jumps over the lazy dog, while waffles and fine coffee flow freely.'

test('a line is as high as lineHeight, with its letters in the middle', () => {
  const [line] = layOut({ text: 'Hxg', fontSize: 100, lineHeight: 2 }).lines
  expect(line?.heightPx).toBeCloseTo(200)
  // Inter: ascent 0.96875, descent 0.2412.
  expect(line?.baselinePx).toBeCloseTo(100 * (1 - (0.96875 + 0.2412) / 2 + 0.96875), 0)
})

test('several sizes on a line share its baseline, and the largest determines its height', () => {
  const layout = layOut({ runs: [{ text: 'small ' }, { text: 'LARGE', fontSize: 60 }], lineHeight: 1 })
  expect(layout.lines).toHaveLength(1)
  expect(layout.lines[0]?.heightPx).toBeGreaterThanOrEqual(60)
  expect(layout.lines[0]?.runs.map(({ font }) => font.sizePx)).toEqual([20, 60])
})

test('a fallback font does not increase the line height', () => {
  expect(layOut({ text: 'a 😀 日本 عربي' }).heightPx).toBeCloseTo(layOut({ text: 'abc' }).heightPx)
})

test('lines are aligned within the padding', () => {
  const box = { text: 'word', width: 300, padding: [10, 30, 20, 50] as [number, number, number, number] }
  const start = layOut({ ...box, align: 'start' }).lines[0]
  const center = layOut({ ...box, align: 'center' }).lines[0]
  const end = layOut({ ...box, align: 'end' }).lines[0]
  if (!start || !center || !end) throw new Error('no line')
  expect(leftOf(start)).toBe(50)
  expect((leftOf(center) + rightOf(center)) / 2).toBeCloseTo(50 + 220 / 2)
  expect(rightOf(end)).toBeCloseTo(270)
  expect(start.topPx).toBe(10)
})

test('a right-to-left paragraph starts at the right', () => {
  const [arabic, english] = layOut({ text: 'مرحبا بالعالم\nHello' }).lines
  if (!arabic || !english) throw new Error('no lines')
  expect(rightOf(arabic)).toBeCloseTo(300)
  expect(leftOf(english)).toBe(0)
  const forced = layOut({ text: 'Hello', direction: 'rtl' }).lines[0]
  if (forced) expect(rightOf(forced)).toBeCloseTo(300)
})

test('text is aligned to the top, middle or bottom of its box', () => {
  const topOf = (verticalAlign: 'top' | 'middle' | 'bottom') =>
    layOut({ text: 'a\nb', height: 200, verticalAlign }).lines[0]?.topPx
  expect(topOf('top')).toBe(0)
  expect(topOf('middle')).toBeCloseTo((200 - 48) / 2)
  expect(topOf('bottom')).toBeCloseTo(200 - 48)
})

test('every line of a justified paragraph except the last reaches both edges', () => {
  const { lines } = layOut({ text: `${FOX}\n${FOX}`, align: 'justify' })
  const lasts = lines.filter((line) => rightOf(line) < 299)
  expect(lasts.map(lineText)).toEqual(['and fine coffee flow freely.', 'and fine coffee flow freely.'])
  for (const line of lines) expect(leftOf(line)).toBe(0)
  for (const line of lines.filter((other) => !lasts.includes(other))) {
    expect(rightOf(line)).toBeCloseTo(300, 3)
    expect(line.runs[0]?.wordSpacingPx).toBeGreaterThan(0)
  }
})

test('Japanese, which has no spaces, is justified between its letters', () => {
  const { lines } = layOut({ text: '日本語の組版は禁則処理があるので難しい。'.repeat(3), align: 'justify', width: 275 })
  for (const line of lines.slice(0, -1)) expect(rightOf(line)).toBeCloseTo(275, 2)
})

test('paragraph spacing applies between paragraphs, not between their lines', () => {
  const { lines, heightPx } = layOut({ text: 'one\ntwo', paragraphSpacing: 12 })
  expect(lines[1]?.topPx).toBeCloseTo(24 + 12)
  expect(heightPx).toBeCloseTo(48 + 12)
  expect(layOut({ text: 'one\u2028two', paragraphSpacing: 12 }).heightPx).toBeCloseTo(48)
})

test('letter spacing is omitted after the last letter, so that spaced text is centered', () => {
  const [line] = layOut({ text: 'SPACED', letterSpacing: 0.5, align: 'center' }).lines
  const run = line?.runs[0]
  if (!run) throw new Error('no run')
  expect(run.width).toBeCloseTo(drawnWidth(run) - 10)
  expect(run.x + run.width / 2).toBeCloseTo(150)
})

test.each([20, 33.5, 13.37, 7.1])('at %d px the layout is as wide as the canvas measures', (fontSize) => {
  const layout = layOut({ text: `${FOX} عربي日本語`, fontFamily: 'Playfair Display', letterSpacing: 0.03, fontSize })
  for (const line of layout.lines) {
    const last = line.runs.at(-1)
    const widths = line.runs.map((run) => drawnWidth(run))
    const width = widths.reduce((a, b) => a + b, 0) - (last?.letterSpacingPx ?? 0)
    expect(line.widthPx).toBeCloseTo(width, 2)
  }
})

function drawnWidth(run: GlyphRun): number {
  const { context } = openCanvas(1, 1)
  context.textRendering = 'optimizeLegibility'
  context.lang = 'en'
  context.font = cssFont(run.font)
  context.letterSpacing = `${run.letterSpacingPx}px`
  return context.measureText(run.text).width
}

test('text is transformed across runs', () => {
  expect(lineTexts(layOut({ text: 'straße', textTransform: 'uppercase' }))).toEqual(['STRASSE'])
  expect(lineTexts(layOut({ text: 'ABC', textTransform: 'lowercase' }))).toEqual(['abc'])
  expect(lineTexts(layOut({ text: 'it’s o’neill, well-known 2nd éa', textTransform: 'capitalize' }))).toEqual([
    'It’s O’neill, Well-Known 2nd Éa',
  ])
  const runs = [{ text: 'hel' }, { text: 'lo wor', fontWeight: 700 }, { text: 'ld' }]
  expect(lineTexts(layOut({ runs, textTransform: 'capitalize' }))).toEqual(['Hello World'])
})

test('OpenType features are measured as they are drawn', () => {
  const widthOf = (text: string, tnum: boolean) => layOut({ text, fontFeatures: { tnum } }).lines[0]?.widthPx ?? 0
  expect(widthOf('1111', true)).toBeCloseTo(widthOf('0000', true))
  expect(Math.abs(widthOf('1111', false) - widthOf('0000', false))).toBeGreaterThan(5)
  expect(layOut({ text: '1', fontFeatures: { tnum: true, liga: false } }).lines[0]?.runs[0]?.features).toBe(
    "'tnum' 1, 'liga' 0",
  )
})

test('underlines are below the baseline and strikethroughs above it, as the font defines', () => {
  const run = layOut({ text: 'x', fontSize: 100, underline: true, strikethrough: true }).lines[0]?.runs[0]
  expect(run?.underline?.offsetPx).toBeCloseTo(17, 0)
  expect(run?.strikethrough?.offsetPx).toBeCloseTo(-32.8, 0)
  expect(run?.underline?.thicknessPx).toBeCloseTo(6.8, 0)
})

test('a baseline shift moves the letters, not the line', () => {
  const layout = layOut({ runs: [{ text: 'x' }, { text: '2', fontSize: 10, baselineShift: 0.5 }] })
  expect(layout.lines[0]?.runs[1]?.baselineShiftPx).toBe(5)
  expect(layout.heightPx).toBeCloseTo(24)
})

test('list markers precede the text, and empty paragraphs are not numbered', () => {
  const { lines } = layOut({ text: 'first item that is long enough to wrap\n\nsecond', list: 'number' })
  expect(lines.map((line) => line.runs.map(({ text }) => text))).toEqual([
    ['1.', 'first item that is long enough'],
    ['to wrap'],
    [],
    ['2.', 'second'],
  ])
  const [first, wrapped] = lines
  expect(first?.runs[1]?.x).toBe(wrapped?.runs[0]?.x)
  expect(first?.runs[0]?.x).toBeGreaterThanOrEqual(0)
})

test('a list in a right-to-left paragraph has its markers at the right', () => {
  const line = layOut({ text: 'שלום', list: 'bullet' }).lines[0]
  expect(line?.runs.at(-1)?.text).toBe('•')
  expect(line?.runs.at(-1)?.x).toBeGreaterThan(270)
})

test('long numbers widen the indent of a list', () => {
  const { lines } = layOut({ text: Array.from({ length: 120 }, () => 'x').join('\n'), list: 'number', height: 9999 })
  const last = lines.at(-1)
  expect(last?.runs.map(({ text }) => text)).toEqual(['120.', 'x'])
  expect(last?.runs[0]?.x).toBeGreaterThanOrEqual(0)
  expect(last?.runs[1]?.x).toBe(lines[0]?.runs[1]?.x)
})

test('a box that grows is as high as its text and its padding', () => {
  const layout = layOut({ text: FOX, fit: 'grow', height: 10, padding: 7, verticalAlign: 'bottom' })
  expect(layout.heightPx).toBeCloseTo(layout.lines.length * 24 + 14)
  expect(layout.lines[0]?.topPx).toBe(7)
  expect(layout.warnings).toEqual([])
})

test.each([0, -0.05, -0.2, 0.1, 0.6])('text with a letter spacing of %d em shrinks until it fits', (letterSpacing) => {
  const layout = layOut({
    text: 'A headline that is far too long',
    fontSize: 90,
    fit: 'shrink',
    letterSpacing,
    height: 90,
  })
  expect(layout.scale).toBeLessThan(1)
  expect(layout.heightPx).toBeLessThanOrEqual(90.01)
  for (const line of layout.lines) expect(line.widthPx).toBeLessThanOrEqual(300.01)
  expect(layout.warnings).toEqual([])
  const larger = layOut({
    text: 'A headline that is far too long',
    fontSize: 90 * layout.scale * 1.03,
    letterSpacing,
    height: 90,
  })
  const fits = larger.heightPx <= 90 && larger.lines.every(({ widthPx }) => widthPx <= 300)
  expect(fits, 'a size 3% larger must not fit').toBe(false)
})

test('shrinking breaks no words and preserves the proportions of several sizes', () => {
  const layout = layOut({ text: 'Supercalifragilistic', fontSize: 100, fit: 'shrink', height: 400 })
  expect(lineTexts(layout)).toEqual(['Supercalifragilistic'])
  const runs = [
    { text: 'big ', fontSize: 120 },
    { text: 'and small', fontSize: 60 },
  ]
  const sizes = layOut({ runs, fit: 'shrink', height: 60 }).lines.flatMap((line) =>
    line.runs.map(({ font }) => font.sizePx),
  )
  expect(Math.max(...sizes) / Math.min(...sizes)).toBeCloseTo(2, 1)
})

test('text that fits is not shrunk, and no text becomes smaller than minFontSize', () => {
  expect(layOut({ text: 'fits', fit: 'shrink' }).scale).toBe(1)
  const layout = layOut({ text: FOX, fontSize: 40, minFontSize: 30, fit: 'shrink', height: 50 })
  expect(layout.lines[0]?.runs[0]?.font.sizePx).toBe(30)
  expect(layout.warnings.map(({ code }) => code)).toEqual(['text_overflow'])
})

test('text that shrinks to less than half and is too small to read has a warning with its size', () => {
  const messagesOf = (properties: object) =>
    layOut({ fit: 'shrink', ...properties }).warnings.map(({ message }) => message)
  const long = { text: FOX.repeat(4), width: 100, height: 40 }
  const [message = ''] = messagesOf({ ...long, fontSize: 40 })
  expect(layOut({ ...long, fontSize: 40, fit: 'shrink' }).warnings).toMatchObject([{ code: 'text_shrunk_small' }])
  const sizePx = Number(/^Text was reduced from 40 px to (\d(?:\.\d)?) px to fit its box$/.exec(message)?.[1])
  expect(sizePx).toBeCloseTo(layOut({ ...long, fontSize: 40, fit: 'shrink' }).lines[0]?.runs[0]?.font.sizePx ?? 0, 1)
  const runs = [
    { text: 'Sale ', fontSize: 90 },
    { text: 'while stocks last', fontSize: 12 },
  ]
  expect(messagesOf({ runs, height: 40, width: 100 })).toEqual([expect.stringMatching(/^Text was reduced from 12 px/)])
  expect(messagesOf({ text: 'Sale', fontSize: 90, height: 20 }), 'less than half, yet readable').toEqual([])
  expect(messagesOf({ text: 'Sale', fontSize: 9, height: 8 }), 'small, and not by much smaller').toEqual([])
})

test('any text shrinks to fit any box', () => {
  fc.assert(
    fc.property(
      fc.record({
        text: fc.constantFrom(FOX, 'مرحبا بالعالم Hello 123', '日本語の組版は、難しい。', 'One', 'a\nb\n\nc d e f'),
        width: fc.integer({ min: 60, max: 800 }),
        height: fc.integer({ min: 20, max: 300 }),
        letterSpacing: fc.constantFrom(0, -0.1, 0.2),
        fontFamily: fc.constantFrom('Inter', 'Pacifico', 'Oswald'),
        lineHeight: fc.constantFrom(0.9, 1.2, 2),
        list: fc.constantFrom('none' as const, 'number' as const),
      }),
      (properties) => {
        const layout = layOut({ ...properties, fontSize: 150, fit: 'shrink' })
        expect(layout.heightPx).toBeLessThanOrEqual(properties.height + 0.02)
        for (const line of layout.lines) {
          if (line.runs.length === 0) continue
          expect(leftOf(line)).toBeGreaterThanOrEqual(-0.02)
          expect(rightOf(line)).toBeLessThanOrEqual(properties.width + 0.02)
        }
      },
    ),
    { numRuns: 40 },
  )
})

test('text that does not fit ends in an ellipsis that fits', () => {
  const byHeight = layOut({ text: FOX.repeat(3), height: 50, overflow: 'ellipsis' })
  expect(byHeight.lines).toHaveLength(2)
  const byLines = layOut({ text: FOX, maxLines: 1, overflow: 'ellipsis', fit: 'grow' })
  expect(byLines.lines).toHaveLength(1)
  for (const layout of [byHeight, byLines]) {
    const last = layout.lines.at(-1)
    if (!last) throw new Error('no line')
    expect(lineText(last)).toMatch(/[a-z,.]…$/)
    expect(rightOf(last)).toBeLessThanOrEqual(300.01)
    expect(layout.warnings).toEqual([])
  }
})

test('an empty text shrinks to fit its box', () => {
  expect(layOut({ text: '', fit: 'shrink', height: 6 }).heightPx).toBeLessThanOrEqual(6)
})

test('an ellipsis replaces whole graphemes, follows the direction of the paragraph, and is omitted if the text fits', () => {
  const families = layOut({ text: '👩‍👩‍👧‍👦'.repeat(30), maxLines: 1, overflow: 'ellipsis' })
  expect(lineText(families.lines[0] ?? fail())).toMatch(/^(👩‍👩‍👧‍👦)+…$/u)
  const hebrew = layOut({ text: 'שורה ארוכה מאוד שצריכה להיחתך בסוף', maxLines: 1, width: 150, overflow: 'ellipsis' })
  const line = hebrew.lines[0] ?? fail()
  const [first] = line.runs
  expect(first?.text.endsWith('…')).toBe(true)
  expect(first?.direction).toBe('rtl')
  const whole = layOut({ text: 'fits', maxLines: 1, overflow: 'ellipsis' })
  expect(lineTexts(whole)).toEqual(['fits'])
})

test('lines omitted without an ellipsis have a warning', () => {
  const layout = layOut({ text: FOX, maxLines: 2 })
  expect(layout.lines).toHaveLength(2)
  expect(layout.warnings).toEqual([{ code: 'text_truncated', message: 'maxLines 2 omits 1 of 3 lines' }])
})

test('text that is taller or wider than its box has a warning', () => {
  expect(layOut({ text: FOX, height: 40 }).warnings).toEqual([
    {
      code: 'text_overflow',
      message: expect.stringMatching(/^Text is \d+ px too tall for its box$/),
    },
  ])
  expect(layOut({ text: 'W', fontSize: 100, width: 40 }).warnings.map(({ message }) => message)).toEqual([
    expect.stringMatching(/^Text is \d+ px too wide for its box$/),
  ])
  expect(layOut({ text: FOX, height: 72 }).warnings).toEqual([])
})

test('control characters are removed, and a tab becomes four spaces', () => {
  expect(lineTexts(layOut({ text: 'a\u0000b\u0007c\tD\ufeff' }))).toEqual(['abc    D'])
})

test('lone surrogates, boxes without width and text of only line breaks can be laid out', () => {
  expect(layOut({ text: 'x\ud800y' }).lines).toHaveLength(1)
  expect(layOut({ text: 'word', width: 0 }).lines).toHaveLength(4)
  expect(layOut({ text: '\n\u2028\n' }).lines).toHaveLength(4)
})

function fail(): never {
  throw new Error('no line')
}

test('a long text in two scripts is soon laid out in a box without room', () => {
  const text = 'אבג abc 123 '.repeat(500)
  expect(cpuMs(() => layOut({ text, padding: 400, fit: 'shrink' }))).toBeLessThan(2_000)
  expect(cpuMs(() => layOut({ text, padding: 149.9, fit: 'shrink' }))).toBeLessThan(2_000)
})
