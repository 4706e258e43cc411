import { platen } from './platen.ts'

export const MAX_PER_REQUEST = 500

export interface BulkResult {
  readonly done: ReadonlySet<string>
  readonly missing: number
  /** Number of designs in the request that failed with `error` and in the requests after it. */
  readonly left: number
  readonly error: unknown
}

export function trashDesigns(ids: readonly string[]): Promise<BulkResult> {
  return runInBatches(ids, async (batch) => idsOf((await platen.trashDesigns({ body: { ids: batch } })).trashed))
}

export function restoreDesigns(ids: readonly string[]): Promise<BulkResult> {
  return runInBatches(ids, async (batch) => idsOf((await platen.restoreDesigns({ body: { ids: batch } })).restored))
}

export function moveDesigns(ids: readonly string[], folderId: string | null): Promise<BulkResult> {
  return runInBatches(ids, async (batch) =>
    idsOf((await platen.moveDesigns({ body: { ids: [...batch], folderId } })).designs),
  )
}

interface TagsChange {
  readonly add: readonly string[]
  readonly remove: readonly string[]
}

export function changeDesignTags(ids: readonly string[], { add, remove }: TagsChange): Promise<BulkResult> {
  return runInBatches(ids, async (batch) => {
    const body = { ids: [...batch], add: [...add], remove: [...remove] }
    return idsOf((await platen.changeDesignTags({ body })).designs)
  })
}

export function deleteDesigns(ids: readonly string[]): Promise<BulkResult> {
  return runInBatches(ids, async (batch) => (await platen.removeTrashedDesigns({ body: { ids: batch } })).deleted)
}

function idsOf(designs: readonly { readonly _id: string }[]): string[] {
  return designs.map(({ _id }) => _id)
}

async function runInBatches(
  ids: readonly string[],
  request: (batch: readonly string[]) => Promise<readonly string[]>,
): Promise<BulkResult> {
  const done = new Set<string>()
  for (let from = 0; from < ids.length; from += MAX_PER_REQUEST) {
    try {
      for (const id of await request(ids.slice(from, from + MAX_PER_REQUEST))) done.add(id)
    } catch (error) {
      return { done, missing: from - done.size, left: ids.length - from, error }
    }
  }
  return { done, missing: ids.length - done.size, left: 0, error: undefined }
}
