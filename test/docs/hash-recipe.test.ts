import { execFile } from 'node:child_process'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { expect, test } from 'vitest'
import { hashDesign } from '../../src/design-hash.ts'
import { parseDocument } from '../../src/document/parse-document.ts'

const run = promisify(execFile)

test('the program that the guide publishes prints what it says, and the hash of the stamp', async () => {
  const guide = await readFile(join(import.meta.dirname, '../../docs/guide.md'), 'utf8')
  const chapter = guide.slice(guide.indexOf('### Compute the hash of a design'))
  const [, program = ''] = /```js\n([\s\S]*?)```/.exec(chapter) ?? []
  const [, printed = ''] = /This prints:\n\n```text\n([\s\S]*?)```/.exec(chapter) ?? []
  const { stdout } = await run(process.execPath, ['--input-type=module', '--eval', program])
  expect(stdout).toBe(printed)
  const [json = '', hash] = stdout.split('\n')
  const { document, width, height } = JSON.parse(json) as { document: unknown; width: number; height: number }
  expect(parseDocument(document)).toEqual({ document })
  expect(hashDesign({ document, width, height })).toBe(hash)
})
