import { readFile } from 'node:fs/promises'
import { FAMILIES } from '../fonts/families.ts'
import { listFontFiles } from '../fonts/list-font-files.ts'

/** For text in a font that the server does not have, such as Arial. */
export const DEFAULT_FAMILY = 'Inter'

/** The generic families of CSS. */
export const GENERIC_FAMILIES = {
  'sans-serif': DEFAULT_FAMILY,
  serif: 'Lora',
  monospace: 'JetBrains Mono',
  cursive: 'Dancing Script',
} as const

const GENERIC = new Map<string, string>(Object.entries(GENERIC_FAMILIES))

const MAX_FAMILIES = 6

export interface SvgFonts {
  readonly files: readonly Uint8Array[]
  /** Whether the SVG has text in another font than those. */
  readonly isSubstituted: boolean
}

/** Returns the fonts of the families that an SVG names, and of the default family. None if it has no text. */
export async function readSvgFonts(svg: string): Promise<SvgFonts> {
  if (!/<(?:[\w.-]+:)?text[\s>]/.test(svg)) return { files: [], isSubstituted: false }
  const names = [DEFAULT_FAMILY.toLowerCase(), ...namedFamilies(svg)]
  const families = FAMILIES.filter(({ name }) => names.includes(name.toLowerCase())).slice(0, MAX_FAMILIES)
  const paths = families.flatMap((family) => listFontFiles(family).map(({ path }) => path))
  return {
    files: await Promise.all(paths.map((path) => readFile(path))),
    isSubstituted: names.some((name) => !families.some((family) => family.name.toLowerCase() === name)),
  }
}

const FAMILY_LISTS = /font-family\s*[=:]\s*(?:"([^"]*)"|'([^']*)'|([^;}<"']+))/gi

/** Returns the first family of each list, in lower case, since others are only used without the first. */
function namedFamilies(svg: string): string[] {
  const lists = svg.replaceAll('&quot;', "'").matchAll(FAMILY_LISTS)
  return Array.from(lists, ([, double, single, bare]) => {
    const [first = ''] = (double ?? single ?? bare ?? '').split(',')
    const name = first.replaceAll(/["']/g, '').trim().toLowerCase()
    return (GENERIC.get(name) ?? name).toLowerCase()
  })
}
