import { randomBytes } from 'node:crypto'
import { expect, test } from 'vitest'
import { hashRecoveryCode, newRecoveryCodes } from './recovery-code.ts'

test('there are ten different codes of four groups', () => {
  const codes = newRecoveryCodes(randomBytes)
  expect(new Set(codes).size).toBe(10)
  for (const code of codes) expect(code).toMatch(/^(?:[0-9a-hjkmnp-tv-z]{4}-){3}[0-9a-hjkmnp-tv-z]{4}$/)
})

test('a code is recognized in any case, spacing and with confused letters, and only for its account', () => {
  const expected = hashRecoveryCode('acc_1', '01fk-9qtx-0zb2-hw3m')
  for (const typed of ['01FK 9QTX 0ZB2 HW3M', ' 01fk9qtx0zb2hw3m\n', 'oIfk-9qtx-Ozb2-hw3m', 'OLfk-9qtx-0zb2-hw3m']) {
    expect(hashRecoveryCode('acc_1', typed)).toBe(expected)
  }
  expect(hashRecoveryCode('acc_2', '01fk-9qtx-0zb2-hw3m')).not.toBe(expected)
  expect(hashRecoveryCode('acc_1', '01fk-9qtx-0zb2-hw3n')).not.toBe(expected)
})
