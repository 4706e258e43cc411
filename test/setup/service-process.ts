import { type ChildProcess, spawn } from 'node:child_process'
import { closeSync, openSync } from 'node:fs'
import { mkdtemp, rm } from 'node:fs/promises'
import { availableParallelism, tmpdir } from 'node:os'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import project from '../../package.json' with { type: 'json' }

const PROJECT = join(import.meta.dirname, '../..')
/** As `npm start` sets it. It nearly halves the time of a start. */
const NODE_COMPILE_CACHE = join(PROJECT, 'node_modules/.cache/platen')

export interface NodeProcess {
  readonly process: ChildProcess
  readonly pid: number
  /** Resolves with the first matching line of standard error, or of standard output unless that goes to a file. */
  line(pattern: RegExp): Promise<RegExpExecArray>
  stop(signal?: NodeJS.Signals): Promise<void>
}

export interface NodeOptions {
  /** The core to run on, so that a server and its load do not share one. Ignored without `taskset` or with one core. */
  readonly core?: number
  readonly env?: Record<string, string>
  /** The file for standard output, such as a service's log. Reading it here would cost processor time. */
  readonly output?: string
}

export function startNode(args: readonly string[], options: NodeOptions = {}): NodeProcess {
  const pin = options.core !== undefined && process.platform === 'linux' && availableParallelism() > 1
  const command = pin ? ['taskset', '-c', String(options.core), process.execPath, ...args] : [process.execPath, ...args]
  const [program = process.execPath, ...rest] = command
  const output = options.output === undefined ? 'pipe' : openSync(options.output, 'a')
  const child = spawn(program, rest, {
    cwd: PROJECT,
    env: { ...process.env, NODE_COMPILE_CACHE, ...options.env },
    stdio: ['ignore', output, 'pipe'],
  })
  if (typeof output === 'number') closeSync(output)
  const ended = new Promise<void>((resolve) => child.once('exit', () => resolve()))
  const said: string[] = []
  const listeners = new Set<(line: string) => void>()
  for (const stream of [child.stdout, child.stderr]) {
    if (stream === null) continue
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
        void ended.then(() =>
          reject(new Error(`The process ended before it printed ${String(pattern)}:\n${said.join('\n')}`)),
        )
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

interface ServiceOptions extends Omit<NodeOptions, 'output'> {
  /** A key from an earlier start on the same data folder. Created by default. */
  readonly key?: string
}

/**
 * Starts the service as `npm start` does, on an empty folder or `env.PLATEN_DATA_DIR`, with a key
 * without a practical limit.
 */
export async function startService(options: ServiceOptions = {}): Promise<ServiceProcess> {
  const given = options.env?.['PLATEN_DATA_DIR']
  const dataFolder = given ?? (await mkdtemp(join(tmpdir(), 'platen-process-')))
  const env = {
    PORT: '0',
    PLATEN_DATA_DIR: dataFolder,
    PLATEN_PLANS: 'unlimited=100000000',
    ...options.env,
  }
  const output = `${dataFolder}.log`
  const [, command = ''] = /exec node (.*)$/.exec(project.scripts.start) ?? []
  const started = startNode(command.split(' '), { ...options, env, output })
  const [, url = ''] = await started.line(/^Platen is running at (\S+)/)
  return {
    ...started,
    url,
    key: options.key ?? (await createKey(env)),
    dataFolder,
    stop: async (signal) => {
      await started.stop(signal)
      if (given === undefined) for (const made of [dataFolder, output]) await rm(made, { recursive: true, force: true })
    },
  }
}

async function createKey(env: Record<string, string>): Promise<string> {
  const command = ['key', 'create', '--email', 'process@example.com', '--plan', 'unlimited']
  const [key] = await startNode(['src/cli/main.ts', ...command], { env }).line(/^pl_\w+/)
  return key
}
