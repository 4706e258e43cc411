// Writes docs/properties.md and its pictures from the schema of the document: `npm run properties`.
import { mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { openExampleDrawer } from './draw-examples.ts'
import { EXAMPLES } from './examples/all-examples.ts'
import { propertyPage } from './property-page.ts'
import { pathOfPicture, pictureOf } from './property-pictures.ts'
import { publishedSections } from './property-sections.ts'

const DOCS = join(import.meta.dirname, '../../docs')

const draw = openExampleDrawer()
const folder = dirname(join(DOCS, pathOfPicture('any')))
rmSync(folder, { recursive: true, force: true })
mkdirSync(folder, { recursive: true })
for (const [anchor, example] of Object.entries(EXAMPLES)) {
  writeFileSync(join(DOCS, pathOfPicture(anchor)), await draw(example))
}
writeFileSync(join(DOCS, 'properties.md'), propertyPage(publishedSections(), pictureOf))
