import { openBuiltinPictures } from '../assets/builtin-pictures.ts'
import { NAMED_FAMILIES } from '../assets/fonts/families.ts'
import type { Vocabulary } from '../document/json-schema.ts'

export function vocabulary(): Vocabulary {
  return { pictures: openBuiltinPictures().names, families: NAMED_FAMILIES.map(({ name }) => name) }
}
