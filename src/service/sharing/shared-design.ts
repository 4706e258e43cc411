import { Failure } from '../../failure.ts'
import type { Design } from '../../store/records.ts'
import type { Store } from '../../store/store.ts'

/** Whether anyone with the link can view the design. False for trashed designs. */
export function isShared({ visibility, trashedAt }: Pick<Design, 'visibility' | 'trashedAt'>): boolean {
  return visibility !== 'private' && trashedAt === null
}

/** Finds a shared design of any account. @throws `not_found`, also for private designs */
export async function findShared(store: Store, id: string): Promise<Design> {
  const design = await store.designs.findAny(id)
  if (design === undefined || !isShared(design)) throw new Failure('not_found', { resource: 'shared design', id })
  return design
}
