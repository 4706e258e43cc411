import { completeExport } from './complete-export.ts'
import type { FullCaller, OpenServices } from './open-services.ts'

/** Completes an export of a visitor and removes its row, but not its files, as a crash in between does. */
export async function leaveVisitorExport(
  open: OpenServices,
  caller: FullCaller,
): Promise<{ readonly id: string; readonly requestAgain: () => Promise<void> }> {
  const body = { width: 8, height: 8, visibility: 'unlisted' as const, sharing: { download: true } }
  const { design } = await open.designs.create(caller, body)
  const request = async (): Promise<void> => {
    await open.shared.export(design._id, { format: 'png', signal: AbortSignal.abort() })
    await completeExport(open)
  }
  await request()
  const [made] = (await open.exports.list(caller, { limit: 1, offset: 0 })).exports
  const id = made?._id ?? ''
  await open.store.exports.remove(caller.accountId, id)
  return { id, requestAgain: request }
}
