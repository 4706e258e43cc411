import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'

const FOLDER = 'docs/decisions'
const INDEX = 'README.md'

const read = (name: string): string => readFileSync(join(FOLDER, name), 'utf8')
const records = readdirSync(FOLDER).filter((name) => name !== INDEX)

test('every decision has a number of its own, with which its title begins', () => {
  const numbers = records.map((name) => name.slice(0, 4))
  expect(new Set(numbers).size).toBe(numbers.length)
  for (const name of records) expect(read(name), name).toMatch(new RegExp(`^# ${Number(name.slice(0, 4))}\\. \\S`))
})

test('the index lists every decision once, by its title', () => {
  const listed = read(INDEX)
    .split('\n')
    .filter((line) => line.startsWith('- '))
  const expected = records.map((name) => `- [${read(name).split('\n', 1).join().slice(2)}](${name})`)
  expect(listed.toSorted()).toEqual(expected.toSorted())
})

test('decisions refer to others by their numbers', () => {
  for (const name of records) {
    for (const [, number, target = ''] of read(name).matchAll(/\[decision (\d+)\]\(([^)]*)\)/gi)) {
      expect(records, name).toContain(target)
      expect(Number(target.slice(0, 4)), name).toBe(Number(number))
    }
  }
})
