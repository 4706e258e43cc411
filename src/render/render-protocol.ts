import { Failure, type FailureCode, type FailureDetails } from '../failure.ts'
import { type Warning } from '../text/warning.ts'
import { type Drawing, type RenderedFile } from './render-task.ts'

/*
 * The messages between the server and a render process, which handles one render at a time. `id` is the render's.
 *
 * A render asks for images as its pages need them and hands over each file as soon as it is encoded, then waits until the
 * file is taken. So neither side ever holds more than one file and a few images.
 */

export type ToProcess =
  | { readonly type: 'render'; readonly id: number; readonly drawing: Drawing }
  | { readonly type: 'image'; readonly id: number; readonly src: string; readonly image: SentImage }
  | { readonly type: 'taken'; readonly id: number }
  /** The result is no longer wanted. */
  | { readonly type: 'stop'; readonly id: number }

/** `ready` is sent once, when the fonts are registered and a first page was drawn. */
export type FromProcess =
  | { readonly type: 'ready' }
  | { readonly type: 'read'; readonly id: number; readonly src: string }
  | { readonly type: 'file'; readonly id: number; readonly file: RenderedFile }
  | { readonly type: 'progress'; readonly id: number; readonly done: number; readonly of: number }
  | { readonly type: 'done'; readonly id: number; readonly warnings: readonly Warning[]; readonly residentMb: number }
  | { readonly type: 'failed'; readonly id: number; readonly error: SentError; readonly residentMb: number }

export type SentImage = { readonly file: Uint8Array | undefined } | { readonly error: SentError }

/** An error between processes: classes do not survive the structured clone. */
export type SentError =
  | { readonly type: 'failure'; readonly code: FailureCode; readonly details: FailureDetails[FailureCode] }
  | { readonly type: 'error'; readonly message: string; readonly stack: string | undefined }

export function sentError(error: unknown): SentError {
  if (isAnyFailure(error)) return { type: 'failure', code: error.code, details: error.details }
  if (error instanceof Error) return { type: 'error', message: error.message, stack: error.stack }
  return { type: 'error', message: String(error), stack: undefined }
}

/** The error as this process's own class. A defect retains the stack of the process where it was thrown. */
export function receivedError(sent: SentError): Error {
  if (sent.type === 'failure') return new Failure(sent.code, sent.details)
  const error = new Error(sent.message)
  if (sent.stack !== undefined) error.stack = sent.stack
  return error
}

// `instanceof` alone would leave the code open.
function isAnyFailure(error: unknown): error is Failure {
  return error instanceof Failure
}
