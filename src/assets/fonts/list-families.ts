import { NAMED_FAMILIES } from './families.ts'
import { scriptsOf } from './inspect-font.ts'
import { listFontFiles } from './list-font-files.ts'
import { openType } from './open-type.ts'
import { sampleName } from './publish-fonts.ts'

export interface ListedFamily {
  readonly family: string
  readonly faces: readonly { readonly weight: number; readonly style: 'normal' | 'italic' }[]
  readonly scripts: readonly string[]
  /** The name of the file with the family's sample. */
  readonly sample: string
}

/** Lists the bundled families. Reads a font of each, which takes 50 ms. */
export function listFamilies(): ListedFamily[] {
  return NAMED_FAMILIES.map((family) => {
    const files = listFontFiles(family)
    const regular = files.find(({ weight, style }) => weight === 400 && style === 'normal') ?? files[0]
    if (!regular) throw new Error(`${family.name} has no font`)
    return {
      family: family.name,
      faces: files.map(({ weight, style }) => ({ weight, style })),
      scripts: scriptsOf(openType(regular.path)),
      sample: sampleName(regular),
    }
  })
}
