import { openBuiltinPictures } from '../assets/builtin-pictures.ts'
import { listFamilies } from '../assets/fonts/list-families.ts'
import type { Vocabulary } from '../document/json-schema.ts'

export function vocabulary(): Vocabulary {
  return { pictures: openBuiltinPictures().names, families: listFamilies().map(({ family }) => family) }
}
