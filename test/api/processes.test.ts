import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, afterEach, describe, expect, test } from 'vitest'
import { callPlaten } from '../setup/call-platen.ts'
import { Client } from '../setup/client.ts'
import { startPostgres } from '../setup/postgres.ts'
import { type NodeProcess, startNode } from '../setup/service-process.ts'

const database = await startPostgres()
const folder = await mkdtemp(join(tmpdir(), 'platen-processes-'))
const running: NodeProcess[] = []

afterEach(async () => {
  for (const process of running.splice(0)) await process.stop('SIGKILL')
})

afterAll(async () => {
  await database?.stop()
  await rm(folder, { recursive: true, force: true })
})

const ENGINES: readonly { readonly name: string; readonly env: Record<string, string> }[] = [
  { name: 'SQLite', env: {} },
  ...(database ? [{ name: 'PostgreSQL', env: { DATABASE_URL: database.databaseUrl } }] : []),
]

describe.each(ENGINES)('servers and workers in processes of their own, on $name', ({ name, env }) => {
  const settings = {
    ...{ PORT: '0', PLATEN_HEALTH_PORT: '0', PLATEN_WORKERS: '1', PLATEN_PLANS: 'unlimited=1000000' },
    ...{ PLATEN_DATA_DIR: join(folder, name), ...env },
  }

  async function start(
    command: string,
    pattern: RegExp,
    others: Record<string, string> = {},
  ): Promise<NodeProcess & { readonly url: string }> {
    const process = startNode(['src/cli/main.ts', command], { env: { ...settings, ...others } })
    running.push(process)
    const [, url = ''] = await process.line(pattern)
    return { ...process, url }
  }
  const serve = () => start('serve', /^Platen is running at (\S+)/)
  const work = (others: Record<string, string> = {}) =>
    start('work', /^The worker is running .* Metrics: (\S+)\/metrics$/, others)

  async function connect(url: string): Promise<Client> {
    const command = ['key', 'create', '--email', 'both@example.com', '--plan', 'unlimited', '--create-account']
    const created = await callPlaten(command, { env: settings })
    return new Client(url, created.stdout.trim())
  }

  /** Designs of different widths have no exports in common. */
  const addDesign = async (client: Client, width: number): Promise<string> =>
    (await client.post('/api/designs', { width, height: 200 })).body._id

  const waitForEnd = (client: Client, id: string) =>
    expect.poll(async () => (await client.get(`/api/exports/${id}`)).body.status).toBe('completed')

  test('export what another process has accepted, also after one of them was killed', async () => {
    const [first, second] = [await serve(), await serve()]
    const client = await connect(first.url)
    const other = new Client(second.url, client.key)
    const designId = await addDesign(client, 200)
    const { body: queued } = await client.post('/api/exports', { designId, format: 'png' })
    expect(queued.status).toBe('queued')

    const worker = await work()
    await waitForEnd(other, queued._id)
    const { body: pdf } = await other.post('/api/exports', { designId, format: 'pdf' }, { prefer: 'wait=60' })
    await waitForEnd(other, pdf._id)
    const { downloadUrl } = (await other.get(`/api/exports/${pdf._id}`)).body
    expect((await fetch(downloadUrl)).status).toBe(200)

    await first.stop('SIGKILL')
    await worker.stop('SIGKILL')
    const last = await other.post('/api/exports', { designId, format: 'webp' })
    expect(last.status).toBe(202)
    await work()
    await waitForEnd(other, last.body._id)
  })

  test.runIf(name === 'PostgreSQL')('a worker that stores files elsewhere is reported by the doctor', async () => {
    await serve()
    const doctor = () => callPlaten(['doctor', '--json'], { env: settings })
    await work()
    expect((await doctor()).stdout).not.toContain('file store')
    await work({ PLATEN_DATA_DIR: join(folder, 'elsewhere') })
    // Killed processes of other tests are listed for up to a minute, also first.
    expect((await doctor()).stdout).toMatch(/file store: \w{8} on (?=[^,]*http:)(?=[^,]*worker )[^,]*, \w{8} on worker/)
  })

  test.runIf(name === 'SQLite')('the doctor reports that servers or workers are missing', async () => {
    const place = { PLATEN_DATA_DIR: join(folder, 'missing') }
    const doctor = async () => (await callPlaten(['doctor'], { env: { ...settings, ...place } })).stdout
    const server = await start('serve', /^Platen is running at (\S+)/, place)
    expect(await doctor()).toContain('No worker is running')
    await work(place)
    expect(await doctor()).not.toContain('No worker is running')
    await server.stop('SIGTERM')
    expect(await doctor()).toContain('Only workers are running')
  })

  test('draw previews in the worker, which the server waits for, and report health and exports until a drain', async () => {
    const server = await serve()
    const worker = await work()
    const client = await connect(server.url)
    const metricsOf = async (url: string): Promise<string> => (await fetch(`${url}/metrics`)).text()
    // The worker draws only once the server waits.
    worker.process.kill('SIGSTOP')
    const { body: design } = await client.post('/api/designs', { width: 400, height: 200 })
    const early = fetch(design.thumbnailUrl)
    await expect.poll(() => metricsOf(server.url)).toMatch(/^platen_pictures_waiting [1-9]\d*$/m)
    worker.process.kill('SIGCONT')
    const thumbnail = await early
    expect([thumbnail.status, thumbnail.headers.get('content-type')]).toEqual([200, 'image/webp'])
    const metrics = await metricsOf(server.url)
    expect(metrics).toMatch(/^platen_pictures_waiting \d+$/m)
    expect(metrics).not.toContain('platen_renderer_processes')

    const designId = await addDesign(client, 300)
    await client.post('/api/exports', { designId, format: 'png' }, { prefer: 'wait=60' })
    expect(await (await fetch(`${worker.url}/readyz`)).json()).toEqual({ status: 'ready' })
    // The worker counts an export after the server has seen its end.
    await expect
      .poll(() => metricsOf(worker.url))
      .toMatch(/^platen_exports_ended_total\{format="png",status="completed",origin="render"\} 1$/m)
    const unknown = await fetch(`${worker.url}/api/designs`)
    expect(unknown.status).toBe(404)
    expect(await unknown.json()).toMatchObject({ code: 'not_found' })

    await work({ PLATEN_EXPORT_DAYS: '3' })
    const { stdout } = await callPlaten(['doctor'], { env: settings })
    expect(stdout).toMatch(/PLATEN_EXPORT_DAYS: 7 on .*3 on worker \S+-[0-9a-f]{8}/)
    await worker.stop('SIGTERM')
    expect(worker.process.exitCode).toBe(0)
  })
})
