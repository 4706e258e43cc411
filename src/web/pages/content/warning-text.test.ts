import { expect, it } from 'vitest'
import type { WarningCode } from '../../../text/warning.ts'
import { warningText } from './warning-text.ts'

it.each([
  [
    'color_unused',
    '"colors" replaces "#00f", "#0f0", but no such color is in "asset:a", which has "#ff0000"',
    'This drawing has no color #00f or #0f0, so nothing is recolored for it.',
  ],
  [
    'hyphens_unavailable',
    'Words in the language "xx" are not hyphenated: it has no rules; languages with rules are af, be',
    'There are no hyphenation rules for “xx”, so long words stay whole.',
  ],
])('the %s message %j is shown as %j', (code, message, text) => {
  expect(warningText({ code: code as WarningCode, message })).toBe(text)
})

it.each([
  ['text_truncated', 'Lines were left out', 'Lines were left out.'],
  ['missing_glyph', 'A letter is missing.', 'A letter is missing.'],
  ['one_day', 'This browser renders it differently.', 'This browser renders it differently.'],
])('the %s message %j has no wording of its own and is shown as the sentence %j', (code, message, text) => {
  expect(warningText({ code: code as WarningCode, message })).toBe(text)
})
