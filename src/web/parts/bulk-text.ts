import type { BulkResult } from '../api/bulk-designs.ts'
import { couldNot } from '../api/explain-error.ts'
import { count, counted } from './format-text.ts'
import { capitalized } from '../../edit/describing/capitalized.ts'

export interface BulkAction {
  readonly was: string
  readonly attempt: (designs: string) => string
}

export const TRASH: BulkAction = { was: 'moved to trash', attempt: (designs) => `move ${designs} to trash` }
export const TAG: BulkAction = { was: 'updated', attempt: (designs) => `update the tags of ${designs}` }
export const RESTORE: BulkAction = { was: 'restored', attempt: (designs) => `restore ${designs}` }
export const DELETE: BulkAction = {
  was: 'permanently deleted',
  attempt: (designs) => `permanently delete ${designs}`,
}

/** Undefined is outside of folders. */
export function moveTo(folder: string | undefined): BulkAction {
  if (folder === undefined) {
    return { was: 'moved out of folders', attempt: (designs) => `move ${designs} out of folders` }
  }
  return { was: `moved to “${folder}”`, attempt: (designs) => `move ${designs} to “${folder}”` }
}

/** Describes the result, for example `498 of 500 designs moved to trash; 2 no longer exist.` */
export function bulkText({ done, missing, left, error }: BulkResult, { was, attempt }: BulkAction): string {
  const total = done.size + missing + left
  const designs = total === 1 ? 'the design' : counted(total, 'design')
  if (done.size === total) return total === 1 ? capitalized(was) : `${designs} ${was}`
  if (missing === total) return total === 1 ? 'This design no longer exists.' : 'These designs no longer exist.'
  if (done.size === 0) return couldNot(attempt(designs), error)
  const gone = missing === 0 ? '' : `; ${count(missing)} no longer ${missing === 1 ? 'exists' : 'exist'}`
  const outcome = `${count(done.size)} of ${designs} ${was}${gone}.`
  return left === 0 ? outcome : `${outcome} ${couldNot(attempt('the rest'), error)}`
}
