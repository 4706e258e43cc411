import { getSystemErrorMessage } from 'node:util'

export function isSystemError(error: unknown): error is NodeJS.ErrnoException {
  return error instanceof Error && 'syscall' in error
}

/** Returns a message such as `no such file or directory`. */
export function systemReason(error: unknown): string {
  if (isSystemError(error) && error.errno !== undefined) return getSystemErrorMessage(error.errno)
  return error instanceof Error ? error.message : String(error)
}
