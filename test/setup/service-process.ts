import { type ChildProcess, spawn } from 'node:child_process'
import { mkdtemp, rm } from 'node:fs/promises'
import { availableParallelism, tmpdir } from 'node:os'
import { join } from 'node:path'
import { createInterface } from 'node:readline'

const PROJECT = join(import.meta.dirname, '../..')

export interface NodeProcess {
  readonly process: ChildProcess
  readonly pid: number
  /** Resolves with the first line on standard error or output that matches. */
  line(pattern: RegExp): Promise<RegExpExecArray>
  stop(signal?: NodeJS.Signals): Promise<void>
}

/** Runs Node on one processor, so that a server and its load do not share one. Without `taskset`, or with one core, it floats. */
export function startNode(
  args: readonly string[],
  options: { core?: number; env?: Record<string, string> } = {},
): NodeProcess {
  const pin = options.core !== undefined && process.platform === 'linux' && availableParallelism() > 1
  const command = pin ? ['taskset', '-c', String(options.core), process.execPath, ...args] : [process.execPath, ...args]
  const [program = process.execPath, ...rest] = command
  const child = spawn(program, rest, {
    cwd: PROJECT,
    env: { ...process.env, ...options.env },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  const ended = new Promise<void>((resolve) => child.once('exit', () => resolve()))
  const said: string[] = []
  const listeners = new Set<(line: string) => void>()
  for (const stream of [child.stdout, child.stderr]) {
    createInterface({ input: stream }).on('line', (line) => {
      if (said.length < 200) said.push(line)
      for (const listener of listeners) listener(line)
    })
  }
  return {
    process: child,
    pid: child.pid ?? 0,
    line: (pattern) =>
      new Promise((resolve, reject) => {
        const look = (line: string): boolean => {
          const match = pattern.exec(line)
          if (!match) return false
          listeners.delete(look)
          resolve(match)
          return true
        }
        if (said.some(look)) return
        listeners.add(look)
        void ended.then(() => reject(new Error(`It ended before it said ${String(pattern)}:\n${said.join('\n')}`)))
      }),
    stop: async (signal = 'SIGTERM') => {
      if (child.exitCode === null && child.signalCode === null) child.kill(signal)
      await ended
    },
  }
}

export interface ServiceProcess extends NodeProcess {
  readonly url: string
  readonly key: string
  readonly dataFolder: string
}

/** The service as an operator starts it, on an empty folder or the one of `env.PLATEN_DATA_DIR`, with a key of no practical limit. */
export async function startService(
  options: { core?: number; env?: Record<string, string> } = {},
): Promise<ServiceProcess> {
  const given = options.env?.['PLATEN_DATA_DIR']
  const dataFolder = given ?? (await mkdtemp(join(tmpdir(), 'platen-process-')))
  const env = {
    PORT: '0',
    PLATEN_DATA_DIR: dataFolder,
    PLATEN_PLANS: 'unlimited=100000000',
    ...options.env,
  }
  const started = startNode(['src/cli/main.ts', 'serve'], { ...options, env })
  const [, url = ''] = await started.line(/^Platen is at (\S+)/)
  const keys = startNode(
    ['src/cli/main.ts', 'key', 'create', '--email', 'process@example.com', '--plan', 'unlimited'],
    {
      env,
    },
  )
  const [key] = await keys.line(/^pl_\w+/)
  return {
    ...started,
    url,
    key,
    dataFolder,
    stop: async (signal) => {
      await started.stop(signal)
      if (given === undefined) await rm(dataFolder, { recursive: true, force: true })
    },
  }
}
