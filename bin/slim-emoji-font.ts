// Writes the emoji font without its 20 MB `SVG ` table to dist/fonts. Processes map the file into memory, which they
// share. The bytes of a font that is registered otherwise are copied by each of them (decision 64).
import { mkdirSync, renameSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { EMOJI_FILE } from '../src/assets/fonts/bundled-fonts.ts'
import { EMOJI } from '../src/assets/fonts/families.ts'
import { listFontFiles } from '../src/assets/fonts/list-font-files.ts'
import { openType, withTables } from '../src/assets/fonts/open-type.ts'

const stamp = process.argv[2]

const [original] = listFontFiles(EMOJI)
if (!original) throw new Error(`${EMOJI.name} is not installed`)
const folder = dirname(EMOJI_FILE)
mkdirSync(folder, { recursive: true })
// A running server has mapped the file, so it is replaced at once. Several setups may run.
const built = `${EMOJI_FILE}.${process.pid}.new`
writeFileSync(
  built,
  withTables(openType(original.path), (tag) => tag !== 'SVG '),
)
renameSync(built, EMOJI_FILE)
if (stamp !== undefined) writeFileSync(join(folder, '.built'), stamp)
