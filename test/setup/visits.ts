import { type Browser as Chromium, type BrowserContext, type BrowserContextOptions } from 'playwright-core'
import { enter } from './app-world.ts'
import { type Browser } from './browser.ts'
import { type Service } from './start-service.ts'
import { watchPage, type WatchedPage } from './watched-page.ts'

export interface VisitOptions extends BrowserContextOptions {
  /** The signed-in browser. A visitor by default. */
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
  /** Closes all open contexts. Resolves to all faults in them. */
  readonly end: () => Promise<readonly string[]>
}

export function createVisits(chromium: Chromium | undefined, service: Service): Visits {
  const visits: Visit[] = []
  return {
    open: async ({ as, path, expected = [], ...context } = {}) => {
      if (!chromium) throw new Error('there is no browser')
      const opened = await chromium.newContext({ reducedMotion: 'reduce', ...context })
      await enter(opened, service, as)
      const watched = await watchPage(opened, service.url, expected)
      const go = async (to: string): Promise<void> => {
        await watched.page.goto(service.url + to)
        await watched.page.getByRole('heading', { level: 1 }).first().waitFor()
      }
      const visit = { ...watched, context: opened, go }
      visits.push(visit)
      if (path !== undefined) await go(path)
      return visit
    },
    end: async () => {
      const ended = visits.splice(0)
      for (const { context } of ended) await context.close()
      return ended.flatMap(({ faults }) => faults)
    },
  }
}
