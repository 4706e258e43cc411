import { openBuiltinPictures } from '../assets/builtin-pictures.ts'
import { listFamilies } from '../assets/fonts/list-families.ts'
import { type Vocabulary } from '../document/json-schema.ts'

/** The names that a document can use without uploads. Reads folders, no files. */
export function vocabulary(): Vocabulary {
  return { pictures: openBuiltinPictures().names, families: listFamilies().map(({ family }) => family) }
}
