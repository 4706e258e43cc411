import { getSystemErrorMessage } from 'node:util'

/** Whether the system refused what Node asked it for: a file, a port. */
export function isSystemError(error: unknown): error is NodeJS.ErrnoException {
  return error instanceof Error && 'syscall' in error
}

/** Why, in the system's words: `no such file or directory`. */
export function systemReason(error: unknown): string {
  if (isSystemError(error) && error.errno !== undefined) return getSystemErrorMessage(error.errno)
  return error instanceof Error ? error.message : String(error)
}
