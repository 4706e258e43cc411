import { Worker } from 'node:worker_threads'
import { Failure } from '../failure.ts'
import { FairQueue } from '../fair-queue.ts'
import { deserializeError } from '../serialized-error.ts'
import { doTask, type TaskInput, type TaskName, type TaskResult } from './document-tasks.ts'
import { LARGE } from './large-json.ts'
import type { FromThread, ToThread } from './thread-protocol.ts'

/*
 * Small documents are processed immediately. Large ones, and what takes long, are processed by a thread, one at a time,
 * in a queue that is fair between accounts, so that none blocks the serving thread. The thread
 * starts with the first large document and ends after an idle period. If it crashes, its task fails
 * with `overloaded` and the thread is replaced.
 */

const IDLE_MS = 60_000

/** A document takes up to 300 MB while it is processed. Exceeding the limit ends the thread, not the server. */
const HEAP_MB = { maxOldGenerationSizeMb: 512, maxYoungGenerationSizeMb: 32 }

export interface DocumentQueueLimits {
  readonly waitingBytes: number
  /** Unparsed bodies and documents of the account. */
  readonly waitingBytesPerAccount: number
  /** Unparsed bodies only. Lower, since clients send few bodies at once but may export one design many times. */
  readonly waitingBodyBytesPerAccount: number
}

const MIB = 1024 * 1024
const LIMITS: DocumentQueueLimits = {
  waitingBytes: 256 * MIB,
  waitingBytesPerAccount: 128 * MIB,
  waitingBodyBytesPerAccount: 40 * MIB,
}

export interface TaskOwner {
  readonly owner: string
  /** Drops the task if it is still waiting. Called only for tasks that are queued. */
  readonly signal?: () => AbortSignal | undefined
  /** Whether the task takes long although its input is small. */
  readonly isSlow?: boolean
}

export interface Documents {
  /** @throws what the task throws; `overloaded` if too many wait; `signal.reason` if aborted while waiting */
  run<Name extends TaskName>(name: Name, input: TaskInput<Name>, owner: TaskOwner): Promise<TaskResult<Name>>
  close(): Promise<void>
}

export function createDocuments(limits: Partial<DocumentQueueLimits> = {}): Documents {
  const { waitingBytes, waitingBytesPerAccount, waitingBodyBytesPerAccount } = { ...LIMITS, ...limits }
  const queue = new FairQueue({
    atOnce: 1,
    atOncePerOwner: 1,
    waiting: waitingBytes,
    waitingPerOwner: waitingBytesPerAccount,
    waitingGuestsPerOwner: waitingBodyBytesPerAccount,
    order: 'oldest first',
    refusal: () => overloaded('Too many large documents of this account are waiting.'),
  })
  const thread = new DocumentThread()
  return {
    async run<Name extends TaskName>(name: Name, input: TaskInput<Name>, { owner, signal, isSlow = false }: TaskOwner) {
      const weight = lengthOf(input)
      if (weight <= LARGE && !isSlow) return doTask(name, input)
      // Bodies wait for all other work of the account, so that a request in progress precedes later ones.
      const workClass = name === 'readBody' ? 'guest' : 'own'
      return queue.run(
        { owner, workClass, weight, signal: signal?.() },
        async () => (await thread.do(name, input)) as TaskResult<Name>,
      )
    },
    close: () => thread.end(),
  }
}

/** The unparsed characters and bytes in `input`. Parsed values are small. */
function lengthOf(input: unknown): number {
  if (typeof input === 'string') return input.length
  if (input instanceof Uint8Array) return input.byteLength
  if (typeof input !== 'object' || input === null) return 0
  let length = 0
  for (const [name, part] of Object.entries(input)) if (name !== 'value') length += lengthOf(part)
  return length
}

class DocumentThread {
  #worker: Worker | undefined
  #idleTimer: NodeJS.Timeout | undefined

  async do(name: TaskName, input: unknown): Promise<unknown> {
    clearTimeout(this.#idleTimer)
    const worker = (this.#worker ??= this.#start())
    try {
      const response = await responseOf(worker, { name, input })
      if ('error' in response) throw deserializeError(response.error)
      return response.result
    } catch (error) {
      if (!(error instanceof ThreadEnded)) throw error
      this.#discard(worker)
      throw overloaded('A large document could not be processed.', error)
    } finally {
      this.#idleTimer = setTimeout(() => void this.end(), IDLE_MS).unref()
    }
  }

  #start(): Worker {
    // Without the flags of this process, such as --import.
    const worker = new Worker(new URL('document-worker.ts', import.meta.url), { execArgv: [], resourceLimits: HEAP_MB })
    // The current task reports the error.
    worker.on('error', () => undefined)
    worker.on('exit', () => this.#discard(worker))
    return worker
  }

  #discard(worker: Worker): void {
    if (this.#worker === worker) this.#worker = undefined
  }

  async end(): Promise<void> {
    clearTimeout(this.#idleTimer)
    const worker = this.#worker
    this.#worker = undefined
    await worker?.terminate()
  }
}

class ThreadEnded extends Error {}

function responseOf(worker: Worker, task: ToThread): Promise<FromThread> {
  const { promise, resolve, reject } = Promise.withResolvers<FromThread>()
  const onMessage = (response: FromThread): void => resolve(response)
  const onError = (error: unknown): void => reject(new ThreadEnded('the document thread failed', { cause: error }))
  const onExit = (code: number): void => reject(new ThreadEnded(`the document thread ended with ${code}`))
  worker.once('message', onMessage).once('error', onError).once('exit', onExit)
  worker.ref()
  worker.postMessage(task)
  return promise.finally(() => {
    worker.off('message', onMessage).off('error', onError).off('exit', onExit)
    worker.unref()
  })
}

function overloaded(reason: string, cause?: unknown): Failure {
  return new Failure('overloaded', { retryAfterSeconds: 1, reason }, cause)
}
