import { type Browser as Chromium } from 'playwright-core'
import { afterAll, afterEach, beforeAll, expect } from 'vitest'
import { type Browser, setUp } from './browser.ts'
import { openBrowser } from './open-browser.ts'
import { type Service, startService } from './start-service.ts'
import { createVisits, type Visits } from './visits.ts'

export interface OpenedApp {
  readonly service: Service
  /** The owner of the service. */
  readonly owner: Browser
  readonly visits: Visits
}

interface AppOptions {
  /** Additional settings of the service. */
  readonly environment?: Readonly<Record<string, string>>
  /** The owner's. */
  readonly email?: string
}

/**
 * The service with its app for the tests of one file, and a Chromium to open it in. `prepare` is handed both before the first test. After each
 * test all that it opened is closed, and nothing may have gone wrong in it. Answers undefined where no Chromium is installed: the tests are
 * to be skipped then.
 */
export async function useApp(
  prepare: (opened: OpenedApp) => void | Promise<void>,
  { environment, email = 'ada@example.com' }: AppOptions = {},
): Promise<Chromium | undefined> {
  const chromium = await openBrowser()
  if (!chromium) return undefined
  let opened: OpenedApp
  beforeAll(async () => {
    const service = await startService(environment)
    opened = { service, owner: await setUp(service, email), visits: createVisits(chromium, service) }
    await prepare(opened)
  })
  afterEach(async () => expect(await opened.visits.end()).toEqual([]))
  afterAll(async () => {
    await chromium.close()
    await opened.service.stop()
  })
  return chromium
}
