import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { withKeyTables } from '../../bin/keys/key-tables.ts'
import { COMMAND_NAMES, COMMANDS } from '../../src/edit/commands/commands.ts'

// `npm run keys` rewrites the list.

test('the guide to the editor lists the keys of all commands', () => {
  const page = readFileSync(join(import.meta.dirname, '../../docs/editor.md'), 'utf8')
  expect(page).toBe(withKeyTables(page))
  for (const name of COMMAND_NAMES) expect(page).toContain(`| ${COMMANDS[name].label} `)
})
