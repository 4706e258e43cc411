import { once } from 'node:events'
import { setTimeout as sleep } from 'node:timers/promises'
import { type NodeProcess, startNode } from '../test/setup/service-process.ts'
import { type Journal, nowMs } from './journal.ts'

/** A process that is restarted when it ends, as by systemd or Kubernetes. */
export interface PlatenProcess {
  readonly name: string
  /** Index of the server, or undefined for a worker. */
  readonly server: number | undefined
  readonly isUp: () => boolean
  /** `kill -9`. Resolves once the process is available again. */
  kill(): Promise<void>
  stop(): Promise<void>
}

export interface PlatenProcessOptions {
  readonly name: string
  readonly command: 'serve' | 'work' | 'start'
  readonly server?: number
  readonly env: Readonly<Record<string, string>>
  /** The file for its log. */
  readonly log: string
  /** Returns a command that runs the process, for each start. */
  readonly prefix?: () => readonly string[]
  readonly journal: Journal
}

const RESTART_DELAY_MS = 300
const RECOVERY_MS = 10_000
const START_LIMIT_MS = 60_000
const READY = /^(?:Platen is running at|The worker is running)/

/** Starts a process and resolves once it is available. */
export async function startPlaten(options: PlatenProcessOptions): Promise<PlatenProcess> {
  const { name, command, server, env, log, journal, prefix = () => [] } = options
  let current: NodeProcess | undefined
  const state = { isUp: false, isStopping: false, isKilled: false }
  let onUp = (): void => undefined
  const nextUp = (): Promise<void> => new Promise((resolve) => (onUp = resolve))

  const killAtExit = (): void => void current?.process.kill('SIGKILL')
  process.on('exit', killAtExit)

  /** Returns at a stop. @throws if the first start fails */
  const run = async (): Promise<never> => {
    for (let isFirst = true; ; isFirst = false) {
      const args = ['--max-old-space-size=768', 'src/cli/main.ts', command]
      const started = startNode(args, { env, output: log, prefix: prefix() })
      current = started
      const exited = once(started.process, 'exit')
      const timer = setTimeout(() => {
        journal.violation(`${name} was neither available nor ended after ${START_LIMIT_MS / 1000} s`)
        started.process.kill('SIGKILL')
      }, START_LIMIT_MS)
      try {
        await started.line(READY)
        state.isUp = true
        onUp()
      } catch (error) {
        if (isFirst) throw error
        if (!state.isStopping && !state.isKilled) noteFailedStart(error)
      } finally {
        clearTimeout(timer)
      }
      await exited
      if (state.isStopping) await new Promise(() => undefined)
      if (state.isUp) journal.violation(`${name} ended by itself`, log)
      Object.assign(state, { isUp: false, isKilled: false })
      await sleep(RESTART_DELAY_MS)
    }
  }

  /** A start may fail while the database or the disk is unavailable. */
  const noteFailedStart = (error: unknown): void => {
    const time = nowMs()
    const isExplained = journal.faults.some(({ cause, fromMs, toMs = Infinity }) => {
      return ['database', 'disk', 'files'].includes(cause) && fromMs <= time && toMs + RECOVERY_MS >= time
    })
    if (!isExplained) journal.violation(`${name} did not start`, String(error))
  }

  const up = nextUp()
  await Promise.race([up, run()])
  return {
    name,
    server,
    isUp: () => state.isUp,
    async kill() {
      const again = nextUp()
      const fault = journal.begin({ name: `kill -9 ${name}`, cause: 'kill', ...(server !== undefined && { server }) })
      state.isKilled = true
      state.isUp = false
      current?.process.kill('SIGKILL')
      await again
      fault.toMs = nowMs()
      fault.recoveryMs = fault.toMs - fault.fromMs
    },
    async stop() {
      state.isStopping = true
      await current?.stop()
      process.off('exit', killAtExit)
    },
  }
}
