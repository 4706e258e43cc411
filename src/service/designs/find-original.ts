import { type Store } from '../../store/store.ts'
import { currentDocumentJson } from '../../document/stored-document.ts'
import { isShared } from '../sharing/shared-design.ts'

/** The template or design that a new design is created from. */
export interface Original {
  readonly accountId: string | null
  readonly title: string
  readonly width: number
  readonly height: number
  readonly documentJson: string
}

/**
 * Finds the template or design with the ID `fromTemplate`, if the account may use it: a template visible to it, its own design, or a design
 * of another account that is shared and can be copied.
 */
export async function findOriginal(store: Store, accountId: string, id: string): Promise<Original | undefined> {
  if (!id.startsWith('des_')) return store.templates.find(accountId, id)
  const design = await store.designs.findAnyWithDocument(id)
  if (design === undefined) return undefined
  const isTheirs = design.accountId === accountId
  if (!isTheirs && !(isShared(design) && design.allowsCopy)) return undefined
  return { ...design, documentJson: currentDocumentJson(design.documentJson) }
}
