import { NAVY } from './colors.ts'
import { type ElementJson, type Examples, values } from './example.ts'

const text: ElementJson = { type: 'text', x: 10, y: 28, width: 130, height: 44, text: 'Spring sale', fontSize: 24 }

/** The names are those of the brand that all examples have. */
export const BRANDS: Examples = {
  'DocumentBrand.colors': values(['brand:primary', 'brand:accent'], (fill: string) => [
    { type: 'rect', x: 25, y: 16, width: 100, height: 64, cornerRadius: 10, fill },
  ]),
  'DocumentBrand.fonts': values(['brand:heading', 'brand:notes'], (fontFamily: string) => ({
    ...text,
    align: 'center',
    fill: NAVY,
    fontFamily,
  })),
}
