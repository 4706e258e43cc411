import { expect, test } from 'vitest'
import type { Text } from '../../document/elements/text.ts'
import { layoutText } from '../../text/layout-text.ts'
import { typesetting } from '../../text/testing/lay-out.ts'
import { paintPage } from '../paint-page.ts'
import { recordCanvas } from '../testing/recording-canvas.ts'

/** Returns the texts that are drawn on a page of 400 × 100. */
function drawnTexts(properties: Partial<Text>): string[] {
  const { context, environment } = recordCanvas({ width: 400, height: 100 })
  const texts: string[] = []
  context.fillText = (text) => void texts.push(text)
  context.strokeText = () => undefined
  const text: Text = { id: 'text', type: 'text', x: 0, y: 0, width: 400, height: 100, fontSize: 10, ...properties }
  paintPage(
    context,
    { id: 'page', background: null, elements: [text] },
    { ...environment, layoutText: (element) => layoutText(element, typesetting) },
  )
  return texts
}

const THOUSAND_LINES = Array.from({ length: 1_000 }, (_, index) => `line${index}`).join('\n')

test('only the lines of a long text that reach the page are drawn', () => {
  const atTop = drawnTexts({ text: THOUSAND_LINES })
  expect([atTop[0], atTop[7]]).toEqual(['line0', 'line7'])
  expect(atTop.length).toBeLessThan(14)
  const scrolled = drawnTexts({ text: THOUSAND_LINES, y: -6_000, lineHeight: 1.2 })
  expect(scrolled).toEqual(expect.arrayContaining(['line500', 'line508']))
  expect(scrolled.length).toBeLessThan(18)
})

test('a turned text is drawn where it reaches the page', () => {
  // Its lines follow each other from x = 200 to the left.
  const texts = drawnTexts({ text: THOUSAND_LINES, x: -200, y: -40, rotation: 90, width: 400, height: 400 })
  expect(texts).toEqual(expect.arrayContaining(['line0', 'line15']))
  expect(texts.length).toBeLessThan(22)
})

test('a wide stroke of a line below the page is drawn', () => {
  const stroke = { paint: '#ff0000', width: 200, align: 'center' } as const
  const below = { text: 'Words', y: 150 }
  expect([drawnTexts(below), drawnTexts({ ...below, stroke })]).toEqual([[], ['Words']])
})
