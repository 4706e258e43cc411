import { hash } from 'node:crypto'
import { LRUCache } from 'lru-cache'
import type { Cmyk, CmykProfile } from '../cmyk/cmyk-profile.ts'
import type { Triple } from '../cmyk/lab-color.ts'
import { createPixelMixer } from '../cmyk/mix-pixels.ts'

/** The photographs of about ten PDFs. */
const JPEG_BYTES = 4 * 1024 * 1024

export interface PrintInks {
  /** Returns the inks of a plain color. Black and gray are black ink alone, except large areas that are darker. */
  ofColor(rgb: Triple, isLarge: boolean): Cmyk
  /** Returns the inks of a color between others. */
  ofMixture(rgb: Triple): Cmyk
  ofPixels(rgb: Uint8Array): Buffer
  /** Returns the JPEG in inks of another, which `convert` creates unless an earlier PDF had it. */
  ofJpeg(jpeg: Uint8Array, convert: () => Promise<Uint8Array>): Promise<Uint8Array>
}

/*
 * Four inks that are printed one after the other never match exactly, so fine black lines and text
 * in four inks have colored edges, and gray has a tint. But black ink alone is dark gray next to a
 * photograph, so large black areas have all inks.
 */
export function createPrintInks(profile: CmykProfile): PrintInks {
  const mixer = (): ReturnType<typeof createPixelMixer> => (mixPixels ??= createPixelMixer(profile))
  const jpegs = new LRUCache<string, Uint8Array>({ maxSize: JPEG_BYTES, sizeCalculation: ({ length }) => length })
  let mixPixels: ReturnType<typeof createPixelMixer> | undefined
  return {
    ofColor: (rgb, isLarge) => {
      const [gray] = rgb
      if (!isNeutral(rgb) || (isLarge && profile.isDarkerThanBlack(gray))) return profile.mix(rgb)
      return [0, 0, 0, profile.blackFor(gray)]
    },
    ofMixture: (rgb) => profile.mix(rgb),
    ofPixels: (rgb) => mixer()(rgb),
    ofJpeg: async (jpeg, convert) => {
      const key = hash('sha256', jpeg)
      const converted = jpegs.get(key) ?? (await convert())
      jpegs.set(key, converted)
      return converted
    },
  }
}

export function isNeutral([r, g, b]: Triple): boolean {
  return r === g && g === b
}

/** Of the luminosity of masks: ISO 32000-1, 11.5.3. */
export function luminosityOf([r, g, b]: Triple): number {
  return 0.3 * r + 0.59 * g + 0.11 * b
}
