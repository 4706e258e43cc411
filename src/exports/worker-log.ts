import type { Export } from '../store/export-records.ts'

/** The part of pino that the worker and the sweeper use. */
export interface WorkerLog {
  info(fields: object, message: string): void
  warn(fields: object, message: string): void
  error(fields: object, message: string): void
}

type LoggedExport = Pick<Export, 'id' | 'requestId' | 'accountId' | 'designId'>

/** The fields of every line about an export. `requestId` is in the line of the request that queued it, too. */
export function logFields({ id, requestId, accountId, designId }: LoggedExport): object {
  return { exportId: id, ...(requestId !== null && { requestId }), account: accountId, design: designId }
}
