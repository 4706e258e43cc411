import { crc32 } from 'node:zlib'
import { exportPath } from '../../files/file-paths.ts'
import type { ClaimedExport } from '../../store/export-records.ts'
import { DAY_MS, type OpenServices } from './open-services.ts'

/** Claims the next export for so long that no other worker gets it. */
export function claimExport({ store, clock }: OpenServices): Promise<ClaimedExport | undefined> {
  return store.exports.claim({ workerId: 'test', now: clock.time, leaseMs: 60_000 })
}

/** Ends the next export as a worker would, with arbitrary file contents. */
export async function completeExport(open: OpenServices, pages = 1): Promise<void> {
  const claimed = await claimExport(open)
  if (claimed === undefined) throw new Error('the queue is empty')
  const { id, claims, format } = claimed
  const isPdf = format === 'pdf'
  const file = {
    width: 10,
    height: 10,
    bytes: 3,
    contentType: isPdf ? 'application/pdf' : `image/${format}`,
    crc32: crc32('abc'),
  }
  const files = Array.from({ length: isPdf ? 1 : pages }, (_, index) => {
    return { ...file, name: `${claims}-${index + 1}.${format}`, page: isPdf ? null : index + 1 }
  })
  for (const { name } of files) await open.files.write(exportPath(id, name), Buffer.from('abc'))
  const now = open.clock.time
  const finished = { now, expiresAt: now + 7 * DAY_MS, fileSet: id, files, warnings: [] }
  const completed = await open.store.exports.finish(id, claims, finished)
  open.signals.announceChanged(completed.map((item) => item.id))
}
