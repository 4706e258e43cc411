import { readFile } from 'node:fs/promises'
import { FAMILIES } from '../fonts/families.ts'
import { listFontFiles } from '../fonts/list-font-files.ts'

/** For text in a font that the server does not have, such as Arial. */
const DEFAULT_FAMILY = 'Inter'
const MAX_FAMILIES = 6

/** Returns the fonts of the families that an SVG names, and of the default family. None if it has no text. */
export async function readSvgFonts(svg: string): Promise<{ defaultFamily: string; files: Uint8Array[] }> {
  if (!/<(?:[\w.-]+:)?text[\s>]/.test(svg)) return { defaultFamily: DEFAULT_FAMILY, files: [] }
  const lower = svg.toLowerCase()
  const named = FAMILIES.filter(({ name }) => name !== DEFAULT_FAMILY && lower.includes(name.toLowerCase()))
  const families = FAMILIES.filter(({ name }) => name === DEFAULT_FAMILY).concat(named.slice(0, MAX_FAMILIES))
  const paths = families.flatMap(({ name, folder }) => listFontFiles({ name, folder }).map(({ path }) => path))
  return { defaultFamily: DEFAULT_FAMILY, files: await Promise.all(paths.map((path) => readFile(path))) }
}
