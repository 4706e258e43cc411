import { type RenderEvents, type RenderResult, type RenderTask } from './render-task.ts'
import { RenderPool } from './render-pool.ts'

export interface RendererOptions {
  /** Processes. By default one for each core. */
  readonly workers?: number
  /** How long one render may take once a process has it. 30 s by default. */
  readonly timeoutMs?: number
  /** Resident memory that one process may use, native memory included, in MiB. 2048 by default. */
  readonly memoryMb?: number
  readonly log?: RenderLog
  /** The processes' main module, for tests of processes that misbehave. */
  readonly module?: URL
  /** How long a process may take to start. 20 s by default. */
  readonly startMs?: number
}

export interface RenderLog {
  info(fields: object, message: string): void
  warn(fields: object, message: string): void
}

export interface Renderer {
  /**
   * Renders `task` in a process of the pool.
   *
   * @throws {Failure} `render_timeout`; `output_too_large` when it is estimated to need more memory than allowed, `render_memory` when it
   *   used more; `overloaded` while no process can be started; `shutting_down` after `close`; whatever the render itself fails with
   * @throws {@link RenderProcessDied} when its process ended: the task may be tried again
   * @throws `signal.reason` once the signal is aborted, and what `onFile` rejects with
   */
  render(task: RenderTask, options?: RenderOptions): Promise<RenderResult>
  /** False while no process is ready and none could be started lately. */
  canRender(): boolean
  stats(): RendererStats
  /** Takes no more tasks, lets those under way finish for `drainMs` (without a limit by default), then ends every process. */
  close(options?: { readonly drainMs?: number }): Promise<void>
}

export interface RenderOptions extends RenderEvents {
  readonly signal?: AbortSignal
  /** The account the render counts for. Accounts share the processes fairly. */
  readonly accountId?: string
  /** Estimated processor time in milliseconds, from `estimateRenderMs`. */
  readonly costMs?: number
  /** Called when a process begins the render. */
  readonly onStart?: () => void
  /** A shorter time limit than the pool's. */
  readonly timeoutMs?: number
}

/** `restarted`, `rendered` and `failed` count since the pool began. */
export interface RendererStats {
  /** Processes, starting ones and reserves included. */
  readonly workers: number
  readonly busy: number
  readonly queued: number
  readonly restarted: number
  readonly rendered: number
  readonly failed: number
}

/** Starts a pool. Its processes warm up at once, while the caller goes on. */
export function createRenderer(options: RendererOptions = {}): Renderer {
  return new RenderPool(options)
}
