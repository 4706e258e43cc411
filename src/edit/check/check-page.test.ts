import { createCanvas } from '@napi-rs/canvas'
import { expect, test } from 'vitest'
import type { Document } from '../../document/document.ts'
import type { Element } from '../../document/elements/element.ts'
import type { Picture } from '../../paint/canvas.ts'
import { createLayer, newPath } from '../../render/skia.ts'
import { layoutText } from '../../text/layout-text.ts'
import { typesetting } from '../../text/testing/lay-out.ts'
import { setProperties } from '../operations/set-properties.ts'
import { contrastRatio } from '../colors/contrast.ts'
import { checkPage } from './check-page.ts'
import type { Finding } from './finding.ts'
import { fixesOf } from './fixes-of.ts'

const size = { width: 400, height: 300 }
const picture = { width: 200, height: 100, image: createCanvas(1, 1) } as unknown as Picture

function check(elements: Element[], rules: Partial<Document> & { size?: typeof size } = {}): Finding[] {
  return checkPage({
    page: { id: 'page', background: '#ffffff', elements },
    document: rules,
    size: rules.size ?? size,
    environment: {
      ...{ size, target: 'raster', createLayer, newPath, warn: () => undefined },
      ...{ layoutText: (text) => layoutText(text, typesetting), pictures: new Map([['builtin:dunes', picture]]) },
    },
  })
}

/** Applies the first fix with this label, and checks again. */
function after(label: string, element: Element, rules: Parameters<typeof check>[1] = {}): Finding[] {
  const [finding] = check([element], rules)
  const fix = finding && fixesOf(finding, element).find((each) => each.label === label)
  if (!fix) throw new Error(`No fix ${label}`)
  const document: Document = { version: 1, pages: [{ id: 'page', elements: [element] }] }
  return check(setProperties(document, new Set([element.id]), fix.properties).pages[0]?.elements ?? [], rules)
}

const text: Element = { id: 't', type: 'text', x: 20, y: 20, width: 100, height: 30, text: 'Hello' }

test('a readable text that fits has no findings', () => {
  expect(check([text])).toEqual([])
})

test('a text that does not fit shrinks, or its box grows', () => {
  const long: Element = { ...text, text: 'Many more words than there is room for in here' }
  expect(check([long]).map(({ code }) => code)).toEqual(['text_overflow'])
  expect(after('Shrink to fit', long)).toEqual([])
  expect(after('Grow the box', long)).toEqual([])
})

test('a cut text grows', () => {
  const cut: Element = { ...text, text: 'One line, a second one, and a third one', maxLines: 1 }
  expect(check([cut])[0]).toMatchObject({ code: 'text_truncated', elementId: 't' })
  expect(after('Grow the box', cut)).toEqual([])
})

test('a pale text becomes as dark as it must be, and no darker', () => {
  const pale: Element = { ...text, fill: '#9aa0a6' }
  expect(check([pale])).toMatchObject([
    { code: 'contrast_low', message: 'The text is hard to read: its contrast is 2.6, and should be at least 4.5.' },
  ])
  expect(after('Make it readable', pale)).toEqual([])
  const [finding] = check([pale])
  expect(contrastRatio(finding?.color ?? '', '#ffffff')).toBeLessThan(6)
})

test('contrast is measured on what lies beneath, and not guessed on pictures', () => {
  const behind: Element = { id: 'r', type: 'rect', x: 0, y: 0, width: 400, height: 300, fill: '#222222' }
  expect(check([behind, text]).map(({ code }) => code)).toEqual(['contrast_low'])
  const photo: Element = { id: 'i', type: 'image', x: 0, y: 0, width: 200, height: 100, src: 'builtin:dunes' }
  expect(check([photo, text])).toEqual([])
})

test('large text needs less contrast', () => {
  const large: Element = { ...text, width: 300, height: 60, fontSize: 40, fill: '#888888' }
  expect(check([large])).toEqual([])
  expect(check([{ ...text, fill: '#888888' }])).toHaveLength(1)
})

test('an image with few pixels is reported for paper below 150 dpi, and otherwise if it is much enlarged', () => {
  const photo: Element = { id: 'i', type: 'image', x: 0, y: 0, width: 200, height: 100, src: 'builtin:dunes' }
  expect(check([photo])).toEqual([])
  expect(check([photo], { bleed: 10 })[0]?.message).toBe(
    'The image is small for its box: it prints at 96 dpi, and looks soft below 150.',
  )
  expect(check([{ ...photo, width: 100, height: 50 }], { bleed: 10 })).toEqual([])
  expect(check([{ ...photo, height: 200 }])[0]?.message).toBe(
    'The image is small for its box: its 200 × 100 pixels are enlarged 2 times.',
  )
})

test('a poster with the size of a paper in inches is printed, also without a bleed', () => {
  const poster = { width: 1728, height: 2304 }
  const photo: Element = { id: 'i', type: 'image', x: 0, y: 0, width: 200, height: 100, src: 'builtin:dunes' }
  expect(check([photo], { size: poster })[0]?.message).toMatch(/prints at 96 dpi/)
  expect(check([photo], { size: { width: 1920, height: 1080 } })).toEqual([])
})

test('contrast is measured where the letters are, not in the middle of the box', () => {
  const wide: Element = { ...text, width: 360 }
  const behind: Element = { id: 'r', type: 'rect', x: 150, y: 0, width: 250, height: 300, fill: '#222222' }
  expect(check([behind, wide])).toEqual([])
  expect(check([behind, { ...wide, align: 'end' }]).map(({ code }) => code)).toEqual(['contrast_low'])
  const disc: Element = { id: 'd', type: 'ellipse', x: 100, y: 100, width: 100, height: 100, fill: '#222222' }
  const around: Element = { ...text, x: 90, y: 90, width: 120, height: 120, path: { type: 'circle' } }
  expect(check([disc, around])).toEqual([])
  const upright: Element = { ...text, writingMode: 'vertical', width: 30, height: 280 }
  const low: Element = { id: 'r', type: 'rect', x: 0, y: 120, width: 400, height: 180, fill: '#222222' }
  expect(check([low, upright])).toEqual([])
  expect(check([low, { ...upright, align: 'end' }]).map(({ code }) => code)).toEqual(['contrast_low'])
})

test('a text outside of the page or its safe area moves inside', () => {
  const rules = { safeArea: 30 }
  expect(check([text], rules)[0]).toMatchObject({ code: 'outside_safe_area', by: { x: 10 } })
  expect(after('Move inside', text, rules)).toEqual([])
  const gone: Element = { ...text, x: 600 }
  expect(check([gone])[0]?.message).toBe('This is outside of the page, so exports don’t show it.')
  expect(after('Move onto the page', gone)).toEqual([])
  expect(after('Move onto the page', { ...text, x: 380 })).toEqual([])
})

test('the letters of a text count, not its box', () => {
  expect(check([{ ...text, x: 0, width: 400, align: 'center' }], { safeArea: [0, 30, 0, 30] })).toEqual([])
})

test('what is hidden has no findings, and what is locked no fixes', () => {
  const gone: Element = { ...text, x: 600 }
  expect(check([{ ...gone, visible: false }])).toEqual([])
  const locked: Element = { ...gone, locked: true }
  const [finding] = check([locked])
  expect(finding && fixesOf(finding, locked)).toEqual([])
})

test('elements of groups are named, but not moved', () => {
  const group: Element = { id: 'g', type: 'group', x: 600, y: 0, width: 100, height: 60, elements: [text] }
  const [finding] = check([group])
  expect(finding).toMatchObject({ code: 'outside_page', elementId: 't' })
  expect(finding && fixesOf(finding, text)).toEqual([])
})
