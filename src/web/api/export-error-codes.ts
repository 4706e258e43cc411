import type { WebSchemas } from './web.ts'

export type ExportErrorCode = WebSchemas['ExportError']['code']

/** A record, so that the compiler reports a missing code. */
const ERROR_CODES: Readonly<Record<ExportErrorCode, true>> = {
  font_unavailable: true,
  image_fetch_failed: true,
  image_blocked: true,
  image_invalid: true,
  output_too_large: true,
  storage_full: true,
  render_timeout: true,
  render_memory: true,
  internal_error: true,
}

export function isErrorCode(text: string): text is ExportErrorCode {
  return Object.hasOwn(ERROR_CODES, text)
}
