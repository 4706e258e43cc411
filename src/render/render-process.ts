import { fork } from 'node:child_process'
import { writeFile } from 'node:fs/promises'
import { getCompileCacheDir } from 'node:module'
import { Socket } from 'node:net'
import { setPriority } from 'node:os'
import { type Stream } from 'node:stream'
import { type FromProcess, type ToProcess } from './render-protocol.ts'
import { OVER_MEMORY, REASON_FD } from './watch-process.ts'

/** Half a young generation. Node's default takes six times as much memory for the same speed. */
const SEMI_SPACE_MB = 4

/** The end of what a process wrote to its standard error: a fatal error of V8 with its first frames. */
const LAST_WORDS = 4_000

/** Why a process ended by itself. */
export interface ProcessEnd {
  readonly reason: string
  readonly isOverMemory: boolean
  readonly stderr: string
}

export interface ProcessEvents {
  onMessage(message: FromProcess): void
  /** Called once, last of all. */
  onEnd(end: ProcessEnd): void
}

export interface ProcessSettings {
  readonly module: URL
  /** Resident memory it may use, in MiB. */
  readonly memoryMb: number
  /** 0–19: how far it yields the processor to others. */
  readonly niceness: number
}

/** A render process. One that is not held does not keep this process alive. */
export interface RenderProcess {
  send(message: ToProcess): void
  hold(): void
  release(): void
  /** Kills it, wherever it is, and resolves when it is gone. */
  end(): Promise<void>
}

/** Starts a process on `settings.module`, which must call `serveRenders`. It is released to begin with. */
export function startRenderProcess(
  { module, memoryMb, niceness }: ProcessSettings,
  events: ProcessEvents,
): RenderProcess {
  const cache = getCompileCacheDir()
  const child = fork(module, [String(memoryMb)], {
    serialization: 'advanced',
    // This process's own flags could keep it from starting, as --input-type does. The heap's limit is beyond the watched one.
    execArgv: ['--expose-gc', `--max-old-space-size=${memoryMb}`, `--max-semi-space-size=${SEMI_SPACE_MB}`],
    // No secrets. With more arenas, glibc retains more freed pixels; a fixed mmap threshold returns them all, and makes a PDF
    // half as slow again.
    env: { ...(cache && { NODE_COMPILE_CACHE: cache }), MALLOC_ARENA_MAX: '2' },
    stdio: ['ignore', 'ignore', 'pipe', 'ipc', 'pipe'],
  })
  if (child.pid !== undefined) yieldToServer(child.pid, niceness)
  const stderr = readEnd(child.stderr)
  const reason = readEnd(child.stdio[REASON_FD])
  const gone = new Promise<void>((resolve) => {
    const end = (text: string): void => {
      const isOverMemory = reason() === OVER_MEMORY
      events.onEnd({ reason: isOverMemory ? `used more than ${memoryMb} MiB` : text, isOverMemory, stderr: stderr() })
      resolve()
    }
    // `close` rather than `exit`: by then the pipes are read to their end.
    child.once('close', (code, signal) => end(signal ?? `exit code ${code}`))
    // It could not be started, and nothing is closed.
    child.once('error', (error) => child.pid === undefined && end(error.message))
  })
  child.on('message', (message: FromProcess) => events.onMessage(message))
  const release = (): void => {
    child.unref()
    child.channel?.unref()
  }
  release()

  return {
    // Fails only where the process has ended, which `onEnd` reports.
    send: (message) => void child.send(message, undefined, undefined, () => undefined),
    hold() {
      child.ref()
      child.channel?.ref()
    },
    release,
    async end() {
      // Held, so that the caller's wait ends before this process does.
      child.ref()
      child.kill('SIGKILL')
      await gone
    },
  }
}

/** The last characters of a pipe that never holds this process. */
function readEnd(pipe: Stream | null | undefined): () => string {
  let text = ''
  // A pipe to a child process is a socket.
  if (pipe instanceof Socket) {
    pipe.setEncoding('utf8').on('data', (more: string) => (text = (text + more).slice(-LAST_WORDS)))
    pipe.unref()
  }
  return () => text
}

/** Lets the server go first: with the processor, and where the machine's memory is exhausted, Linux kills this process. */
function yieldToServer(pid: number, niceness: number): void {
  try {
    setPriority(pid, niceness)
  } catch {
    // It has ended already, or the system does not allow it; neither matters here.
  }
  if (process.platform === 'linux') writeFile(`/proc/${pid}/oom_score_adj`, '1000').catch(() => undefined)
}
