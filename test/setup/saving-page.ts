import { setTimeout } from 'node:timers/promises'
import type { Browser as Chromium, BrowserContext, Page, Route } from 'playwright-core'
import { enter } from './app-world.ts'
import type { Browser } from './browser.ts'
import { type Bundle, bundlePage, openBundle } from './bundle-page.ts'
import { PATIENCE_MS } from './patience.ts'
import type { Service } from './start-service.ts'

export function bundleSavingPage(): Promise<Bundle> {
  return bundlePage('src/web/pages/editor/save/testing/saving-page.tsx')
}

/** A window with the smallest editor that saves: src/web/pages/editor/save/testing/saving-page.tsx. */
export interface SavingPage {
  readonly page: Page
  /** Writes `words` into the text with the ID, which is added if it does not exist. */
  write(id: string, words: string): Promise<void>
  change(change: object): Promise<void>
  setBusy(isBusy: boolean): Promise<void>
  /** Saves at once, as when the window loses the focus. */
  blur(): Promise<void>
  /** Waits until the indicator shows `saved`, or has shown `offline`, `refused` … since the last status waited for. */
  reach(status: string): Promise<void>
  /** Waits until this browser has a draft with these words of a text. */
  keep(id: string, words: string): Promise<void>
  /** Waits until this browser has no draft: all are saved, or were found to contain nothing new. */
  dropDrafts(): Promise<void>
  /** Waits until a message with these words has been shown. */
  say(words: string): Promise<void>
  /** Returns the words of all texts that are shown, by ID. */
  words(): Promise<Readonly<Record<string, string>>>
  view(): Promise<{ title: string; width: number; shown: readonly string[]; conflicts: number; isRestored: boolean }>
  /** Handles requests that save. */
  onSave(handle: (route: Route) => Promise<void>): Promise<void>
  /** Ends the process of the page, so that nothing of it runs again. */
  kill(): Promise<void>
}

interface Opening {
  readonly service: Service
  readonly bundle: Bundle
  readonly context: BrowserContext
  readonly designId: string
}

export async function openContext(chromium: Chromium, service: Service, as: Browser): Promise<BrowserContext> {
  const context = await chromium.newContext({ reducedMotion: 'reduce' })
  context.setDefaultTimeout(PATIENCE_MS)
  await enter(context, service, as)
  return context
}

export async function openSavingPage({ service, bundle, context, designId }: Opening): Promise<SavingPage> {
  const page = await context.newPage()
  await openBundle(page, service.url, bundle)
  await page.waitForFunction('globalThis.openSaving')
  await page.evaluate(`openSaving('${designId}')`)
  await page.waitForFunction('globalThis.savingPage')
  let seen = 0
  const call = (name: string, ...args: readonly unknown[]): Promise<unknown> =>
    page.evaluate(`void savingPage.${name}(${args.map((each) => JSON.stringify(each)).join(', ')})`)
  return {
    page,
    write: async (id, words) => void (await call('write', id, words)),
    change: async (change) => void (await call('change', change)),
    setBusy: async (isBusy) => void (await call('setBusy', isBusy)),
    blur: async () => void (await page.evaluate(`void dispatchEvent(new Event('blur'))`)),
    reach: async (status) => {
      const reached =
        status === 'saved'
          ? `savingPage.saving.status === 'saved' && savingPage.statuses.length`
          : `savingPage.statuses.indexOf('${status}', ${seen}) + 1`
      const found = await page.waitForFunction<number>(reached, undefined, WAITING).catch(async () => {
        throw new Error(`expected ${status}: ${JSON.stringify(await page.evaluate('savingPage.saving'))}`)
      })
      seen = await found.jsonValue()
    },
    keep: async (id, words) => {
      const isKept = `({ current }) => current.document.pages.some(({ elements }) =>
        elements.some((each) => each.id === '${id}' && each.text === '${words}'))`
      await until(page, `${DRAFTS}.then((drafts) => drafts.some(${isKept}))`)
    },
    dropDrafts: () => until(page, `${DRAFTS}.then((drafts) => drafts.length === 0)`),
    say: async (words) =>
      void (await page.waitForFunction(`savingPage.messages.some((each) => each.includes('${words}'))`)),
    words: () => page.evaluate('savingPage.words()'),
    view: () =>
      page.evaluate(
        `({ title: savingPage.content().title, width: savingPage.content().width, shown: savingPage.shown,
          conflicts: savingPage.saving.conflicts.length, isRestored: savingPage.saving.isRestored })`,
      ),
    onSave: async (handle) => {
      await page.route('**/api/designs/*', (route) =>
        route.request().method() === 'PATCH' ? handle(route) : route.fallback(),
      )
      await page.route('**/api/designs/*/edits', handle)
    },
    kill: async () => {
      const crashed = page.waitForEvent('crash')
      const session = await context.newCDPSession(page)
      session.send('Page.crash').catch(() => undefined)
      await crashed
      await page.close()
    },
  }
}

const WAITING = { polling: 20 }

/** Waits until a promise of the page is for true, which `page.waitForFunction` takes any promise for. */
async function until(page: Page, promise: string): Promise<void> {
  const end = Date.now() + PATIENCE_MS
  while (!(await page.evaluate<boolean>(promise))) {
    if (Date.now() > end) throw new Error(`expected true: ${promise}`)
    await setTimeout(20)
  }
}

/** The drafts of all designs in this browser. */
const DRAFTS = `indexedDB.databases().then(async (all) => {
  const { name } = all.find((each) => each.name.startsWith('platen-designs:')) ?? {}
  if (name === undefined) return []
  const answerTo = (request) =>
    new Promise((resolve, reject) => Object.assign(request, { onsuccess: () => resolve(request.result), onerror: reject }))
  const database = await answerTo(indexedDB.open(name))
  const drafts = await answerTo(database.transaction('drafts').objectStore('drafts').getAll())
  database.close()
  return drafts
})`
