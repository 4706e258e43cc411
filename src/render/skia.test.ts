import { expect, test } from 'vitest'
import { openBundledFonts } from '../assets/fonts/bundled-fonts.ts'
import { prepareSkia } from './skia.ts'

test('without the file of a font, the error says how to install it', () => {
  const fonts = { ...openBundledFonts(), files: [{ family: 'Platen Missing', path: '/nowhere/missing.ttf' }] }
  expect(() => prepareSkia(fonts)).toThrow(/"Platen Missing" cannot be registered from .*node bin\/setup\.mjs/)
})
