import { expect, test } from 'vitest'
import { trimPairs } from './full-width-punctuation.ts'
import { layOut, lineTexts } from './testing/lay-out.ts'

const JAPANESE = { fontFamily: 'Noto Sans JP', fontSize: 20, width: 400 }

function widthOf(text: string): number {
  return layOut({ ...JAPANESE, text }).lines[0]?.widthPx ?? 0
}

test.each([
  ['あ」「い', 3.5],
  ['あ。」い', 3.5],
  ['（「あ」）', 4],
  ['あ・「い', 3.5],
  ['「あ', 2],
  ['あ」', 2],
  ['あ」い', 3],
])('%s is %d em wide', (text, em) => {
  expect(widthOf(text)).toBeCloseTo(em * 20, 1)
})

test('a closing bracket at the end of a line takes half its width only if it does not fit otherwise', () => {
  const text = '水水水」水水水'
  expect(lineTexts(layOut({ ...JAPANESE, text, width: 70 }))).toEqual(['水水水」', '水水水'])
  expect(layOut({ ...JAPANESE, text, width: 70 }).lines[0]?.widthPx).toBeCloseTo(70, 1)
  expect(lineTexts(layOut({ ...JAPANESE, text, width: 69 }))[0]).toBe('水水')
  expect(layOut({ ...JAPANESE, text, width: 80 }).lines[0]?.widthPx).toBeCloseTo(80, 1)
})

test('a full stop at the end of a line keeps its width', () => {
  expect(lineTexts(layOut({ ...JAPANESE, text: '水水水。水水水', width: 70 }))[0]).toBe('水水')
})

test.each([
  ['ja', '、」', 1],
  ['zh-Hans', '：」', 1],
  ['zh-Hant', '、」', 0],
  ['ja', '：」', 0],
])('in %s, %s has %d trimmed marks', (language, text, count) => {
  const styles = { languageAt: () => language, isFullWidth: () => true }
  expect(trimPairs(text, { start: 0, end: text.length }, styles).size).toBe(count)
})

test('marks of half width are not trimmed', () => {
  const styles = { languageAt: () => 'ja', isFullWidth: () => false }
  expect(trimPairs('。」「', { start: 0, end: 3 }, styles).size).toBe(0)
})
