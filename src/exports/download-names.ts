import type { Export } from '../store/export-records.ts'
import { exportFileNames } from './file-names.ts'
import { recordedRendering } from './rendering.ts'

/** Returns the names under which the files of an export are downloaded, in order. */
export function downloadNames(record: Export): string[] {
  return exportFileNames(recordedRendering(record).options.filename, record.files)
}
