// Draws templates in every filling, and lists what is wrong: `npm run contact-sheet [name …]`. Default: all.
import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { drawContactSheet } from './contact-sheet.ts'
import { findFaults } from './find-faults.ts'
import { readTemplateFile, templateSlugs } from './template-files.ts'
import { openTemplatePainter } from './template-painter.ts'
import { missingParts } from './template-rules.ts'

const FOLDER = join(import.meta.dirname, '../../test-results/contact-sheets')

const names = process.argv.slice(2)
const unknown = names.filter((name) => !templateSlugs().includes(name))
if (unknown.length > 0) throw new Error(`There is no template ${unknown.join(', ')}.`)
const painter = openTemplatePainter()
mkdirSync(FOLDER, { recursive: true })
for (const slug of names.length > 0 ? names : templateSlugs()) {
  const template = readTemplateFile(slug)
  const faults = await findFaults(template, painter)
  const lines = [
    ...missingParts(template),
    ...faults.map(({ filling, page, detail }) => `${filling}, page ${page}: ${detail}`),
  ]
  const path = join(FOLDER, `${slug}.png`)
  writeFileSync(path, (await drawContactSheet(template, painter)).toBuffer('image/png'))
  process.stdout.write([`${path}: ${lines.length} faults`, ...lines.map((line) => `  ${line}`), ''].join('\n'))
}
