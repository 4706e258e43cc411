import { type ExportInput, lacksItsData, recordedRendering } from './rendering.ts'
import { Failure } from '../failure.ts'
import { type Export } from '../store/records.ts'
import { type ExportStatus } from './export.ts'

const RETRYABLE: readonly ExportStatus[] = ['failed', 'canceled', 'expired']

/**
 * The part of the original request that is checked again on a retry: data, background and pages. All other options are
 * taken from the record.
 *
 * @throws `export_not_retryable` unless it failed, was canceled or has expired, and if its data was too large to store
 */
export function inputToRetry(record: Export, status: ExportStatus): ExportInput {
  const { id, designId, format } = record
  if (!RETRYABLE.includes(status)) throw new Failure('export_not_retryable', { id, status })
  if (lacksItsData(record)) {
    const reason = 'its data was too large to store. Create a new export with the data'
    throw new Failure('export_not_retryable', { id, status, reason })
  }
  const { data, background, pages } = recordedRendering(record).options
  return { designId, format, ...(data && { data }), ...(background && { background }), ...(pages && { pages }) }
}
