import { Failure, type FailureCode, type FailureDetails } from './failure.ts'

/** An error in a message between threads or processes: the structured clone of an error loses its class. */
export type SerializedError =
  | { readonly type: 'failure'; readonly code: FailureCode; readonly details: FailureDetails[FailureCode] }
  | { readonly type: 'error'; readonly message: string; readonly stack: string | undefined }

export function serializeError(error: unknown): SerializedError {
  if (isAnyFailure(error)) return { type: 'failure', code: error.code, details: error.details }
  if (error instanceof Error) return { type: 'error', message: error.message, stack: error.stack }
  return { type: 'error', message: String(error), stack: undefined }
}

/** Restores a `Failure`, or an `Error` with the stack of the sender. */
export function deserializeError(serialized: SerializedError): Error {
  if (serialized.type === 'failure') return new Failure(serialized.code, serialized.details)
  const error = new Error(serialized.message)
  if (serialized.stack !== undefined) error.stack = serialized.stack
  return error
}

// `instanceof` alone would infer `Failure<any>`.
function isAnyFailure(error: unknown): error is Failure {
  return error instanceof Failure
}
