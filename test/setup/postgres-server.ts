import { type ChildProcess, execFile, spawn } from 'node:child_process'
import { access, chown, constants, mkdtemp, readdir, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import pg from 'pg'
import { freePort } from './free-port.ts'

export interface PostgresServer {
  /** The URL of the `postgres` database, without a password: `postgres://platen@127.0.0.1:…/postgres`. */
  readonly url: string
  /** Stops the server with `INT`, or crashes it with `QUIT`, and starts it again. Resolves once it is reachable. */
  restart(signal: 'INT' | 'QUIT', options: { readonly downSeconds: number }): Promise<void>
  stop(): Promise<void>
}

/** Commits may be lost in a crash of the server, since few suites crash it. */
const FAST = { synchronous_commit: 'off', full_page_writes: 'off' }

/** Starts a server that ends with this process, even in a crash. Returns undefined if PostgreSQL is missing. */
export async function startPostgresServer(
  settings: Readonly<Record<string, string>> = FAST,
): Promise<PostgresServer | undefined> {
  const binaries = await findBinaries()
  if (binaries === undefined) return undefined
  const user = await unprivilegedUser()
  const folder = await mkdtemp(join(tmpdir(), 'platen-postgres-'))
  if (user !== undefined) await chown(folder, user.uid, user.gid)
  const data = join(folder, 'data')
  await initialize(binaries, data, user).catch(async (error: unknown) => {
    await rm(folder, { recursive: true, force: true })
    throw error
  })
  const port = await freePort()
  const server = spawnServer([join(binaries, 'postgres'), ...serverArguments(data, port, settings)], folder, user)
  const url = `postgres://platen@127.0.0.1:${port}/postgres`
  const stop = async () => {
    await stopServer(server)
    await rm(folder, { recursive: true, force: true })
  }
  try {
    await waitUntilReady(url, server)
  } catch (error) {
    await stop()
    throw error
  }
  return {
    url,
    async restart(signal, { downSeconds }) {
      server.stdin?.write(`${signal} ${downSeconds}\n`)
      // The old server still accepts connections for a moment.
      await new Promise((resolve) => setTimeout(resolve, downSeconds * 1000))
      await waitUntilReady(url, server)
    },
    stop,
  }
}

/** Returns the folder of the newest version that Debian, Homebrew or the PATH provides. */
async function findBinaries(): Promise<string | undefined> {
  const debian = '/usr/lib/postgresql'
  const versions = (await readdir(debian).catch(() => [])).map(Number).filter(Number.isFinite)
  const newestFirst = versions.sort((a, b) => b - a).map((version) => join(debian, String(version), 'bin'))
  const path = (process.env['PATH'] ?? '').split(':').filter((folder) => folder !== '')
  for (const folder of [...newestFirst, '/opt/homebrew/opt/postgresql/bin', ...path]) {
    // Links on the PATH may be broken, so their targets must be executable.
    const runnable = ['initdb', 'postgres'].map((name) => access(join(folder, name), constants.X_OK))
    if ((await Promise.allSettled(runnable)).every(({ status }) => status === 'fulfilled')) return folder
  }
  return undefined
}

interface User {
  readonly uid: number
  readonly gid: number
}

/** Returns the user to run PostgreSQL as if the tests run as root, as in containers: PostgreSQL refuses root. */
async function unprivilegedUser(): Promise<User | undefined> {
  if (process.getuid?.() !== 0) return undefined
  const accounts = (await readFile('/etc/passwd', 'utf8')).split('\n').map((line) => line.split(':'))
  const found = ['postgres', 'nobody'].map((name) => accounts.find(([account]) => account === name))
  const [, , uid, gid] = found.find((account) => account !== undefined) ?? []
  if (uid === undefined || gid === undefined)
    throw new Error('root needs a user `postgres` or `nobody` to run PostgreSQL as')
  return { uid: Number(uid), gid: Number(gid) }
}

async function initialize(binaries: string, data: string, user: User | undefined): Promise<void> {
  const options = ['-D', data, '-U', 'platen', '-A', 'trust', '-E', 'UTF8', '--locale=C', '--no-sync']
  // A linguistic order exposes queries that rely on the order of the database's locale.
  const linguistic = ['--locale-provider=icu', '--icu-locale=en-US']
  const initdb = (more: readonly string[]) =>
    promisify(execFile)(join(binaries, 'initdb'), [...options, ...more], { ...user, cwd: tmpdir(), timeout: 230_000 })
  // Builds without ICU, and versions before 15, reject the options; initdb checks them before it writes anything.
  await initdb(linguistic).catch(() => initdb([]))
}

function serverArguments(data: string, port: number, more: Readonly<Record<string, string>>): string[] {
  const settings = {
    listen_addresses: '127.0.0.1',
    unix_socket_directories: '',
    max_connections: '300',
    shared_buffers: '64MB',
    fsync: 'off',
    ...more,
  }
  return [
    '-D',
    data,
    '-p',
    String(port),
    ...Object.entries(settings).flatMap(([name, value]) => ['-c', `${name}=${value}`]),
  ]
}

/**
 * Runs the server in a shell that stops it and deletes its folder when our pipe closes, even after a SIGKILL. A line
 * with a signal and seconds stops it for that time.
 */
function spawnServer(
  [command, ...options]: readonly [string, ...string[]],
  folder: string,
  user: User | undefined,
): ChildProcess {
  const script = `
    folder=$1; shift
    while "$@" </dev/null & server=$!; read -r signal seconds; do
      kill "-$signal" $server; wait $server; sleep "$seconds"
    done
    kill -INT $server; wait $server; rm -rf "$folder"`
  const shell = spawn('/bin/sh', ['-c', script, 'sh', folder, command, ...options], {
    ...user,
    cwd: tmpdir(),
    stdio: ['pipe', 'ignore', 'pipe'],
    // Ctrl-C at the terminal goes to the whole group, and would stop the server before the tests end.
    detached: true,
  })
  shell.unref()
  return shell
}

async function stopServer(shell: ChildProcess): Promise<void> {
  if (shell.exitCode !== null) return
  const exited = new Promise((resolve) => shell.once('exit', resolve))
  shell.ref()
  shell.stdin?.end()
  await exited
}

async function waitUntilReady(url: string, server: ChildProcess): Promise<void> {
  let log = ''
  server.stderr?.on('data', (text: Buffer) => (log = `${log}${text.toString()}`.slice(-10_000)))
  const deadline = Date.now() + 120_000
  for (;;) {
    const client = new pg.Client(url)
    client.on('error', () => undefined)
    try {
      await client.connect()
      return
    } catch (error) {
      if (Date.now() > deadline) throw new Error(`PostgreSQL does not start:\n${log}`, { cause: error })
      await new Promise((resolve) => setTimeout(resolve, 30))
    } finally {
      await client.end().catch(() => undefined)
    }
  }
}
