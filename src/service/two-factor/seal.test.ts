import { randomBytes } from 'node:crypto'
import { expect, test } from 'vitest'
import { createSeal } from './seal.ts'

const options = { secret: 'a secret of at least thirty-two characters', purpose: 'test', randomBytes }
const seal = createSeal(options)

test('a sealed text is opened with the same secret, purpose and context', () => {
  const sealed = seal.seal('čaj 🍵', 'acc_1')
  expect(createSeal(options).open(sealed, 'acc_1')).toBe('čaj 🍵')
  expect(sealed).not.toContain('aj')
  expect(seal.seal('čaj 🍵', 'acc_1')).not.toBe(sealed)
})

test('it is not opened with another secret, purpose or context', () => {
  const sealed = seal.seal('text', 'acc_1')
  expect(seal.open(sealed, 'acc_2')).toBeUndefined()
  expect(createSeal({ ...options, purpose: 'other' }).open(sealed, 'acc_1')).toBeUndefined()
  expect(createSeal({ ...options, secret: 'x'.repeat(40) }).open(sealed, 'acc_1')).toBeUndefined()
})

test('it is not opened after any change', () => {
  const bytes = Buffer.from(seal.seal('text', ''), 'base64url')
  for (let index = 0; index < bytes.length; index += 1) {
    const changed = Buffer.from(bytes)
    changed.writeUInt8(bytes.readUInt8(index) ^ 1, index)
    expect(seal.open(changed.toString('base64url'), '')).toBeUndefined()
  }
  for (const text of ['', 'short', bytes.subarray(0, -1).toString('base64url')]) {
    expect(seal.open(text, '')).toBeUndefined()
  }
})
