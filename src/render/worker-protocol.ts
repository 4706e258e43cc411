import { isMarkedAsUntransferable, type MessagePort, type Transferable } from 'node:worker_threads'
import { Failure, type FailureCode, type FailureDetails } from '../failure.ts'
import { type RenderResult, type RenderTask } from './render-task.ts'

/** What the pool tells a worker: one render at a time. */
export interface RenderRequest {
  readonly id: number
  readonly task: RenderTask
}

/** What a worker tells the pool. `ready` is said once, when fonts are registered and a first picture was drawn. */
export type WorkerMessage =
  | { readonly type: 'ready' }
  | { readonly type: 'progress'; readonly id: number; readonly done: number; readonly of: number }
  | { readonly type: 'done'; readonly id: number; readonly result: RenderResult }
  | { readonly type: 'failed'; readonly id: number; readonly error: SentError }

/** An error as it crosses threads: classes do not survive the structured clone. */
export type SentError =
  | { readonly type: 'failure'; readonly code: FailureCode; readonly details: FailureDetails[FailureCode] }
  | { readonly type: 'error'; readonly message: string; readonly stack: string | undefined }

/** Given to a worker as it starts. `abandoned[0]` is the id of the render that nobody waits for any more. */
export interface WorkerData {
  readonly abandoned: Int32Array<SharedArrayBuffer>
}

export type Render = (
  task: RenderTask,
  onProgress: (done: number, of: number) => void,
  checkpoint: () => void,
) => Promise<RenderResult>

/** Thrown into an abandoned render where it reports progress, and before each element. */
class Abandoned extends Error {}

/**
 * Answers the pool's requests with `render`, until the thread ends. The pool marks an abandoned render in shared memory
 * rather than by a message, since a render busy with its pages reads no messages.
 */
export function serveRenders(port: MessagePort, data: WorkerData, render: Render): void {
  const send = (message: WorkerMessage, transfer: Transferable[] = []): void => port.postMessage(message, transfer)
  port.on('message', ({ id, task }: RenderRequest) => {
    const checkpoint = (): void => {
      if (Atomics.load(data.abandoned, 0) === id) throw new Abandoned('nobody waits for this render')
    }
    const report = (done: number, of: number): void => {
      checkpoint()
      send({ type: 'progress', id, done, of })
    }
    render(task, report, checkpoint).then(
      (result) => {
        const owned = { ...result, files: result.files.map((file) => ({ ...file, bytes: transferable(file.bytes) })) }
        send({ type: 'done', id, result: owned }, [...new Set(owned.files.map((file) => file.bytes.buffer))])
      },
      (error: unknown) => send({ type: 'failed', id, error: sentError(error) }),
    )
  })
  send({ type: 'ready' })
}

/** Native encoders hand out buffers that the engine may not move; those are copied once, here, instead of in the clone. */
function transferable(bytes: Uint8Array): Uint8Array<ArrayBuffer> {
  const { buffer } = bytes
  const whole = buffer instanceof ArrayBuffer && buffer.byteLength === bytes.byteLength
  if (whole && !isMarkedAsUntransferable(buffer)) return new Uint8Array(buffer)
  return new Uint8Array(bytes)
}

function sentError(error: unknown): SentError {
  if (isAnyFailure(error)) return { type: 'failure', code: error.code, details: error.details }
  if (error instanceof Error) return { type: 'error', message: error.message, stack: error.stack }
  return { type: 'error', message: String(error), stack: undefined }
}

// `instanceof` alone would leave the code open.
function isAnyFailure(error: unknown): error is Failure {
  return error instanceof Failure
}

/** The error a worker sent, as this thread's own class. A defect keeps the stack of the thread where it was thrown. */
export function receivedError(sent: SentError): Error {
  if (sent.type === 'failure') return new Failure(sent.code, sent.details)
  const error = new Error(sent.message)
  if (sent.stack !== undefined) error.stack = sent.stack
  return error
}
