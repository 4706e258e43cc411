import { spawnSync } from 'node:child_process'
import { expect, test } from 'vitest'

/** Returns what cspell reports for `text` at `path`, each as `line: message`. */
function faultsIn(path: string, text: string): string[] {
  const run = spawnSync('node_modules/.bin/cspell', ['--no-progress', '--no-summary', `stdin://${path}`], {
    input: text,
    encoding: 'utf8',
  })
  const faults = run.stdout.split('\n').filter((line) => line !== '')
  expect(run.status, run.stderr).toBe(faults.length === 0 ? 0 : 1)
  return faults.map((line) => line.replace(/^.*?:(\d+):\d+ - /, '$1: ').replace(/ fix: .*/, ''))
}

test('the spell checker fails on flagged and misspelled words in comments, strings and names', () => {
  const lines = ['// Drawn anew.', "export const a = 'it was told'", 'export const askNobodyElse = 1', '// Recieved.']
  const faults = faultsIn('src/example.ts', lines.join('\n'))
  expect(faults).toEqual([
    '1: Forbidden word (anew)',
    '2: Forbidden word (told)',
    '3: Forbidden word (Nobody)',
    '4: Unknown word (Recieved)',
  ])
})

test('the spell checker fails on flagged words in Markdown, possessives and British spellings included', () => {
  expect(faultsIn('docs/example.md', 'Nobody’s files.\n\nThe colour of `a`.\n')).toEqual([
    '1: Forbidden word (Nobody’s)',
    '3: Forbidden word (colour)',
  ])
})
