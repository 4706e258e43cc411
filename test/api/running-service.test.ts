import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { runPlaten } from '../setup/run-platen.ts'
import { startNode } from '../setup/service-process.ts'

let dataFolder: string

beforeAll(async () => {
  dataFolder = await mkdtemp(join(tmpdir(), 'platen-running-'))
})
afterAll(() => rm(dataFolder, { recursive: true, force: true }))

async function serve(env: Record<string, string> = {}) {
  const service = startNode(['src/cli/main.ts', 'start'], {
    env: { PORT: '0', PLATEN_WORKERS: '1', PLATEN_DATA_DIR: dataFolder, ...env },
  })
  const [, url = ''] = await service.line(/^Platen is running at (\S+)/)
  await service.line(/Create an API key: .*npm run|&& echo "Saved/)
  return { ...service, url }
}

/** Runs a command with only the data folder set, and returns the origin of the link it prints. */
async function originOf(...args: string[]): Promise<string> {
  const { code, stdout, stderr } = await runPlaten(args, { env: { PLATEN_DATA_DIR: dataFolder } })
  if (code !== 0) throw new Error(stderr)
  return stdout.replace(/\/(?:welcome|reset)#token=.*\n$/, '')
}

const RESET = ['account', 'reset-link', '--email', 'local@platen.localhost'] as const
const registrations = (): Promise<string[]> => readdir(join(dataFolder, 'services'))

test('links from the command line lead to the server running on the data folder, at its port or public URL', async () => {
  const atPort = await serve()
  expect(atPort.url).not.toContain(':4400')
  expect(await originOf('account', 'setup-link')).toBe(atPort.url)
  expect(await originOf(...RESET)).toBe(atPort.url)
  await atPort.stop()
  expect(await registrations()).toEqual([])

  const published = await serve({ PUBLIC_URL: 'https://design.example.com/x' })
  expect(await originOf(...RESET)).toBe('https://design.example.com/x')
  await published.stop('SIGKILL')
})

test('links do not lead to a killed server, or to another server on its port', async () => {
  expect(await registrations()).toHaveLength(1)
  expect(await originOf(...RESET)).toBe('http://localhost:4400')
  const other = await serve({ PLATEN_DATA_DIR: join(dataFolder, 'other') })
  const port = new URL(other.url).port
  const [name = ''] = await registrations()
  const path = join(dataFolder, 'services', name)
  const registration = JSON.parse(await readFile(path, 'utf8')) as object
  await writeFile(path, JSON.stringify({ ...registration, address: `http://127.0.0.1:${port}` }))
  expect(await originOf(...RESET)).toBe('http://localhost:4400')
  await other.stop()

  const next = await serve()
  expect(await registrations()).toHaveLength(1)
  expect(await originOf(...RESET)).toBe(next.url)
  await next.stop()
})
