import { type Store } from '../store/store.ts'
import { presentDocumentJson } from './document-json.ts'
import { isShared } from './shared-design.ts'

/** What a new design may begin from: a template, or a design. */
export interface Original {
  readonly accountId: string | null
  readonly title: string
  readonly width: number
  readonly height: number
  readonly documentJson: string
}

/**
 * The template or the design that `fromTemplate` names, where the account may begin a design from it: a template that it sees, a design of
 * its own, or a design of somebody else's that is shared and may be copied. What may not be is as absent as what never was.
 */
export async function findOriginal(store: Store, accountId: string, id: string): Promise<Original | undefined> {
  if (!id.startsWith('des_')) return store.templates.find(accountId, id)
  const design = await store.designs.findAnyWithDocument(id)
  if (design === undefined) return undefined
  const isTheirs = design.accountId === accountId
  if (!isTheirs && !(isShared(design) && design.allowsCopy)) return undefined
  return { ...design, documentJson: presentDocumentJson(design.documentJson) }
}
