import { Failure } from '../failure.ts'
import { isoTime } from '../iso-time.ts'
import type { Design } from '../store/records.ts'

/** Returns `design`. @throws `not_found` if it is undefined; `design_trashed` if it is in the trash */
export function usableDesign<Found extends Design>(id: string, design: Found | undefined): Found {
  if (design === undefined) throw new Failure('not_found', { resource: 'design', id })
  if (design.trashedAt === null) return design
  throw new Failure('design_trashed', { id, trashedAt: isoTime(design.trashedAt) })
}
