import { expect, test } from 'vitest'
import type { Text } from '../document/elements/text.ts'
import { complete } from '../document/elements/element.ts'
import { layOut } from '../text/testing/lay-out.ts'
import type { PaintEnvironment } from './environment.ts'
import { withFitGroups } from './fit-groups.ts'

const environment = { layoutText: layOut } as unknown as PaintEnvironment

function sizesOf(...texts: Partial<Text>[]): number[] {
  const elements = texts.map((text, index): Text => {
    const base = { id: `t${index}`, type: 'text', x: 0, y: 0, width: 100, height: 30 } as const
    return { ...base, fontSize: 20, fit: 'shrink', fitGroup: 'a', ...text }
  })
  const { layoutText } = withFitGroups(environment, { id: 'p', elements })
  return elements.map((element) => layoutText(complete<'text'>(element)).lines[0]?.runs[0]?.font.sizePx ?? 0)
}

test('texts of a group have the smallest size among them', () => {
  const alone = sizesOf({ text: 'Enterprise edition' })[0]
  expect(alone).toBeLessThan(20)
  expect(sizesOf({ text: 'Free' }, { text: 'Enterprise edition' }, { text: 'Plus', fit: 'fill' })).toEqual([
    alone,
    alone,
    alone,
  ])
})

test('texts of different font sizes end with one size', () => {
  const sizes = sizesOf({ text: 'Free', fontSize: 28 }, { text: 'Enterprise edition' })
  expect(new Set(sizes).size).toBe(1)
})

test.each<[string, Partial<Text>]>([
  ['of another group', { fitGroup: 'b' }],
  ['that is hidden', { visible: false }],
  ['of fixed size', { fit: 'fixed' }],
])('a text %s does not affect the group', (_, other) => {
  expect(sizesOf({ text: 'Free' }, { text: 'Enterprise edition', ...other })[0]).toBe(20)
})
