import { type BulkResult } from '../api/bulk-designs.ts'
import { messageOf } from '../api/problem.ts'
import { count, counted } from './format.ts'

/** For example `498 of 500 designs moved to trash; 2 no longer exist.` */
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
