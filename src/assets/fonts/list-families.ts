import { FAMILIES } from './families.ts'
import { listFontFiles } from './list-font-files.ts'

export interface ListedFamily {
  readonly family: string
  readonly faces: readonly { readonly weight: number; readonly style: 'normal' | 'italic' }[]
}

export function listFamilies(): ListedFamily[] {
  return FAMILIES.map((family) => ({
    family: family.name,
    faces: listFontFiles(family).map(({ weight, style }) => ({ weight, style })),
  }))
}
