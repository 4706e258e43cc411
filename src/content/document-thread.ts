import { Failure } from '../failure.ts'
import { FairQueue } from '../fair-queue.ts'
import { IdleThread, ThreadEnded } from '../idle-thread.ts'
import { deserializeError } from '../serialized-error.ts'
import { doTask, type TaskInput, type TaskName, type TaskResult } from './document-tasks.ts'
import { LARGE } from './large-json.ts'
import type { FromThread, ToThread } from './thread-protocol.ts'

/*
 * Small documents are processed immediately. Large ones, and what takes long, are processed by a thread, one at a time,
 * in a queue that is fair between accounts, so that none blocks the serving thread. The thread
 * starts with the first large document and ends after an idle period. If it crashes, its task fails
 * with `overloaded`, or with what its limits say, and the thread is replaced.
 */

/** A document takes up to 300 MB while it is processed. Exceeding the limit ends the thread, not the server. */
export const HEAP_MB = 512
const YOUNG_MB = 32

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
  readonly limits?: TaskLimits
}

/** What a task throws whose input is at fault for what it takes. */
export interface TaskLimits {
  /** The thread ends when the task takes longer, so that no input can keep it from other accounts. */
  readonly ms: number
  readonly tooSlow: Failure
  /** For more memory than the thread has. */
  readonly tooLarge: Failure
}

export interface Documents {
  /** @throws what the task throws; `overloaded` if too many wait; `signal.reason` if aborted while waiting */
  run<Name extends TaskName>(name: Name, input: TaskInput<Name>, owner: TaskOwner): Promise<TaskResult<Name>>
  close(): Promise<void>
}

type DocumentThread = IdleThread<ToThread, FromThread>

export function createDocuments(limits: Partial<DocumentQueueLimits> = {}, heapMb = HEAP_MB): Documents {
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
  const thread: DocumentThread = new IdleThread(new URL('document-worker.ts', import.meta.url), {
    maxOldGenerationSizeMb: heapMb,
    maxYoungGenerationSizeMb: YOUNG_MB,
  })
  return {
    async run<Name extends TaskName>(
      name: Name,
      input: TaskInput<Name>,
      { owner, signal, isSlow = false, limits: taskLimits }: TaskOwner,
    ): Promise<TaskResult<Name>> {
      const weight = lengthOf(input)
      if (weight <= LARGE && !isSlow) return doTask(name, input)
      // Bodies wait for all other work of the account, so that a request in progress precedes later ones.
      const workClass = name === 'readBody' ? 'guest' : 'own'
      return queue.run(
        { owner, workClass, weight, signal: signal?.() },
        () => perform(thread, { name, input }, taskLimits) as Promise<TaskResult<Name>>,
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

async function perform(thread: DocumentThread, task: ToThread, limits: TaskLimits | undefined): Promise<unknown> {
  let isLate = false
  const end = (): void => {
    isLate = true
    void thread.end()
  }
  const timer = limits && setTimeout(end, limits.ms)
  const response = await thread
    .ask(task)
    .catch((error: unknown) => {
      if (!(error instanceof ThreadEnded)) throw error
      if (limits && isLate) throw limits.tooSlow
      if (limits && isOutOfMemory(error.cause)) throw limits.tooLarge
      throw overloaded('A large document could not be processed.', error)
    })
    .finally(() => clearTimeout(timer))
  if ('error' in response) throw deserializeError(response.error)
  return response.result
}

function isOutOfMemory(error: unknown): boolean {
  return error instanceof Error && 'code' in error && error.code === 'ERR_WORKER_OUT_OF_MEMORY'
}

function overloaded(reason: string, cause?: unknown): Failure {
  return new Failure('overloaded', { retryAfterSeconds: 1, reason }, cause)
}
