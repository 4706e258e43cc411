import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { connect } from 'node:net'
import { tmpdir } from 'node:os'
import { createInterface } from 'node:readline'
import { freePort } from './free-port.ts'

export interface RedisServer {
  /** `redis://127.0.0.1:…` */
  readonly url: string
  readonly port: number
  /** Sends a signal to the server itself: SIGKILL, or SIGSTOP and SIGCONT. */
  signal(name: NodeJS.Signals): void
  /** Starts it again on the same port, empty, after SIGKILL. */
  restart(): Promise<void>
  stop(): Promise<void>
}

/** Starts a Redis or Valkey server that stores nothing on disk and ends with this process, even in a crash. */
export async function startRedisProgram(program: string, options: readonly string[] = []): Promise<RedisServer> {
  const port = await freePort()
  const start = () => run([program, ...argumentsOf(port), ...options], port)
  let running = await start()
  return {
    url: `redis://127.0.0.1:${port}`,
    port,
    signal: (name) => void process.kill(running.pid, name),
    async restart() {
      await end(running.shell)
      running = await start()
    },
    stop: () => end(running.shell),
  }
}

interface Running {
  readonly shell: ChildProcess
  readonly pid: number
}

/** Runs the server in a shell that kills it when our pipe closes, even after a SIGKILL. */
async function run(command: readonly string[], port: number): Promise<Running> {
  const script = '"$@" </dev/null >/dev/null 2>&1 & server=$!; echo $server; cat >/dev/null; kill -KILL $server'
  const shell = spawn('/bin/sh', ['-c', script, 'sh', ...command], {
    cwd: tmpdir(),
    stdio: ['pipe', 'pipe', 'ignore'],
    // Ctrl-C at the terminal goes to the whole group, and would stop the server before the tests end.
    detached: true,
  })
  shell.unref()
  const [pid] = (await once(createInterface({ input: shell.stdout }), 'line')) as [string]
  await untilListening(port)
  return { shell, pid: Number(pid) }
}

function argumentsOf(port: number): string[] {
  return ['--bind', '127.0.0.1', '--port', String(port), '--save', '', '--appendonly', 'no']
}

async function end(shell: ChildProcess): Promise<void> {
  if (shell.exitCode !== null || shell.signalCode !== null) return
  const exited = once(shell, 'exit')
  shell.ref()
  shell.stdin?.end()
  await exited
}

async function untilListening(port: number): Promise<void> {
  const deadline = Date.now() + 60_000
  for (;;) {
    const socket = connect(port, '127.0.0.1')
    const isOpen = await new Promise<boolean>((resolve) => {
      socket.once('connect', () => resolve(true))
      socket.once('error', () => resolve(false))
    })
    socket.destroy()
    if (isOpen) return
    if (Date.now() > deadline) throw new Error(`Redis does not listen on port ${port}`)
    await new Promise((resolve) => setTimeout(resolve, 10))
  }
}
