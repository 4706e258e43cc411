import { type ChildProcess, spawn } from 'node:child_process'
import { closeSync, openSync, readFileSync } from 'node:fs'
import { mkdtemp, rm } from 'node:fs/promises'
import { availableParallelism, tmpdir } from 'node:os'
import { join } from 'node:path'
import { createInterface } from 'node:readline'

const PROJECT = join(import.meta.dirname, '../..')
const PROGRAM = 'src/cli/main.ts'
/** For tests, but not for benchmarks. */
const PRELOAD = process.env['VITEST'] === undefined ? [] : ['--import', join(import.meta.dirname, 'equal-priority.ts')]
/** The cache of `npm start`, which nearly halves the startup time. */
const NODE_COMPILE_CACHE = join(PROJECT, 'node_modules/.cache/platen')

export interface NodeProcess {
  readonly process: ChildProcess
  readonly pid: number
  /** Resolves with the first matching line of standard error, or of standard output unless that goes to a file. */
  line(pattern: RegExp): Promise<RegExpExecArray>
  stop(signal?: NodeJS.Signals): Promise<void>
}

export interface NodeOptions {
  /** The CPU core to run on, so that a server and its load do not share one. Ignored outside Linux or with one core. */
  readonly core?: number
  readonly env?: Record<string, string>
  /** A command that runs Node, such as a tracer. */
  readonly prefix?: readonly string[]
  /** The file for standard output, such as a service's log. Reading the output here would cost CPU time. */
  readonly output?: string
}

export function startNode(args: readonly string[], options: NodeOptions = {}): NodeProcess {
  const isPinned = options.core !== undefined && process.platform === 'linux' && availableParallelism() > 1
  const pin = isPinned ? ['taskset', '-c', String(options.core)] : []
  const command = [...pin, ...(options.prefix ?? []), process.execPath, ...PRELOAD, ...args]
  const [program = process.execPath, ...rest] = command
  const output = options.output === undefined ? 'pipe' : openSync(options.output, 'a')
  const child = spawn(program, rest, {
    cwd: PROJECT,
    env: { ...process.env, NODE_COMPILE_CACHE, ...options.env },
    stdio: ['ignore', output, 'pipe'],
  })
  if (typeof output === 'number') closeSync(output)
  // After `exit`, the last lines may still be unread.
  const closed = new Promise<void>((resolve) => child.once('close', () => resolve()))
  const lines: string[] = []
  const listeners = new Set<(line: string) => void>()
  for (const stream of [child.stdout, child.stderr]) {
    if (stream === null) continue
    createInterface({ input: stream }).on('line', (line) => {
      if (lines.length < 200) lines.push(line)
      for (const listener of listeners) listener(line)
    })
  }
  return {
    process: child,
    pid: child.pid ?? 0,
    line: (pattern) =>
      new Promise((resolve, reject) => {
        const matchLine = (line: string): boolean => {
          const match = pattern.exec(line)
          if (!match) return false
          listeners.delete(matchLine)
          resolve(match)
          return true
        }
        if (lines.some(matchLine)) return
        listeners.add(matchLine)
        void closed.then(() =>
          reject(new Error(`The process exited before it printed ${String(pattern)}:\n${lines.join('\n')}`)),
        )
      }),
    stop: async (signal = 'SIGTERM') => {
      if (child.exitCode === null && child.signalCode === null) child.kill(signal)
      await closed
    },
  }
}

export interface ServiceProcess extends NodeProcess {
  readonly url: string
  readonly key: string
  readonly dataFolder: string
}

interface ServiceOptions extends Omit<NodeOptions, 'output'> {
  /** A key from an earlier start on the same data folder. By default, a new key is created. */
  readonly key?: string
}

/**
 * Starts the service as `npm start` does, on an empty folder or `env.PLATEN_DATA_DIR`, with a key
 * whose rate limit is practically unlimited.
 */
export async function startService(options: ServiceOptions = {}): Promise<ServiceProcess> {
  const existingFolder = options.env?.['PLATEN_DATA_DIR']
  const dataFolder = existingFolder ?? (await mkdtemp(join(tmpdir(), 'platen-process-')))
  const env = {
    PORT: '0',
    PLATEN_DATA_DIR: dataFolder,
    PLATEN_PLANS: 'unlimited=100000000',
    ...options.env,
  }
  const output = `${dataFolder}.log`
  // The options of Node in the program's first line, as `npm start` uses them.
  const [, nodeOptions = ''] = /^#!\S+ -S node (.*)$/m.exec(readFileSync(join(PROJECT, PROGRAM), 'utf8')) ?? []
  const service = startNode([...nodeOptions.split(' '), PROGRAM, 'start'], { ...options, env, output })
  const [, url = ''] = await service.line(/^Platen is running at (\S+)/)
  return {
    ...service,
    url,
    key: options.key ?? (await createKey(env)),
    dataFolder,
    stop: async (signal) => {
      await service.stop(signal)
      if (existingFolder === undefined)
        for (const path of [dataFolder, output]) await rm(path, { recursive: true, force: true })
    },
  }
}

async function createKey(env: Record<string, string>): Promise<string> {
  const command = ['key', 'create', '--email', 'process@example.com', '--create-account', '--plan', 'unlimited']
  const [key] = await startNode(['src/cli/main.ts', ...command], { env }).line(/^pl_\w+/)
  return key
}
