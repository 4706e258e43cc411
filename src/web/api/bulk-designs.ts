import { count, counted } from '../parts/format.ts'
import { platen } from './platen.ts'
import { messageOf } from './problem.ts'

/** The most designs that one request moves. */
export const MOST_IN_REQUEST = 500

/** What became of designs that were to be moved to the trash or out of it. */
export interface BulkResult {
  readonly done: ReadonlySet<string>
  /** How many no longer exist. */
  readonly missing: number
  /** How many are where they were, because a request failed with `error`. */
  readonly left: number
  readonly error: unknown
}

export function trashDesigns(ids: readonly string[]): Promise<BulkResult> {
  return inRequests(ids, async (some) => (await platen.trashDesigns({ body: { ids: some } })).trashed)
}

export function restoreDesigns(ids: readonly string[]): Promise<BulkResult> {
  return inRequests(ids, async (some) => (await platen.restoreDesigns({ body: { ids: some } })).restored)
}

/** Stops at the first request that fails. */
async function inRequests(
  ids: readonly string[],
  move: (some: readonly string[]) => Promise<readonly { readonly _id: string }[]>,
): Promise<BulkResult> {
  const done = new Set<string>()
  for (let from = 0; from < ids.length; from += MOST_IN_REQUEST) {
    try {
      const moved = await move(ids.slice(from, from + MOST_IN_REQUEST))
      for (const { _id } of moved) done.add(_id)
    } catch (error) {
      return { done, missing: from - done.size, left: ids.length - from, error }
    }
  }
  return { done, missing: ids.length - done.size, left: 0, error: undefined }
}

/** `498 of 500 designs moved to the trash; 2 no longer exist.` `was` is `moved to the trash`, for example. */
export function bulkText({ done, missing, left, error }: BulkResult, was: string): string {
  const total = done.size + missing + left
  if (done.size === total) return total === 1 ? sentence(was) : `${counted(total, 'design')} ${was}.`
  if (missing === total) return total === 1 ? 'This design no longer exists.' : 'These designs no longer exist.'
  const outcome = [
    done.size === 0 ? `No design was ${was}` : `${count(done.size)} of ${counted(total, 'design')} ${was}`,
    ...(missing === 0 ? [] : [`${count(missing)} no longer ${missing === 1 ? 'exists' : 'exist'}`]),
  ].join('; ')
  return left === 0 ? `${outcome}.` : `${outcome}. ${messageOf(error)}`
}

function sentence(words: string): string {
  return `${words.charAt(0).toUpperCase()}${words.slice(1)}.`
}
