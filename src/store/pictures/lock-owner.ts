import type { Database, Write } from '../database.ts'

/** Serializes claims and requests of one owner's pictures, across all processes. */
export async function lockOwner({ dialect }: Database, transaction: Write, owner: string): Promise<void> {
  await dialect.lockHash(transaction, `pictures of ${owner}`)
}
