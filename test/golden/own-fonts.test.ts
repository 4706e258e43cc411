import { join } from 'node:path'
import { expect, test } from 'vitest'
import { createDocumentRenderer } from '../../src/render/render-document.ts'
import { OWN_FONTS, OWN_FONTS_SIZE, ownFontFiles } from '../fixtures/own-fonts.ts'
import { compareGolden } from './compare-golden.ts'
import { findPoppler } from './poppler.ts'

const poppler = findPoppler()
const task = { document: OWN_FONTS, size: OWN_FONTS_SIZE, images: await ownFontFiles() }
const render = createDocumentRenderer()

test('fonts of a document and their axes match the approved image', async () => {
  const { files, warnings } = await render({ ...task, output: { format: 'png', scale: 1, transparent: false } })
  expect(warnings.map(({ message }) => message)).toEqual([])
  compareGolden(join(import.meta.dirname, 'own-fonts.png'), Buffer.from(files[0]?.bytes ?? []))
})

test('a PDF embeds instances of a variable font as TrueType, under the name of the family', async () => {
  const output = { format: 'pdf', scale: 1, bleed: 0, cropMarks: false, metadata: {} } as const
  const { files } = await render({ ...task, output })
  const pdf = Buffer.from(files[0]?.bytes ?? [])
  expect(pdf.toString('latin1')).not.toContain('/Type3')
  expect(pdf.toString('latin1')).toMatch(/\/BaseFont \/[A-Z]+\+Brand-800/)
  if (poppler) expect(await poppler.text(pdf)).toContain('Hamburgefonts 0123, AVATAR')
})
