import { type RenderEvents } from './render-task.ts'

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
