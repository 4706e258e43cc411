import { existsSync } from 'node:fs'
import type { Config } from '../config/config.ts'
import { locationOf } from '../installation/open-store.ts'
import { databasePath } from '../store/sqlite/sqlite-file.ts'
import { openStore, type Store } from '../store/store.ts'
import { type Check, type CheckContext, failed, type Finding, sentenceOf } from './doctor-check.ts'
import { clockCheck } from './check-clock.ts'
import { colorProfilesCheck } from './check-color-profiles.ts'
import { connectionsCheck } from './check-connections.ts'
import { dataFolderCheck } from './check-data-folder.ts'
import { databaseCheck } from './check-database.ts'
import { filesCheck } from './check-files.ts'
import { mailCheck } from './check-mail.ts'
import { memoryCheck } from './check-memory.ts'
import { permissionsCheck } from './check-permissions.ts'
import { proxyCheck } from './check-proxy.ts'
import { publicUrlCheck } from './check-public-url.ts'
import { redisCheck } from './check-redis.ts'
import { renderingCheck } from './check-rendering.ts'
import { serversCheck } from './check-servers.ts'
import { spaceCheck } from './check-space.ts'
import { versionCheck } from './check-versions.ts'

/** In the order in which they run and are printed. To add a check, add its file here. */
const CHECKS: readonly Check[] = [
  ...[versionCheck, dataFolderCheck, spaceCheck, permissionsCheck, databaseCheck, connectionsCheck, clockCheck],
  ...[
    filesCheck,
    renderingCheck,
    colorProfilesCheck,
    memoryCheck,
    redisCheck,
    mailCheck,
    serversCheck,
    publicUrlCheck,
    proxyCheck,
  ],
]

const CHECK_MS = 30_000

export interface CheckedPart extends Finding {
  readonly check: string
}

export interface DoctorOptions {
  readonly mailTo?: string
  readonly now?: () => number
}

/** Runs all checks, also after one has failed, and calls `onFindings` after each. Never rejects because of a check. */
export async function runChecks(
  config: Config,
  { mailTo, now = Date.now }: DoctorOptions,
  onFindings: (findings: readonly CheckedPart[]) => void = () => undefined,
): Promise<readonly CheckedPart[]> {
  const { store, storeError } = await tryToOpen(config)
  const context: CheckContext = { config, now, mailTo, store, storeError }
  const all: CheckedPart[] = []
  try {
    for (const check of CHECKS) {
      const findings = (await findingsOf(check, context)).map((finding) => ({ check: check.name, ...finding }))
      onFindings(findings)
      all.push(...findings)
    }
  } finally {
    await store?.close()
  }
  return all
}

/** Does not create a missing database. */
async function tryToOpen(config: Config): Promise<{ store?: Store; storeError?: unknown }> {
  const { store: database, files } = config
  if (!('databaseUrl' in database) && !existsSync(databasePath(files.dataFolder))) return {}
  try {
    return { store: await openStore(locationOf(config)) }
  } catch (storeError) {
    return { storeError }
  }
}

async function findingsOf(check: Check, context: CheckContext): Promise<readonly Finding[]> {
  const timeout = Promise.withResolvers<readonly Finding[]>()
  const message = `Did not finish within ${CHECK_MS / 1_000} s. Check whether the disk or the network hangs.`
  const timer = setTimeout(() => timeout.resolve([failed(message)]), CHECK_MS)
  try {
    return await Promise.race([check.run(context), timeout.promise])
  } catch (error) {
    return [failed(await sentenceOf(error, context.config))]
  } finally {
    clearTimeout(timer)
  }
}
