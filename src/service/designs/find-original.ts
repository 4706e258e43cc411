import type { Ingredients } from '../../content/compose.ts'
import type { Store } from '../../store/store.ts'
import { currentDocumentJson } from '../../document/stored-document.ts'
import { isShared } from '../sharing/shared-design.ts'

export interface Original {
  readonly accountId: string | null
  readonly title: string
  readonly width: number
  readonly height: number
  readonly documentJson: string
}

/** Finds a template that the account can see, its own design, or a shared design that can be copied. */
export async function findOriginal(store: Store, accountId: string, id: string): Promise<Original | undefined> {
  if (!id.startsWith('des_')) return store.templates.find(accountId, id)
  const design = await store.designs.findAnyWithDocument(id)
  if (design === undefined) return undefined
  const isOwn = design.accountId === accountId
  if (!isOwn && !(isShared(design) && design.allowsCopy)) return undefined
  return { ...design, documentJson: currentDocumentJson(design.documentJson) }
}

export function templateOf({ documentJson: text, width, height }: Original): NonNullable<Ingredients['template']> {
  return { text, width, height }
}
