import { availableParallelism } from 'node:os'
import type { RenderEvents } from './render-task.ts'

export interface RendererOptions {
  /** Defaults to the number of cores. */
  readonly workers?: number
  /** Time limit of one render, excluding the wait for a process. 30 s by default. */
  readonly timeoutMs?: number
  /** Limit of the resident memory of one process, including native memory, in MiB. 2048 by default. */
  readonly memoryMb?: number
  /** With ICC profiles of the operator. */
  readonly profileFolder?: string | undefined
  readonly log?: RenderLog
  /** Replaces the processes' main module in tests. */
  readonly module?: URL
  /** Time limit for the start of a process. 20 s by default. */
  readonly startMs?: number
}

/** The options of a pool with their defaults. */
export type PoolSettings = Required<Omit<RendererOptions, 'log' | 'profileFolder'>> &
  Pick<RendererOptions, 'log' | 'profileFolder'>

export function poolSettings(options: RendererOptions): PoolSettings {
  return {
    workers: availableParallelism(),
    timeoutMs: 30_000,
    memoryMb: 2048,
    module: new URL('render-child.ts', import.meta.url),
    startMs: 20_000,
    ...options,
  }
}

export interface RenderLog {
  info(fields: object, message: string): void
  warn(fields: object, message: string): void
}

export interface RenderOptions extends RenderEvents {
  readonly signal?: AbortSignal
  readonly accountId?: string
  readonly costMs?: number
  readonly onStart?: () => void
  readonly timeoutMs?: number
}

/** `restarted`, `rendered` and `failed` are counted since the pool was created. */
export interface RendererStats {
  /** Includes starting and reserve processes. */
  readonly workers: number
  readonly busy: number
  readonly queued: number
  readonly restarted: number
  readonly rendered: number
  readonly failed: number
}
