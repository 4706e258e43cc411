import type { SerializedError } from '../serialized-error.ts'
import type { TaskName } from './document-tasks.ts'

export interface ToThread {
  readonly name: TaskName
  readonly input: unknown
}

export type FromThread = { readonly result: unknown } | { readonly error: SerializedError }
