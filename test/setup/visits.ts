import type { Browser as Chromium, BrowserContext, BrowserContextOptions } from 'playwright-core'
import { enter } from './app-world.ts'
import type { Browser } from './browser.ts'
import { PATIENCE_MS } from './patience.ts'
import type { Service } from './start-service.ts'
import { watchPage, type WatchedPage } from './watched-page.ts'

export interface VisitOptions extends BrowserContextOptions {
  /** The browser whose session the visit uses. By default, the visit is anonymous. */
  readonly as?: Browser
  readonly path?: string
  readonly expected?: readonly RegExp[]
}

export interface Visit extends WatchedPage {
  readonly context: BrowserContext
  /** Opens a path of the app and waits for its heading. */
  readonly go: (path: string) => Promise<void>
}

export interface Visits {
  readonly open: (options?: VisitOptions) => Promise<Visit>
  /** Closes all open contexts and returns their faults. */
  readonly end: () => Promise<readonly string[]>
}

export function createVisits(chromium: Chromium | undefined, service: Service): Visits {
  const visits: Visit[] = []
  return {
    open: async ({ as, path, expected = [], ...options } = {}) => {
      if (!chromium) throw new Error('Chromium is missing')
      const context = await chromium.newContext({ reducedMotion: 'reduce', ...options })
      context.setDefaultTimeout(PATIENCE_MS)
      await enter(context, service, as)
      const watched = await watchPage(context, service.url, expected)
      const go = async (to: string): Promise<void> => {
        await watched.page.goto(service.url + to)
        await watched.page.getByRole('heading', { level: 1 }).first().waitFor()
      }
      const visit = { ...watched, context, go }
      visits.push(visit)
      if (path !== undefined) await go(path)
      return visit
    },
    end: async () => {
      const closing = visits.splice(0)
      for (const { context } of closing) await context.close()
      return closing.flatMap(({ faults }) => faults())
    },
  }
}
