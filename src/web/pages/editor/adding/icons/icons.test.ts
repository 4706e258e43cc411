import { expect, test } from 'vitest'
import { iconElement } from '../../../../../edit/adding/icon-element.ts'
import { settingOf } from '../../../../../edit/adding/setting-of.ts'
import { elementIssue } from '../../../../../edit/adding/element-issue.ts'
import { openEditor } from '../../../../../edit/editor-state.ts'
import { emptyDocument } from '../../../../../document/document.ts'
import { iconPath } from './icon-path.ts'
import { findIcons, loadIcons } from './icon-set.ts'

const icons = await loadIcons()
const setting = settingOf(openEditor(emptyDocument(), { width: 800, height: 800 }))

const namesFor = (query: string): string[] => findIcons(icons, query).map(({ name }) => name)

test('every icon is a valid element, once', () => {
  expect(icons.length).toBeGreaterThan(1_500)
  expect(new Set(icons.map(({ name }) => name)).size).toBe(icons.length)
  const issues = icons.flatMap(
    ({ label, parts }) => elementIssue({}, iconElement(label, iconPath(parts))(setting)) ?? [],
  )
  expect(issues).toEqual([])
})

test('parts that are drawn one after the other do not move each other', () => {
  const parts = [
    ['path', { d: 'm14 12 4 4' }],
    ['path', { d: 'm2 16 1 1' }],
    ['circle', { cx: '5', cy: '5', r: '2' }],
  ] as const
  expect(iconPath(parts)).toBe('M14 12L18 16M2 16L3 17M3 5A2 2 0 1 1 7 5A2 2 0 1 1 3 5Z')
})

test('a rectangle keeps its round corners', () => {
  const parts = [['rect', { x: '2', y: '3', width: '10', height: '6', rx: '2' }]] as const
  expect(iconPath(parts)).toBe('M4 3h6a2 2 0 0 1 2 2v2a2 2 0 0 1 -2 2h-6a2 2 0 0 1 -2 -2v-2a2 2 0 0 1 2 -2Z')
})

test('icons are found by name first, then by tags', () => {
  expect(namesFor('heart')[0]).toBe('heart')
  expect(namesFor('Shopping CART')[0]).toBe('shopping-cart')
  expect(namesFor('love')).toContain('heart')
  expect(namesFor('phone off')).toContain('phone-off')
  expect(namesFor('zzzz')).toEqual([])
  expect(namesFor(' ')).toHaveLength(icons.length)
})
