import { execFile, spawn } from 'node:child_process'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'

export interface S3Server {
  /** `127.0.0.1:PORT`, without TLS. */
  readonly host: string
  readonly key: string
  readonly secret: string
  stop(): Promise<void>
}

const KEY = 'test:platen'
const SECRET = 'a/secret+of=tests'

/** Debian installs Swift for its own Python. */
const PYTHON = '/usr/bin/python3'
const MODULES =
  'import swift.proxy.server, swift.account.server, swift.container.server, swift.obj.mem_server, swift.common.middleware.s3api'

/**
 * Starts an S3 server that checks signatures: OpenStack Swift, in memory. It ends with this process, even in a
 * crash. Returns undefined if Swift is missing.
 */
export async function startS3Server(): Promise<S3Server | undefined> {
  const isInstalled = await promisify(execFile)(PYTHON, ['-c', MODULES], { timeout: 120_000 }).then(
    () => true,
    () => false,
  )
  if (!isInstalled) return undefined
  const folder = await mkdtemp(join(tmpdir(), 'platen-s3-'))
  const server = spawn(
    '/bin/sh',
    // The server ends when our pipe closes, even after a SIGKILL. Then its folder is deleted.
    ['-c', '"$1" "$2" "$3"; rm -rf "$3"', 'sh', PYTHON, join(import.meta.dirname, 's3-server.py'), folder],
    // Ctrl-C at the terminal goes to the whole group, and would stop the server before the tests end.
    { env: { ...process.env, S3_KEY: KEY, S3_SECRET: SECRET }, stdio: ['pipe', 'pipe', 'pipe'], detached: true },
  )
  const exited = new Promise<void>((resolve) => server.once('exit', () => resolve()))
  let log = ''
  server.stderr.on('data', (text: Buffer) => (log = `${log}${text.toString()}`.slice(-10_000)))
  const port = await Promise.race([
    new Promise<string>((resolve) => server.stdout.once('data', (text: Buffer) => resolve(text.toString().trim()))),
    exited.then(() => undefined),
  ])
  if (port === undefined) {
    await rm(folder, { recursive: true, force: true })
    throw new Error(`Swift does not start:\n${log}`)
  }
  server.unref()
  return {
    host: `127.0.0.1:${port}`,
    ...{ key: KEY, secret: SECRET },
    async stop() {
      server.ref()
      server.stdin.end()
      await exited
    },
  }
}
