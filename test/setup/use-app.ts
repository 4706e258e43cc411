import type { Browser as Chromium } from 'playwright-core'
import { afterAll, afterEach, beforeAll, expect } from 'vitest'
import { type Browser, setUp } from './browser.ts'
import { sharedBrowser } from './shared-browser.ts'
import { type Service, startService } from './start-service.ts'
import { createVisits, type Visits } from './visits.ts'

export interface OpenedApp {
  readonly service: Service
  readonly owner: Browser
  readonly visits: Visits
}

interface AppOptions {
  readonly environment?: Readonly<Record<string, string>>
  readonly email?: string
}

/** Starts the app and calls `prepare`. Expects no faults after each test. Returns undefined without Chromium. */
export async function useApp(
  prepare: (opened: OpenedApp) => void | Promise<void>,
  { environment, email = 'ada@example.com' }: AppOptions = {},
): Promise<Chromium | undefined> {
  const chromium = await sharedBrowser()
  if (!chromium) return undefined
  let opened: OpenedApp
  beforeAll(async () => {
    const service = await startService(environment)
    opened = { service, owner: await setUp(service, email), visits: createVisits(chromium, service) }
    await prepare(opened)
  })
  afterEach(async () => expect(await opened.visits.end()).toEqual([]))
  afterAll(async () => {
    await opened.service.stop()
  })
  return chromium
}
