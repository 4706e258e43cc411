import { expect, test } from 'vitest'
import type { PublishedFonts } from '../text/published-fonts.ts'
import { openBuiltinPictures } from './builtin-pictures.ts'
import { openPaintFiles } from './paint-files.ts'

const pictures = openBuiltinPictures()
const files = openPaintFiles(pictures)

test('the catalog lists the font files and every built-in image, and each listed file exists', async () => {
  const catalog = await files.find(await files.catalog())
  expect(catalog?.contentType).toBe('application/json')
  const catalogJson = JSON.parse(Buffer.from((await catalog?.read()) ?? []).toString()) as {
    fonts: PublishedFonts
    pictures: Record<string, string>
  }
  expect(Object.keys(catalogJson.pictures)).toEqual(pictures.names)
  for (const [name, address] of Object.entries(catalogJson.pictures)) {
    const file = await files.find(address)
    expect(file?.contentType).toBe('image/jpeg')
    expect(Buffer.compare((await file?.read()) ?? Buffer.of(), (await pictures.read(name)) ?? Buffer.of(1))).toBe(0)
  }
  const faces = catalogJson.fonts.families.flatMap((family) => family.faces)
  expect(faces.length).toBeGreaterThan(200)
  for (const { file } of faces) expect(await files.find(file), file).toHaveProperty('contentType', 'font/ttf')
})

test('the catalog has the same name on every server of one version, and unknown names are not found', async () => {
  expect(await openPaintFiles(pictures).catalog()).toBe(await files.catalog())
  expect(await files.find('fonts/inter-400.ttf')).toBeUndefined()
  expect(await files.find('../package.json')).toBeUndefined()
})
