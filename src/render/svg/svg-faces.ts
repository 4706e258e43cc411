import { readFileSync } from 'node:fs'
import { subsetterFactory } from '../../assets/fonts/subsetter-factory.ts'
import { sliceFont } from '../../text/instance-font.ts'
import type { FontFile } from '../pdf/shape-word.ts'
import { escapeXml } from '../../escape-xml.ts'

const newSubsetter = subsetterFactory()

/** The faces that the texts of a page use, with their characters. */
export class SvgFaces {
  readonly #characters = new Map<string, Set<number>>()

  /** `cssFont` names the faces in the order in which they are looked for a character. */
  use(cssFont: string, text: string): void {
    for (const family of familiesOf(cssFont)) {
      const characters = this.#characters.get(family) ?? new Set()
      for (const character of text) characters.add(character.codePointAt(0) ?? 0)
      this.#characters.set(family, characters)
    }
  }

  /** Returns a style element with the faces, each with only its characters. */
  async embed(fileOf: FontFile): Promise<string> {
    if (this.#characters.size === 0) return ''
    // Most processes never need it, and it takes 8 MB.
    const { default: fontverter } = await import('fontverter')
    const faces: string[] = []
    for (const [family, characters] of this.#characters) {
      const file = fileOf(family)
      if (file === undefined) continue
      const slice = sliceFont(newSubsetter(), typeof file === 'string' ? readFileSync(file) : file, characters)
      const packed = await fontverter.convert(Buffer.from(slice), 'woff2')
      faces.push(
        `@font-face{font-family:"${family}";src:url(data:font/woff2;base64,${packed.toString('base64')})format("woff2")}`,
      )
    }
    return faces.length === 0 ? '' : `<style>${escapeXml(faces.join('')).replaceAll('&quot;', '"')}</style>`
  }
}

/** Returns the names in quotation marks. Others are generic families. */
export function familiesOf(cssFont: string): string[] {
  return [...cssFont.matchAll(/"([^"]+)"/g)].map(([, family = '']) => family)
}
