import { expect, test } from 'vitest'
import { isComposing } from './is-composing.ts'

test.each([
  ['a key during a composition', { isComposing: true, keyCode: 0 }, true],
  ['a key that an input method handles', { isComposing: false, keyCode: 229 }, true],
  ['Enter', { isComposing: false, keyCode: 13 }, false],
])('%s', (_, event, expected) => {
  expect(isComposing(event)).toBe(expected)
})
