import { Worker, type ResourceLimits } from 'node:worker_threads'

const IDLE_MS = 60_000

/** Thrown for the current message if the thread crashes or is ended. */
export class ThreadEnded extends Error {}

/**
 * A thread that starts with the first message and ends after an idle period. It responds to each message with one of
 * its own, so callers must send one at a time. While it is idle, it does not keep the process alive.
 */
export class IdleThread<Message, Response> {
  readonly #module: URL
  readonly #resourceLimits: ResourceLimits
  #worker: Worker | undefined
  #idleTimer: NodeJS.Timeout | undefined

  constructor(module: URL, resourceLimits: ResourceLimits) {
    this.#module = module
    this.#resourceLimits = resourceLimits
  }

  /** @throws ThreadEnded. The next message then starts another thread. */
  async ask(message: Message): Promise<Response> {
    clearTimeout(this.#idleTimer)
    const worker = (this.#worker ??= this.#start())
    try {
      return await responseOf<Response>(worker, message)
    } catch (error) {
      this.#discard(worker)
      throw error
    } finally {
      this.#idleTimer = setTimeout(() => void this.end(), IDLE_MS).unref()
    }
  }

  #start(): Worker {
    // Without the flags of this process, such as --import.
    const worker = new Worker(this.#module, { execArgv: [], resourceLimits: this.#resourceLimits })
    // The current message reports the error.
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

function responseOf<Response>(worker: Worker, message: unknown): Promise<Response> {
  const { promise, resolve, reject } = Promise.withResolvers<Response>()
  const onMessage = (response: Response): void => resolve(response)
  const onError = (error: unknown): void => reject(new ThreadEnded('the thread failed', { cause: error }))
  const onExit = (code: number): void => reject(new ThreadEnded(`the thread ended with ${code}`))
  worker.once('message', onMessage).once('error', onError).once('exit', onExit)
  worker.ref()
  worker.postMessage(message)
  return promise.finally(() => {
    worker.off('message', onMessage).off('error', onError).off('exit', onExit)
    worker.unref()
  })
}
