import { randomBytes } from 'node:crypto'
import { expect, test } from 'vitest'
import { hashKeyText, isKeyText, newKeyText } from './key-text.ts'

test('a new key is pl_ and 46 letters and digits, with a checksum', () => {
  for (let count = 0; count < 200; count += 1) {
    const key = newKeyText(randomBytes)
    expect(key).toMatch(/^pl_[0-9A-Za-z]{46}$/)
    expect(isKeyText(key)).toBe(true)
  }
})

test('one wrong character anywhere is detected', () => {
  const key = newKeyText(randomBytes)
  for (let index = 0; index < key.length; index += 1) {
    const wrong = key[index] === 'a' ? 'b' : 'a'
    expect(isKeyText(key.slice(0, index) + wrong + key.slice(index + 1))).toBe(false)
  }
})

test('two swapped characters are detected', () => {
  const key = newKeyText(randomBytes)
  for (let index = 3; index < key.length - 1; index += 1) {
    const [a = '', b = ''] = key.slice(index, index + 2)
    if (a !== b) expect(isKeyText(key.slice(0, index) + b + a + key.slice(index + 2))).toBe(false)
  }
})

test.each([
  '',
  'pl_',
  'hello',
  `pl_${'0'.repeat(45)}`,
  `pl_${'0'.repeat(47)}`,
  `sk_${'0'.repeat(46)}`,
  `pl_${'-'.repeat(46)}`,
])('%j is not a key', (text) => expect(isKeyText(text)).toBe(false))

test('all letters and digits are equally likely', () => {
  const counts = new Map<string, number>()
  for (let count = 0; count < 2000; count += 1) {
    for (const character of newKeyText(randomBytes).slice(3, 43))
      counts.set(character, (counts.get(character) ?? 0) + 1)
  }
  const expected = (2000 * 40) / 62
  expect(counts.size).toBe(62)
  // Six standard deviations: less likely than a broken machine.
  for (const count of counts.values()) expect(Math.abs(count - expected)).toBeLessThan(6 * Math.sqrt(expected))
})

test('only the SHA-256 of a key is stored', () => {
  expect(hashKeyText('abc')).toBe('ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad')
})
