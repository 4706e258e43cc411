import { Failure } from '../failure.ts'
import { type Export } from '../store/records.ts'
import { BodyReader } from './body-reader.ts'
import { type ExportStatus } from './exports.ts'
import { lacksItsData, recordedRendering } from './recorded-rendering.ts'

const RETRYABLE: readonly ExportStatus[] = ['failed', 'canceled', 'expired']

/**
 * The body that would ask for `record` once more, of which only what fills and paints is read: the rest of its options are recorded as they
 * were understood.
 *
 * @throws `export_not_retryable` where it may still end well or has, and where its data is not known any more
 */
export function bodyToRetry(record: Export, status: ExportStatus): BodyReader {
  const { id, designId, format } = record
  if (!RETRYABLE.includes(status)) throw new Failure('export_not_retryable', { id, status })
  const { data, background, pages } = recordedRendering(record).options
  if (lacksItsData(record)) {
    const reason = 'its data was too large to be kept: ask for a new export, with the data'
    throw new Failure('export_not_retryable', { id, status, reason })
  }
  const told = Object.entries({ data, background, pages }).filter(([, value]) => value !== null)
  return new BodyReader({ body: { designId, format, ...Object.fromEntries(told) } })
}
