import { type Export as ExportRecord } from '../store/records.ts'
import { type Rendering } from './exports.ts'

/** What `record` asks for: format and options were written together, as `renderingOf` made them, when it was queued. */
export function recordedRendering({ format, options }: ExportRecord): Rendering {
  return { format, options } as unknown as Rendering
}
