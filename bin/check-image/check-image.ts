// Performs the Dockerfile's steps in folders created by debootstrap, and uses the result, where no
// container engine is available. Needs root, Debian, and its packages debootstrap and rsync.
// `npm run check:image` takes about two minutes.
import { type ChildProcess, execFileSync } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { text } from 'node:stream/consumers'
import { setTimeout } from 'node:timers/promises'
import { readDockerfile } from './read-dockerfile.ts'
import { createRoot, perform, type RootFolder, startContainer } from './root-folder.ts'

const PROJECT = resolve(import.meta.dirname, '../..')
/** Unlikely to be in use. A container would have its own network. */
const PORT = '44710'
const URL_OF_SERVER = `http://127.0.0.1:${PORT}`

const folder = mkdtempSync(join(tmpdir(), 'platen-image-'))
try {
  const root = buildImage()
  for (const [part, path] of Object.entries({
    'The image': '',
    Platen: 'platen',
    'Its packages': 'platen/node_modules',
  })) {
    report(`${part}: ${sizeMb(join(root.path, path))} MB`)
  }
  await useImage(root)
} finally {
  rmSync(folder, { recursive: true, force: true })
}

function sizeMb(path: string): number {
  return Number.parseInt(execFileSync('du', ['--summarize', '--block-size=1M', path], { encoding: 'utf8' }), 10)
}

function buildImage(): RootFolder {
  const roots = new Map<string, RootFolder>()
  let last: RootFolder | undefined
  for (const stage of readDockerfile(readFileSync(join(PROJECT, 'Dockerfile'), 'utf8'))) {
    report(`FROM ${stage.base}`)
    last = createRoot(join(folder, `stage-${roots.size}`), stage.base)
    roots.set(stage.name ?? String(roots.size), last)
    for (const step of stage.steps) {
      const started = Date.now()
      perform(last, step, (name) => roots.get(name)?.path ?? '')
      if (step.kind === 'run' || step.kind === 'copy')
        report(`  ${step.kind}: ${Math.round((Date.now() - started) / 1000)} s`)
    }
  }
  if (last === undefined) throw new Error('The Dockerfile has no stage.')
  return last
}

async function useImage(root: RootFolder): Promise<void> {
  const variables = { PORT, PUBLIC_URL: URL_OF_SERVER }
  const server = startContainer(root, [...root.entrypoint, ...root.command], { variables })
  const output = outputOf(server)
  const ended = once(server, 'exit')
  try {
    await waitUntilHealthy(root, server)
    const key = await runInside(root, ['key', 'create', '--email', 'check@example.com', '--create-account'])
    await exportAs('png', key.trim(), '89504e47')
    await exportAs('pdf', key.trim(), '25504446')
    // Among other things, that each script has a font, and that the volume is writable.
    report(await runInside(root, ['doctor'], variables))
    const [page, user] = [await fetch(URL_OF_SERVER), userOf(server)]
    expectEqual('the web app', page.status, 200)
    expectEqual('the user', user, root.user)
    process.kill(firstProcess(server), 'SIGTERM')
    const code = await Promise.race([ended, setTimeout(20_000, ['still running'], { ref: false })])
    expectEqual('the exit code after SIGTERM', code[0], 0)
  } catch (error) {
    process.kill(firstProcess(server), 'SIGKILL')
    report((await output).join('\n'))
    throw error
  }
}

async function waitUntilHealthy(root: RootFolder, server: ChildProcess): Promise<void> {
  const started = Date.now()
  for (;;) {
    const probe = startContainer(root, root.healthCheck, { variables: { PORT } })
    const [code] = (await once(probe, 'exit')) as [number]
    if (code === 0) break
    if (server.exitCode !== null || Date.now() - started > 60_000)
      throw new Error('The server does not become healthy.')
    await setTimeout(200)
  }
  report(`healthy after ${Date.now() - started} ms`)
}

/** Runs Platen's command line as `docker exec` does. @throws if it fails */
async function runInside(
  root: RootFolder,
  command: readonly string[],
  variables: Readonly<Record<string, string>> = {},
): Promise<string> {
  const child = startContainer(root, [...root.entrypoint, ...command], { variables })
  const ended = once(child, 'exit')
  const [stdout = '', stderr = ''] = await outputOf(child)
  const [code] = (await ended) as [number]
  if (code !== 0) throw new Error(`platen ${command.join(' ')} failed:\n${stdout}${stderr}`)
  return stdout
}

function outputOf({ stdout, stderr }: ChildProcess): Promise<string[]> {
  return Promise.all([stdout, stderr].map((stream) => (stream ? text(stream) : Promise.resolve(''))))
}

async function exportAs(format: string, key: string, signature: string): Promise<void> {
  const headers = { Authorization: `Bearer ${key}`, 'Content-Type': 'application/json', Prefer: 'wait=30' }
  const call = async (path: string, body?: unknown): Promise<Record<string, unknown>> => {
    const request = body === undefined ? {} : { method: 'POST', body: JSON.stringify(body) }
    const response = await fetch(`${URL_OF_SERVER}${path}`, { ...request, headers })
    if (!response.ok) throw new Error(`${path}: ${response.status} ${await response.text()}`)
    return (await response.json()) as Record<string, unknown>
  }
  const [, template] = /"_id":"([^"]+)"/.exec(JSON.stringify(await call('/api/templates?limit=1'))) ?? []
  const design = await call('/api/designs', { fromTemplate: template })
  const exported = await call('/api/exports', { designId: design['_id'], format })
  const file = await fetch(String(exported['downloadUrl']))
  const bytes = Buffer.from(await file.arrayBuffer())
  expectEqual(`the first bytes of the ${format} export`, bytes.subarray(0, 4).toString('hex'), signature)
  report(`${format}: ${bytes.length} bytes`)
}

/** The process 1 of the container, by its ID outside of it. */
function firstProcess({ pid }: ChildProcess): number {
  return Number(readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8').trim())
}

function userOf(server: ChildProcess): string {
  const status = readFileSync(`/proc/${firstProcess(server)}/status`, 'utf8')
  const idOf = (name: string): string => new RegExp(`^${name}:\\s+(\\d+)`, 'm').exec(status)?.[1] ?? ''
  return `${idOf('Uid')}:${idOf('Gid')}`
}

function expectEqual(what: string, received: unknown, expected: unknown): void {
  if (received !== expected) throw new Error(`${what}: expected ${String(expected)}; received ${String(received)}.`)
  report(`${what}: ${String(received)}`)
}

function report(line: string): void {
  process.stdout.write(`${line}\n`)
}
