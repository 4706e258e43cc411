import { insert } from '../operations/insert.ts'
import { paste } from '../operations/paste.ts'
import { freeIds } from '../tree/free-ids.ts'
import { placesOf } from '../tree/place.ts'
import { requireNewElements } from './check-values.ts'
import type { OperationOf } from './edit-operation.ts'
import { type Perform, requireTarget } from './editing.ts'

/** Operations that add elements from outside of the document. */
export const PERFORM_INSERTIONS: { readonly [Op in 'insert' | 'paste']: Perform<OperationOf<Op>> } = {
  insert: ({ elements, ...operation }, { document }, issues) => {
    const target = requireTarget(document, operation, issues)
    const taken = placesOf(document).keys()
    const made = requireNewElements(elements, { document, ids: freeIds(document), taken }, issues)
    if (!issues.isEmpty) return {}
    return { document: insert(document, made, target), created: made.map(({ id }) => id) }
  },
  paste: ({ elements, fonts, brand, slots, by, ...operation }, { document }, issues) => {
    const target = requireTarget(document, operation, issues)
    // Their brand is that of their own document until they are pasted.
    const own = {
      ...document,
      brand: {
        colors: { ...brand?.colors, ...document.brand?.colors },
        fonts: { ...brand?.fonts, ...document.brand?.fonts },
      },
    }
    const made = requireNewElements(elements, { document: own, ids: freeIds(document), taken: [] }, issues)
    if (!issues.isEmpty) return {}
    const pasted = paste(document, { elements: made, fonts, brand, slots }, { target, ...(by && { by }) })
    return { document: pasted.document, created: pasted.ids }
  },
}
