import { fork } from 'node:child_process'
import { writeFile } from 'node:fs/promises'
import { getCompileCacheDir } from 'node:module'
import { Socket } from 'node:net'
import { setPriority } from 'node:os'
import type { Stream } from 'node:stream'
import type { FromProcess, ToProcess } from './render-protocol.ts'
import { OVER_MEMORY, REASON_FD } from './watch-process.ts'

/** Half of V8's young generation. Node's default takes twelve times as much memory for the same speed. */
const SEMI_SPACE_MB = 2

/** Threads that collect garbage and compile, besides the main one. V8's default is four, each with its own memory. */
const V8_THREADS = 1

/**
 * V8 collects all garbage only if the heap, which has 20 MiB, and the pixels that it refers to exceed this size. The
 * process itself collects pixels earlier. V8's default is so low that it would spend a third of the time collecting.
 */
const UNCOLLECTED_MB = 128

/**
 * Settings of glibc. With more arenas, it retains freed pixels; a fixed mmap threshold slows PDFs by half. With huge
 * pages, 16 megapixels as PNG take 0.7 of the time: the kernel clears each page of 4 KiB when it is first written.
 */
const ALLOCATION = { MALLOC_ARENA_MAX: '1', GLIBC_TUNABLES: 'glibc.malloc.hugetlb=1' }

/** Enough for a fatal error of V8 with its first frames. */
const MAX_STDERR_CHARACTERS = 4_000

export interface ProcessEnd {
  readonly reason: string
  readonly isOverMemory: boolean
  readonly stderr: string
}

export interface ProcessEvents {
  onMessage(message: FromProcess): void
  onEnd(end: ProcessEnd): void
}

export interface ProcessSettings {
  readonly module: URL
  readonly memoryMb: number
  readonly profileFolder?: string | undefined
  /** From 0 to 19; higher values yield the processor to others. */
  readonly niceness: number
}

/** Keeps the server's process alive only between `hold` and `release`. */
export interface RenderProcess {
  send(message: ToProcess): void
  hold(): void
  release(): void
  end(): Promise<void>
}

/** `settings.module` must call `serveRenders`. */
export function startRenderProcess(
  { module, memoryMb, profileFolder, niceness }: ProcessSettings,
  events: ProcessEvents,
): RenderProcess {
  const cache = getCompileCacheDir()
  const child = fork(module, [String(memoryMb), ...(profileFolder === undefined ? [] : [profileFolder])], {
    serialization: 'advanced',
    // Inherited flags such as --input-type could prevent the start.
    execArgv: [
      '--expose-gc',
      `--max-old-space-size=${memoryMb}`,
      `--initial-old-space-size=${UNCOLLECTED_MB}`,
      `--max-semi-space-size=${SEMI_SPACE_MB}`,
      `--v8-pool-size=${V8_THREADS}`,
    ],
    // Excludes secrets.
    env: { ...(cache && { NODE_COMPILE_CACHE: cache }), ...ALLOCATION },
    stdio: ['ignore', 'ignore', 'pipe', 'ipc', 'pipe'],
  })
  if (child.pid !== undefined) yieldToServer(child.pid, niceness)
  const stderr = readTail(child.stderr)
  const reason = readTail(child.stdio[REASON_FD])
  const closed = new Promise<void>((resolve) => {
    const end = (text: string): void => {
      const isOverMemory = reason() === OVER_MEMORY
      events.onEnd({ reason: isOverMemory ? `used more than ${memoryMb} MiB` : text, isOverMemory, stderr: stderr() })
      resolve()
    }
    // `close` follows `exit` when the pipes have been read to their end.
    child.once('close', (code, signal) => end(signal ?? `exit code ${code}`))
    // A process without an ID was never started and does not emit `close`.
    child.once('error', (error) => child.pid === undefined && end(error.message))
  })
  child.on('message', (message: FromProcess) => events.onMessage(message))
  const release = (): void => {
    child.unref()
    child.channel?.unref()
  }
  release()

  return {
    // Sending fails only after the process has ended, which `onEnd` reports.
    send: (message) => void child.send(message, undefined, undefined, () => undefined),
    hold() {
      child.ref()
      child.channel?.ref()
    },
    release,
    async end() {
      child.ref()
      child.kill('SIGKILL')
      await closed
    },
  }
}

function readTail(pipe: Stream | null | undefined): () => string {
  let text = ''
  if (pipe instanceof Socket) {
    pipe.setEncoding('utf8').on('data', (chunk: string) => (text = (text + chunk).slice(-MAX_STDERR_CHARACTERS)))
    pipe.unref()
  }
  return () => text
}

/** Gives the server priority for the processor, and makes Linux kill the process first if memory runs out. */
function yieldToServer(pid: number, niceness: number): void {
  try {
    setPriority(pid, niceness)
  } catch {
    // The process has already ended, or the system does not allow other priorities.
  }
  if (process.platform === 'linux') writeFile(`/proc/${pid}/oom_score_adj`, '1000').catch(() => undefined)
}
