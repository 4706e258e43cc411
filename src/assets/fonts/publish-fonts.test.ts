import { statSync } from 'node:fs'
import { expect, test } from 'vitest'
import type { FontFace } from '../../text/font-catalog.ts'
import { readPublishedFonts } from '../../text/published-fonts.ts'
import { openBundledFonts } from './bundled-fonts.ts'
import { publishFonts } from './publish-fonts.ts'

const fonts = openBundledFonts()
const { published, files } = await publishFonts()
const readBack = readPublishedFonts(JSON.parse(JSON.stringify(published)) as typeof published)

function metricsOf(face: FontFace | undefined): object {
  return { ...face, covers: undefined, coverage: undefined, file: undefined, slices: undefined }
}

test('the published fonts, when read back, equal the original catalog', () => {
  expect(readBack.families()).toEqual(fonts.families())
  expect(readBack.fallbacks).toEqual(fonts.fallbacks)
  expect(readBack.han).toEqual(fonts.han)
  expect(readBack.emoji).toBe(fonts.emoji)
  for (const family of fonts.families()) {
    for (const style of ['normal', 'italic'] as const) {
      for (let weight = 100; weight <= 900; weight += 100) {
        const face = readBack.find(` ${family.toUpperCase()}`, { weight, style })
        expect(metricsOf(face), `${family} ${weight} ${style}`).toEqual(
          metricsOf(fonts.find(family, { weight, style })),
        )
      }
    }
  }
  expect(readBack.find('Arial', { weight: 400, style: 'normal' })).toBeUndefined()
})

test.each(fonts.families())('the published %s covers the same code points as its font file', (family) => {
  const [face, original] = [
    readBack.find(family, { weight: 400, style: 'normal' }),
    fonts.find(family, { weight: 400, style: 'normal' }),
  ]
  const differing = []
  for (let codePoint = 0; codePoint <= 0x10ffff; codePoint += 1) {
    if (face?.covers(codePoint) !== original?.covers(codePoint)) differing.push(codePoint.toString(16))
  }
  expect(differing).toEqual([])
})

test('every face has its own file, and the emoji font is published without its largest table', async () => {
  const faces = published.families.flatMap((family) => family.faces)
  expect(new Set(faces.map(({ file }) => file)).size).toBe(faces.length)
  const lato = faces.find(({ family }) => family === 'Platen Lato 400')
  const path = fonts.files.find(({ family }) => family === 'Platen Lato 400')?.path ?? ''
  expect((await files.get(lato?.file ?? '')?.())?.byteLength).toBe(statSync(path).size)
  const emoji = faces.find(({ family }) => family.includes('Emoji'))
  expect((await files.get(emoji?.file ?? '')?.())?.byteLength).toBeLessThan(6_000_000)
})
