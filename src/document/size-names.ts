import type { Size } from './document.ts'
import { findPaper } from './paper-size.ts'
import { SIZE_PRESETS } from './size-presets.ts'

interface NamedSize extends Size {
  readonly names: readonly string[]
}

/** Sizes of templates that are not presets. */
const OTHER_SCREENS: readonly NamedSize[] = [
  { width: 1640, height: 924, names: ['facebook cover', 'facebook banner', 'cover photo'] },
  { width: 1200, height: 675, names: ['x post', 'twitter post', 'linkedin post', '16:9'] },
]

/** Returns the words by which people search for pages of this size: `a4 portrait 794x1123`. */
export function sizeWords(size: Size): string {
  const { width, height } = size
  const shape = width === height ? 'square' : width > height ? 'landscape horizontal' : 'portrait vertical'
  return [...namesOf(size), shape, `${width}x${height}`].join(' ')
}

/** Papers are used both ways, screens are not. */
function namesOf({ width, height }: Size): readonly string[] {
  const paper = findPaper({ width, height })
  if (paper) return paper.names
  return [...SIZE_PRESETS, ...OTHER_SCREENS].find((size) => size.width === width && size.height === height)?.names ?? []
}
