import { expect, test } from 'vitest'
import type { Document } from '../../document/document.ts'
import type { Element } from '../../document/elements/element.ts'
import { layOut } from '../../text/testing/lay-out.ts'
import { checkDocument } from './check-document.ts'

const size = { width: 400, height: 300 }

function check(elements: Element[], more: Partial<Document> = {}) {
  const document: Document = { version: 1, pages: [{ id: 'p', background: '#ffffff', elements }], ...more }
  return checkDocument({
    document,
    drawn: document,
    size,
    pictures: new Map([['asset:ast_a', { width: 100, height: 50 }]]),
  })
}

const text: Element = { id: 't', type: 'text', x: 20, y: 20, width: 100, height: 30, text: 'Hello' }

test('a readable text that fits gives no warnings', () => {
  expect(check([text])).toEqual([])
})

test('texts that do not fit or cannot be read, small images and what is off the page are reported once', () => {
  const found = check(
    [
      { ...text, text: 'Many more words than there is room for in here' },
      { ...text, id: 'pale', fill: '#eeeeee' },
      { ...text, id: 'away', x: 900 },
      { ...text, id: 'blank', x: 900, text: ' ' },
      { ...text, id: 'hidden', x: 900, visible: false },
      { id: 'photo', type: 'image', src: 'asset:ast_a', x: 0, y: 0, width: 400, height: 300 },
      { id: 'unknown', type: 'image', src: 'asset:ast_b', x: 0, y: 0, width: 400, height: 300 },
      { id: 'code', type: 'code', symbology: 'qrcode', data: 'x', x: 0, y: 0, width: 50, height: 50 },
    ],
    { safeArea: 10 },
  )
  expect(found.map(({ code, page, elementId }) => `${code} ${page} ${elementId}`)).toEqual([
    'text_overflow 1 t',
    'contrast_low 1 pale',
    'outside_page 1 away',
    'image_small 1 photo',
    'outside_safe_area 1 code',
  ])
})

test('contrast is not guessed for a text whose letters are elsewhere than its box', () => {
  const dark: Element = { id: 'r', type: 'rect', x: 0, y: 0, width: 200, height: 200, fill: '#222222' }
  const row: Element = { id: 'g', type: 'group', x: 0, y: 0, width: 100, height: 30, elements: [text] }
  expect(check([dark, row]).map(({ code }) => code)).toEqual(['contrast_low'])
  expect(check([dark, { ...row, layout: { direction: 'row' } }])).toEqual([])
  expect(check([dark, { ...text, width: 100, height: 100, path: { type: 'circle' } }])).toEqual([])
})

test('the estimate finds all texts that do not fit, and few others', () => {
  const words = 'Summer evenings by the lake, with music, food and friends from all over the country'.split(' ')
  let [missed, wrong, count] = [0, 0, 0]
  for (const fontFamily of ['Inter', 'Lora', 'Oswald']) {
    for (let length = 1; length <= words.length; length += 1) {
      for (const [width, height] of [
        [80, 60],
        [150, 30],
        [240, 50],
        [400, 30],
      ] as const) {
        const element = { ...text, text: words.slice(0, length).join(' '), fontFamily, width, height, fontSize: 20 }
        const isReported = check([element]).some(({ code }) => code === 'text_overflow')
        const isTooTall = layOut(element).warnings.some(({ message }) => message.includes('too tall'))
        count += 1
        if (isTooTall && !isReported) missed += 1
        if (isReported && !isTooTall) wrong += 1
      }
    }
  }
  expect(missed).toBe(0)
  expect(wrong / count).toBeLessThan(0.02)
})

test('documents of any size are checked in bounded time', () => {
  const many = Array.from({ length: 5_000 }, (_, index): Element => ({ ...text, id: `t${index}`, x: 900 }))
  expect(check(many)).toHaveLength(100)
})

test('contrast on thousands of long paths is not searched for', () => {
  const d = `M0 0${'q9 9 9 0'.repeat(3_000)}Z`
  const path: Element = { id: 'path', type: 'path', x: 0, y: 0, width: 400, height: 300, d, fill: '#222222' }
  const paths = Array.from({ length: 100 }, (_, index): Element => ({ ...path, id: `path${index}` }))
  expect(
    check([...paths, ...Array.from({ length: 900 }, (_, index): Element => ({ ...text, id: `t${index}` }))]),
  ).toEqual([])
})
