import { expect, it } from 'vitest'
import type { WarningCode } from '../../../text/warning.ts'
import { warningText } from './warning-text.ts'

it.each([
  ['text_truncated', 'Lines were left out', 'Lines were left out.'],
  ['missing_glyph', 'A letter is missing.', 'A letter is missing.'],
  ['one_day', 'This browser renders it differently.', 'This browser renders it differently.'],
])('the %s message %j has no wording of its own and is shown as the sentence %j', (code, message, text) => {
  expect(warningText({ code: code as WarningCode, message })).toBe(text)
})
