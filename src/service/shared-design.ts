import { Failure } from '../failure.ts'
import { type Design } from '../store/records.ts'
import { type Store } from '../store/store.ts'

/** Whether anybody who has its link may see it; one in the trash is nobody's to see. */
export function isShared({ visibility, trashedAt }: Pick<Design, 'visibility' | 'trashedAt'>): boolean {
  return visibility !== 'private' && trashedAt === null
}

/** The design, of whichever account, if it is shared. @throws `not_found`, the same for one that is private and one that never was */
export async function findShared(store: Store, id: string): Promise<Design> {
  const design = await store.designs.findAny(id)
  if (design === undefined || !isShared(design)) throw new Failure('not_found', { resource: 'shared design', id })
  return design
}
