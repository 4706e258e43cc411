import { expect, it } from 'vitest'
import { bulkText, DELETE, RESTORE, TRASH } from './bulk-text.ts'

const UNREACHABLE = 'Can’t reach Platen. Check your connection and try again.'

function result({ done = 0, missing = 0, left = 0 }) {
  const ids = Array.from({ length: done }, (_, index) => `des_${index}`)
  return { done: new Set(ids), missing, left, error: left > 0 ? new TypeError('Failed to fetch') : undefined }
}

it.each([
  [TRASH, { done: 1 }, 'Moved to trash'],
  [TRASH, { done: 1200 }, '1,200 designs moved to trash'],
  [TRASH, { missing: 1 }, 'This design no longer exists.'],
  [TRASH, { done: 2, missing: 1 }, '2 of 3 designs moved to trash; 1 no longer exists.'],
  [RESTORE, { left: 1 }, `Couldn’t restore the design: ${UNREACHABLE}`],
  [DELETE, { left: 2, missing: 1 }, `Couldn’t permanently delete 3 designs: ${UNREACHABLE}`],
  [
    TRASH,
    { done: 500, left: 100 },
    `500 of 600 designs moved to trash. Couldn’t move the rest to trash: ${UNREACHABLE}`,
  ],
])('for the action %j, the result %j is worded “%s”', (action, counts, text) => {
  expect(bulkText(result(counts), action)).toBe(text)
})
