import { getSystemErrorMessage } from 'node:util'

/** Whether `error` comes from a system call, for example on a file or a port. */
export function isSystemError(error: unknown): error is NodeJS.ErrnoException {
  return error instanceof Error && 'syscall' in error
}

/** The system's message for `error`, such as `no such file or directory`. */
export function systemReason(error: unknown): string {
  if (isSystemError(error) && error.errno !== undefined) return getSystemErrorMessage(error.errno)
  return error instanceof Error ? error.message : String(error)
}
