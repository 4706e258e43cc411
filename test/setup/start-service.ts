import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type App, startApp } from '../../src/app/start-app.ts'
import { readConfig } from '../../src/config/read-config.ts'
import { Client } from './client.ts'

export interface Service {
  readonly url: string
  readonly app: App
  readonly dataFolder: string
  client(options?: { plan?: string; scopes?: readonly ('read' | 'write')[] }): Promise<Client>
  makeKey(options?: {
    plan?: string
    scopes?: readonly ('read' | 'write')[]
    expiresAt?: number
    email?: string
  }): Promise<string>
  stop(): Promise<void>
}

/** Starts the whole service in this process, with a real store and worker, on a free port and an empty folder. */
export async function startService(environment: Readonly<Record<string, string>> = {}): Promise<Service> {
  const dataFolder = environment['PLATEN_DATA_DIR'] ?? (await mkdtemp(join(tmpdir(), 'platen-test-')))
  const config = readConfig({
    PORT: '0',
    PLATEN_DATA_DIR: dataFolder,
    PLATEN_LOG_LEVEL: 'silent',
    PLATEN_WORKERS: '1',
    // Suites make thousands of requests. The tests of rate limits set PLATEN_PLANS themselves.
    PLATEN_PLANS: 'unlimited=1000000',
    ...environment,
  })
  const app = await startApp(config)
  let accounts = 0

  const makeKey: Service['makeKey'] = async ({ plan = 'unlimited', email, ...options } = {}) => {
    accounts += 1
    const { accounts: store, keys } = app.operator
    const address = email ?? `user-${accounts}@example.com`
    const account = (await store.findByEmail(address)) ?? (await store.create({ email: address, plan }))
    return (await keys.create({ accountId: account._id, name: 'test', ...options })).secret
  }

  return {
    url: app.address,
    app,
    dataFolder,
    makeKey,
    client: async (options) => new Client(app.address, await makeKey(options)),
    stop: async () => {
      await app.close()
      if (!environment['PLATEN_DATA_DIR']) await rm(dataFolder, { recursive: true, force: true })
    },
  }
}
