import { type SerializedError } from '../serialized-error.ts'
import { type TaskName } from './document-tasks.ts'

/** Messages between the server and its document thread, which runs one task at a time. */
export interface ToThread {
  readonly name: TaskName
  readonly input: unknown
}

export type FromThread = { readonly result: unknown } | { readonly error: SerializedError }
