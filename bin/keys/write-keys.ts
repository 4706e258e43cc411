// Writes the keys of the editor into docs/editor.md: `npm run keys`.
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { withKeyTables } from './key-tables.ts'

const PAGE = join(import.meta.dirname, '../../docs/editor.md')

writeFileSync(PAGE, withKeyTables(readFileSync(PAGE, 'utf8')))
