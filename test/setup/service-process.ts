import { type ChildProcess, spawn } from 'node:child_process'
import { closeSync, openSync } from 'node:fs'
import { mkdtemp, rm } from 'node:fs/promises'
import { availableParallelism, tmpdir } from 'node:os'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import project from '../../package.json' with { type: 'json' }

const PROJECT = join(import.meta.dirname, '../..')

export interface NodeProcess {
  readonly process: ChildProcess
  readonly pid: number
  /** Resolves with the first line that matches, on standard error or, where it has no file of its own, on standard output. */
  line(pattern: RegExp): Promise<RegExpExecArray>
  stop(signal?: NodeJS.Signals): Promise<void>
}

export interface NodeOptions {
  /** The processor to stay on, so that a server and its load do not share one. Without `taskset`, or with one core, it floats. */
  readonly core?: number
  readonly env?: Record<string, string>
  /** The file that standard output goes to, as a service's log does: read here, each line would cost the machine a second time. */
  readonly output?: string
}

export function startNode(args: readonly string[], options: NodeOptions = {}): NodeProcess {
  const pin = options.core !== undefined && process.platform === 'linux' && availableParallelism() > 1
  const command = pin ? ['taskset', '-c', String(options.core), process.execPath, ...args] : [process.execPath, ...args]
  const [program = process.execPath, ...rest] = command
  const output = options.output === undefined ? 'pipe' : openSync(options.output, 'a')
  const child = spawn(program, rest, {
    cwd: PROJECT,
    env: { ...process.env, ...options.env },
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

/** The service as `npm start` starts it, on an empty folder or the one of `env.PLATEN_DATA_DIR`, with a key of no practical limit. */
export async function startService(options: Omit<NodeOptions, 'output'> = {}): Promise<ServiceProcess> {
  const given = options.env?.['PLATEN_DATA_DIR']
  const dataFolder = given ?? (await mkdtemp(join(tmpdir(), 'platen-process-')))
  const env = {
    PORT: '0',
    PLATEN_DATA_DIR: dataFolder,
    PLATEN_PLANS: 'unlimited=100000000',
    NODE_COMPILE_CACHE: join(PROJECT, 'node_modules/.cache/platen'),
    ...options.env,
  }
  const output = `${dataFolder}.log`
  const [, command = ''] = /exec node (.*)$/.exec(project.scripts.start) ?? []
  const started = startNode(command.split(' '), { ...options, env, output })
  const [, url = ''] = await started.line(/^Platen is running at (\S+)/)
  const keys = startNode(
    ['src/cli/main.ts', 'key', 'create', '--email', 'process@example.com', '--plan', 'unlimited'],
    { env },
  )
  const [key] = await keys.line(/^pl_\w+/)
  return {
    ...started,
    url,
    key,
    dataFolder,
    stop: async (signal) => {
      await started.stop(signal)
      if (given === undefined) for (const made of [dataFolder, output]) await rm(made, { recursive: true, force: true })
    },
  }
}
