import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

const read = (path: string): string => readFileSync(new URL(`../../${path}`, import.meta.url), 'utf8')
const patternsIn = (path: string): string[] =>
  read(path)
    .split('\n')
    .filter((line) => line !== '' && !line.startsWith('#'))

test('an image gets only listed files, so no backup or data folder', () => {
  const [first, ...others] = patternsIn('.dockerignore')
  expect(first).toBe('*')
  const included = others.filter((pattern) => pattern.startsWith('!')).map((pattern) => pattern.slice(1))
  expect(included).toContain('src')
  const ignored = patternsIn('.gitignore').map((pattern) => pattern.replace(/\/$/, ''))
  expect(included.filter((path) => ignored.includes(path))).toEqual([])
})

test('Git ignores the folders that the commands of the page on operations write', () => {
  const page = read('docs/operations.md')
  const commands = [...page.matchAll(/^```sh.*\n([^`]*)^```$/gm)].map(([, text = '']) => text).join('\n')
  const written = [
    ...commands.matchAll(/PLATEN_DATA_DIR=\.\/([\w-]+)/g),
    ...commands.matchAll(/(?:--to \.\/|^mkdir .* |^mv \w+ )([\w-]+)$/gm),
  ].map(([, name = '']) => `${name}/`)
  expect(new Set(written).size).toBeGreaterThan(4)
  const ignored = patternsIn('.gitignore')
  expect([...new Set(written)].filter((folder) => !ignored.includes(folder))).toEqual([])
})
