import { expect, test } from 'vitest'
import { layOut, lineTexts } from './testing/lay-out.ts'

function families(text: string, properties = {}): string[] {
  return layOut({ text, width: 900, ...properties }).lines.flatMap((line) =>
    line.runs.map(({ font }) => font.family.replace(/^Platen | \d+( Italic)?$/g, '')),
  )
}

test.each([
  ['Hello', ['Inter']],
  ['日本語', ['Noto Sans JP']],
  ['नमस्ते', ['Noto Sans Devanagari']],
  ['สวัสดี', ['Noto Sans Thai']],
  ['مرحبا', ['Noto Sans Arabic']],
  ['한국어', ['Noto Sans KR']],
  ['新年快乐', ['Noto Sans SC']],
  ['שלום', ['Noto Sans Hebrew']],
  ['😀', ['Noto Color Emoji']],
  ['Tokyo 東京 2024', ['Inter', 'Noto Sans JP', 'Inter']],
])('%s is drawn in %j', (text, expected) => {
  expect(families(text)).toEqual(expected)
})

test('spaces between words of a fallback script have the width that they have in the font of the text', () => {
  expect(families('مرحبا بالعالم', { fontFamily: 'Lora' })).toEqual(['Noto Sans Arabic', 'Lora', 'Noto Sans Arabic'])
  const spaceIn = (fontFamily: string) => layOut({ text: 'שלום עולם', fontFamily }).lines[0]?.runs[1]?.width ?? 0
  expect(spaceIn('JetBrains Mono')).toBeCloseTo(20 * 0.6)
  expect(spaceIn('Inter')).toBeCloseTo(20 * 0.28, 0)
})

test('connected letters and the spaces and numbers after them have no letter spacing', () => {
  const { lines } = layOut({ text: 'عام 120 عام', letterSpacing: 0.5, width: 900 })
  const spacings = lines[0]?.runs.map(({ text, letterSpacingPx }) => [text.trim(), letterSpacingPx])
  expect(spacings).toContainEqual(['عام', 0])
  expect(spacings).toContainEqual(['120', 0])
})

test.each([
  ['Poppins', 'Москва'],
  ['DM Serif Display', 'Ελληνικά'],
  ['Lato', 'ὥρα'],
  ['Pacifico', '→↑'],
])('letters and symbols that %s lacks come from Inter: %s', (fontFamily, text) => {
  expect(new Set(families(text, { fontFamily }))).toEqual(new Set(['Inter']))
  expect(layOut({ text, fontFamily }).warnings).toEqual([])
})

test('a space after an emoji uses the font of the text, since the space of the emoji font is too wide', () => {
  expect(families('😀 next')).toEqual(['Noto Color Emoji', 'Inter'])
})

test.each(['👩‍👩‍👧‍👦', '🏳️‍🌈', '🇩🇪', '1️⃣', '👍🏽', '❤️‍🔥', '🏴󠁧󠁢󠁥󠁮󠁧󠁿'])('%s is one emoji', (emoji) => {
  const [run, ...rest] = layOut({ text: emoji }).lines[0]?.runs ?? []
  expect(rest).toEqual([])
  expect(run?.text).toBe(emoji)
  expect(run?.width).toBeCloseTo(20 * 1.245, 0)
})

test('a symbol is an emoji only with a selector', () => {
  expect(families('©')).toEqual(['Inter'])
  expect(families('©\ufe0f')).toEqual(['Noto Color Emoji'])
  expect(families('⬜\ufe0e')).toEqual(['Inter'])
})

test('a fallback has the weight of the text and is never slanted', () => {
  const [run] = layOut({ text: 'שלום', fontWeight: 700, fontStyle: 'italic' }).lines[0]?.runs ?? []
  expect(run?.font.family).toBe('Platen Noto Sans Hebrew 700')
  expect(run?.font.slanted).toBe(false)
})

test('a family without italics is slanted, and a family with italics is not', () => {
  const slanted = (fontFamily: string) => layOut({ text: 'x', fontFamily, fontStyle: 'italic' }).lines[0]?.runs[0]?.font
  expect(slanted('Oswald')).toMatchObject({ family: 'Platen Oswald 400', slanted: true })
  expect(slanted('Inter')).toMatchObject({ family: 'Platen Inter 400 Italic', slanted: false })
})

test('a combining accent becomes part of its letter if the font has only the composed character', () => {
  expect(lineTexts(layOut({ text: 'cafe\u0301', fontFamily: 'Poppins' }))).toEqual(['caf\u00e9'])
  expect(families('cafe\u0301', { fontFamily: 'Poppins' })).toEqual(['Poppins'])
})

test('a letter and its accent use the same fallback font if their own font lacks the accent', () => {
  expect(families('q\u0301', { fontFamily: 'Poppins' })).toEqual(['Inter'])
})

test('an accent that no font has is omitted with a warning, and its letter is drawn', () => {
  const layout = layOut({ text: 'x\u1ab0', fontFamily: 'Poppins' })
  expect(lineTexts(layout)).toEqual(['x'])
  expect(layout.warnings[0]?.message).toContain('(U+1AB0)')
})

test('a character missing from all fonts is a box with a warning', () => {
  const layout = layOut({ text: 'আমার ok আ', fontFamily: 'Lora' })
  expect(lineTexts(layout)).toEqual(['□□□ ok □'])
  expect(layout.warnings).toHaveLength(1)
  expect(layout.warnings[0]).toMatchObject({ code: 'missing_glyph' })
  expect(layout.warnings[0]?.message).toContain('Lora')
  expect(layout.warnings[0]?.message).toContain('"আ" (U+0986)')
})

test('an unknown family becomes Inter, and a missing weight the nearest, each with a warning', () => {
  const layout = layOut({ text: 'x', fontFamily: 'Comic Sans' })
  expect(layout.lines[0]?.runs[0]?.font.family).toBe('Platen Inter 400')
  expect(layout.warnings).toEqual([
    {
      code: 'font_substituted',
      message: 'The font family "Comic Sans" is not available; Inter was used',
    },
  ])
  expect(layOut({ text: 'x', fontFamily: 'pacifico', fontWeight: 700 }).warnings[0]?.message).toBe(
    'pacifico has no weight 700; its 400 was used',
  )
})

test('a line of both directions is in visual order', () => {
  const [line] = layOut({ text: 'abc שלום עולם 123 def', width: 900 }).lines
  expect(line?.runs.map(({ text, direction }) => [text, direction])).toEqual([
    ['abc ', 'ltr'],
    ['123', 'ltr'],
    [' ', 'rtl'],
    ['עולם', 'rtl'],
    [' ', 'rtl'],
    ['שלום', 'rtl'],
    [' def', 'ltr'],
  ])
})

test('a right-to-left line contains English and numbers from left to right', () => {
  const [line] = layOut({ text: 'مرحبا Hello World 2024 عالم', width: 900 }).lines
  expect(line?.runs.map(({ text }) => text)).toEqual(['عالم', ' ', 'Hello World 2024', ' ', 'مرحبا'])
  expect(line?.runs.map(({ direction }) => direction)).toEqual(['rtl', 'rtl', 'ltr', 'rtl', 'rtl'])
})

test('each line is reordered separately', () => {
  const { lines } = layOut({ text: 'مرحبا Hello World بالعالم الجميل جدا', width: 130 })
  expect(lines.length).toBeGreaterThan(1)
  expect(lines[0]?.runs.at(-1)?.text).toMatch(/^مرحبا/)
})

test('direction marks have their effect and are not drawn', () => {
  const [line] = layOut({ text: '\u200fabc (x) \u2067שלום\u2069\u200b', width: 900 }).lines
  expect(line?.runs.map(({ text }) => text).join('')).not.toMatch(/[\u200b\u200f\u2066-\u2069]/)
  expect((line?.runs[0]?.x ?? 0) + (line?.widthPx ?? 0)).toBeCloseTo(900)
})

test('an Arabic word is about as wide in two styles as in one', () => {
  for (const [first, second] of [
    ['بي', 'ت'],
    ['ب', 'يت'],
    ['س', 'لام'],
  ] as const) {
    const [line] = layOut({ runs: [{ text: first }, { text: second, fill: '#ff0000' }], width: 900 }).lines
    const whole = layOut({ text: first + second, width: 900 }).lines[0]
    expect(Math.abs((line?.widthPx ?? NaN) - (whole?.widthPx ?? NaN))).toBeLessThan(1)
  }
})

test('an Arabic word in two styles stays joined, and letters that never join get no joiner', () => {
  const joined = layOut({ runs: [{ text: 'رح' }, { text: 'مة', fontWeight: 800 }], width: 900 }).lines[0]?.runs
  expect(joined?.map(({ text }) => text)).toEqual(['\u200dمة', 'رح\u200d'])
  const apart = layOut({ runs: [{ text: 'دار' }, { text: 'نا', fontWeight: 800 }], width: 900 }).lines[0]?.runs
  expect(apart?.map(({ text }) => text)).toEqual(['نا', 'دار'])
})

test('an emoji sequence in right-to-left text stays one picture, and has no direction of its own', () => {
  const [line] = layOut({ text: 'שלום ❤️‍🔥 😀 עולם', width: 600 }).lines
  const runs = line?.runs.map(({ text, direction }) => [text, direction])
  expect(runs).toContainEqual(['❤️‍🔥', 'rtl'])
  expect(runs).toContainEqual(['😀', 'rtl'])
})

test('letter spacing in Arabic widens spaces only, whatever the font of the spaces', () => {
  for (const fontFamily of ['Inter', 'Noto Sans Arabic']) {
    const widthOf = (text: string, letterSpacing: number) =>
      layOut({ text, fontFamily, letterSpacing, width: 900 }).lines[0]?.widthPx ?? 0
    expect(widthOf('فرد', 0.5)).toBeCloseTo(widthOf('فرد', 0))
    expect(widthOf('لكل 12، فرد', 0.5)).toBeCloseTo(widthOf('لكل 12، فرد', 0) + 2 * 10)
  }
})
