import { execFileSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { basename, extname } from 'node:path'
import { expect, test } from 'vitest'

const files = execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard'], { encoding: 'utf8' })
  .split('\n')
  .filter((path) => path !== '' && existsSync(path))
const sources = files.filter((path) => extname(path) === '.ts')

test('files are named in kebab-case', () => {
  const checked = sources.filter((path) => path.startsWith('src/') || path.startsWith('test/'))
  expect(checked.filter((path) => !/^[a-z0-9]+([-.][a-z0-9]+)*\.ts$/.test(basename(path)))).toEqual([])
})

test('every source file has a unique base name', () => {
  const names = files
    .filter((path) => /^src\/.*\.tsx?$/.test(path) && !/\.test\.tsx?$/.test(path))
    .map((path) => basename(path).replace(/\.tsx?$/, ''))
  expect(names.length).toBeGreaterThan(500)
  expect(names.filter((name, index) => names.indexOf(name) < index)).toEqual([])
})

test('no room has a file for unrelated helpers or a barrel', () => {
  expect(sources.filter((path) => /\b(utils?|helpers?|common|lib|misc|index)(\/|\.ts$)/.test(path))).toEqual([])
})

test('there are no default exports except those that tools require', () => {
  const tools = /(\.config\.ts|closing-line\.ts|test\/setup\/[a-z0-9-]+\.ts)$/
  expect(sources.filter((path) => /^export default /m.test(readFileSync(path, 'utf8')) && !tools.test(path))).toEqual(
    [],
  )
})

test('only the command line reads process.env', () => {
  const readers = sources.filter((path) => path.startsWith('src/') && !path.endsWith('.test.ts'))
  const allowed = ['src/cli/']
  // Ignores examples in comments and strings.
  const reads = (path: string) => /^(?!\s*\*)[^`'"\n]*process\.env/m.test(readFileSync(path, 'utf8'))
  expect(readers.filter((path) => reads(path) && !allowed.some((room) => path.startsWith(room)))).toEqual([])
})

test('no comment line is longer than 120 characters', () => {
  const generated = ['src/sdk/api-schema.ts', 'src/sdk/methods.ts', 'src/web/api/web-schema.ts']
  const wide = sources
    .filter((path) => !generated.includes(path))
    .flatMap((path) => readFileSync(path, 'utf8').split('\n'))
    .filter((line) => /^\s*(?:\/\/|\/\*|\* )/.test(line) && line.length > 120 && !line.includes('oxlint-disable'))
  expect(wide).toEqual([])
})

test('every exemption from a lint rule gives a reason', () => {
  const bare = sources.filter(
    (path) => /oxlint-disable(?!.* -- )/.test(readFileSync(path, 'utf8')) && path !== 'test/house/house-style.test.ts',
  )
  expect(bare).toEqual([])
})
