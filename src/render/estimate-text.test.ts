import { expect, test } from 'vitest'
import { FAMILIES } from '../assets/fonts/families.ts'
import { complete } from '../document/elements/element.ts'
import type { Text } from '../document/elements/text.ts'
import { estimateTextSize } from '../document/layouts/estimate-text-size.ts'
import { estimateLines, estimateWidth } from '../document/tables/estimate-text.ts'
import { layOut } from '../text/testing/lay-out.ts'

const TEXTS = [
  'Consulting on the new visual identity, including two rounds of revisions and a printed style guide for all teams.',
  // cspell:disable-next-line
  'Montage der Brandschutztüren im Erdgeschoss (Feuerwiderstandsklasse T30), inklusive Anschlussarbeiten – 12,5 h',
  'AVOCADO TOAST, WAFFLES & YOGURT — “To Go”; Ty. V.A.T. 19.6% 1,234.50',
  // cspell:disable-next-line
  'Été à l’hôtel : réservation n° 4711, petit-déjeuner compris, chambre côté jardin',
  'Доставка и установка оборудования в центральном офисе',
  '日本語の長い説明文は単語の間に空白がないので、どの文字の間でも改行できます。',
  'https://example.com/a/very/long/address/without/any/space/at/all?query=12345',
  'Two\nparagraphs, and an emoji 🚀',
]
/** Headline fonts of other scripts: their Latin letters have much kerning, or come from other fonts. */
const FOREIGN = ['Aref Ruqaa', 'Ma Shan Zheng', 'Black Han Sans', 'Shippori Mincho', 'Tiro Devanagari Hindi']
const STYLES = [300, 400, 500, 700, 900]
const WIDTHS = [60, 90, 135, 210, 333]

test('the estimate is never too low, and rarely one line too high', () => {
  let [lines, tooHigh] = [0, 0]
  const tooLow: string[] = []
  for (const { name } of FAMILIES) {
    for (const [index, text] of TEXTS.entries()) {
      for (const [at, width] of WIDTHS.entries()) {
        const style = { fontFamily: name, fontSize: 13, fontWeight: STYLES[(index + at) % STYLES.length] ?? 400 }
        const drawn = layOut({ ...style, text, width }).lines.length
        const estimated = estimateLines(text, width, style)
        lines += drawn
        tooHigh += Math.max(0, estimated - drawn)
        if (estimated < drawn) tooLow.push(`${name} ${style.fontWeight} ${width}: ${estimated}/${drawn} ${text}`)
      }
    }
  }
  expect(tooLow).toEqual([])
  expect(tooHigh / lines).toBeLessThan(0.05)
})

test('the estimated width is at least that of the drawn text', () => {
  for (const { name } of FAMILIES) {
    for (const text of TEXTS.filter((each) => !each.includes('\n'))) {
      const style = { fontFamily: name, fontSize: 13, fontWeight: 600 }
      const drawn = layOut({ ...style, text, width: 10_000 }).lines[0]?.widthPx ?? 0
      const least = FOREIGN.includes(name) ? 0.97 : 0.999
      expect(estimateWidth(text, style) / drawn, `${name}: ${text}`).toBeGreaterThan(least)
    }
  }
})

test('texts that grow are estimated as high as they are drawn, or a little higher', () => {
  const long = TEXTS.slice(0, 4).join(' ')
  const texts: Partial<Text>[] = [
    { text: long, letterSpacing: 0.08, textTransform: 'uppercase', padding: [5, 12, 7, 12] },
    { text: `${long}\n${long}`, paragraphSpacing: 9, lineHeight: 1.5, columns: 2 },
    { text: TEXTS.slice(0, 3).join('\n'), list: 'number' },
    { text: long, maxLines: 2 },
    {
      runs: [
        { text: `${TEXTS[0]} `, fontWeight: 700 },
        { text: long, fontFamily: 'Lora', fontStyle: 'italic' },
      ],
    },
  ]
  for (const own of texts) {
    const text = { width: 280, fontSize: 15, fit: 'grow', ...own } as const
    const { heightPx } = layOut(text)
    const { height } = estimateTextSize(
      complete<'text'>({ id: 'a', type: 'text', x: 0, y: 0, height: 10, ...text }),
      {},
    )
    expect(height, JSON.stringify(own)).toBeGreaterThanOrEqual(heightPx)
    expect(height / heightPx, JSON.stringify(own)).toBeLessThan(1.2)
  }
})
