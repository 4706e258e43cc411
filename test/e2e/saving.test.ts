import { setTimeout as pause } from 'node:timers/promises'
import { isDeepStrictEqual } from 'node:util'
import type { APIResponse, BrowserContext, Route } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { PASSWORD, setUp } from '../setup/browser.ts'
import type { Bundle } from '../setup/bundle-page.ts'
import { Client } from '../setup/client.ts'
import { sharedBrowser } from '../setup/shared-browser.ts'
import { bundleSavingPage, openContext, openSavingPage, type SavingPage } from '../setup/saving-page.ts'
import { PATIENCE_MS } from '../setup/patience.ts'
import { signIn } from '../setup/sign-in.ts'
import { type Service, startService } from '../setup/start-service.ts'

const EMAIL = 'ada@example.com'
const browser = await sharedBrowser()
const bundling = browser && bundleSavingPage()

let service: Service
let bundle: Bundle
/** The account of all windows, with a key, which has no rate limit, as another client. */
let ada: Client

const text = (id: string, words: string): object => ({
  id,
  type: 'text',
  x: 0,
  y: 0,
  width: 90,
  height: 20,
  text: words,
})

/** A design with the texts `shared` and `other`, one window that edits it, and another client that changes it. */
interface Scene {
  readonly window: SavingPage
  readonly context: BrowserContext
  readonly designId: string
  /** Opens the design in another window of the same browser. */
  readonly open: () => Promise<SavingPage>
  /** Another client writes words into a text of its own, or changes what `change` returns. */
  readonly someoneWrites: (id: string, words: string) => Promise<void>
  readonly someoneChanges: (change: (design: Stored) => object) => Promise<void>
  readonly stored: () => Promise<Stored>
  /** Waits until exactly these words, besides those of `shared` and `other`, are stored. */
  readonly expectStored: (words: Readonly<Record<string, string>>) => Promise<void>
}

interface StoredPage {
  readonly elements: readonly { id: string; text?: string }[]
}

interface Stored {
  readonly title: string
  readonly width: number
  readonly revision: number
  readonly words: Readonly<Record<string, string>>
  readonly document: { readonly pages: readonly [StoredPage, ...StoredPage[]] }
}

const OPENED = { shared: 'first', other: 'unchanged' }

/** A page that makes a document too large for a request that outlives its window. */
const LARGE_PAGE = {
  id: 'large',
  elements: [{ id: 'path', type: 'path', x: 0, y: 0, width: 9, height: 9, d: 'M 0 0 L 9 9 '.repeat(8_000) }],
}

async function play(scene: (scene: Scene) => Promise<void>, isLarge = false): Promise<void> {
  if (!browser) throw new Error('Chromium is missing')
  const words = { id: 'p', elements: Object.entries(OPENED).map(([id, w]) => text(id, w)) }
  const document = { version: 1, pages: isLarge ? [words, LARGE_PAGE] : [words] }
  const created = await ada.post('/api/designs', { title: 'Poster', width: 400, height: 300, document })
  const designId = created.body._id as string
  const path = `/api/designs/${designId}`
  const stored = async (): Promise<Stored> => {
    const { body } = await ada.get(path)
    const { elements } = body.document.pages[0] as StoredPage
    return { ...body, words: Object.fromEntries(elements.map((each) => [each.id, each.text ?? ''])) }
  }
  const context = await openContext(browser, service, await signIn(service, { email: EMAIL, role: 'owner' }))
  try {
    const open = () => openSavingPage({ service, bundle, context, designId })
    const someoneChanges: Scene['someoneChanges'] = async (change) => {
      const { status, text: answer } = await ada.patch(path, change(await stored()))
      expect(status, answer).toBe(200)
    }
    await scene({
      window: await open(),
      context,
      designId,
      open,
      stored,
      someoneChanges,
      someoneWrites: (id, words) =>
        someoneChanges(({ document: { pages } }) => {
          const [{ elements }, ...otherPages] = pages
          const others = elements.filter((each) => each.id !== id)
          return {
            document: { version: 1, pages: [{ id: 'p', elements: [...others, text(id, words)] }, ...otherPages] },
          }
        }),
      expectStored: (words) => eventually(async () => (await stored()).words, { ...OPENED, ...words }),
    })
  } finally {
    await context.close()
  }
}

/** Like `expect.poll`, which concurrent tests cannot use. */
async function eventually(read: () => Promise<unknown>, expected: unknown): Promise<void> {
  const end = Date.now() + PATIENCE_MS
  while (!isDeepStrictEqual(await read(), expected) && Date.now() < end) await pause(100)
  expect(await read()).toEqual(expected)
}

/** Handles the first requests that save with these faults, and lets the others through. */
async function failFirst(window: SavingPage, ...faults: readonly ((route: Route) => Promise<void>)[]): Promise<void> {
  const left = [...faults]
  await window.onSave((route) => (left.shift() ?? ((each: Route) => each.continue()))(route))
}

/** Performs a request of the page. The copy would lack the header that says so. */
function fetchAsPage(route: Route): Promise<APIResponse> {
  return route.fetch({ headers: { ...route.request().headers(), 'sec-fetch-site': 'same-origin' } })
}

const drop = (route: Route): Promise<void> => route.abort()
const dropAnswer = async (route: Route): Promise<void> => {
  await fetchAsPage(route)
  await route.abort()
}
const hangAfterStoring = async (route: Route): Promise<void> => {
  await fetchAsPage(route)
}
const problem =
  (status: number, code: string, headers: Readonly<Record<string, string>> = {}) =>
  (route: Route): Promise<void> =>
    route.fulfill({
      ...{ status, headers, contentType: 'application/problem+json' },
      body: JSON.stringify({ status, code, title: code, detail: `The reason is ${code}.` }),
    })
const slowly =
  (ms: number) =>
  async (route: Route): Promise<void> => {
    await pause(ms)
    await route.continue()
  }

const FAULTS: Readonly<Record<string, (scene: Scene) => Promise<void>>> = {
  'a dropped request is repeated': async ({ window, expectStored }) => {
    await failFirst(window, drop)
    await window.write('mine', 'one')
    await window.blur()
    await window.reach('offline')
    await window.reach('saved')
    await expectStored({ mine: 'one' })
  },
  'three dropped requests are repeated with the latest words': async ({ window, expectStored }) => {
    await failFirst(window, drop, drop, drop)
    for (const words of ['one', 'two', 'three', 'four']) {
      await window.write('mine', words)
      await window.blur()
    }
    await window.reach('saved')
    await expectStored({ mine: 'four' })
  },
  'a request whose answer is lost is no conflict with the edits after it': async ({ window, expectStored }) => {
    await failFirst(window, dropAnswer)
    await window.write('mine', 'one')
    await window.blur()
    await window.reach('offline')
    await window.write('mine', 'two')
    await window.reach('saved')
    await expectStored({ mine: 'two' })
    expect(await window.view()).toMatchObject({ conflicts: 0 })
  },
  'nor if someone else has changed the design since': async ({ window, someoneWrites, expectStored }) => {
    await failFirst(window, dropAnswer)
    await window.write('mine', 'one')
    await window.blur()
    await window.reach('offline')
    await someoneWrites('theirs', 'hello')
    await window.write('mine', 'two')
    await window.reach('saved')
    await expectStored({ mine: 'two', theirs: 'hello' })
    expect(await window.view()).toMatchObject({ conflicts: 0, shown: ['merged'] })
  },
  'an answer that is cut off is asked for again': async ({ window, expectStored }) => {
    await failFirst(window, async (route) => {
      const response = await fetchAsPage(route)
      await route.fulfill({ response, body: (await response.text()).slice(0, 90) })
    })
    await window.write('mine', 'one')
    await window.blur()
    await window.reach('delayed')
    await window.reach('saved')
    await expectStored({ mine: 'one' })
  },
  'what someone else saved first is merged': async ({ window, someoneWrites, expectStored }) => {
    await someoneWrites('theirs', 'hello')
    await window.write('mine', 'one')
    await window.blur()
    await window.reach('saved')
    await expectStored({ mine: 'one', theirs: 'hello' })
    expect(await window.words()).toMatchObject({ mine: 'one', theirs: 'hello' })
  },
  'of two changes of the same words, both are kept and theirs can be taken': async ({
    window,
    someoneWrites,
    expectStored,
  }) => {
    await someoneWrites('shared', 'theirs')
    await window.write('shared', 'mine')
    await window.blur()
    await window.reach('conflict-noted')
    await expectStored({ shared: 'mine theirs' })
    await window.page.getByRole('button', { name: 'Saved, 1 conflict' }).click()
    await window.page
      .getByText('“mine”: the text was also changed elsewhere. The words of both were kept.')
      .first()
      .waitFor()
    await window.page.getByRole('button', { name: 'Use theirs' }).click()
    await window.reach('saved')
    await expectStored({ shared: 'theirs' })
  },
  'of two titles, mine is kept': async ({ window, someoneChanges, stored }) => {
    await someoneChanges(() => ({ title: 'Their poster' }))
    await window.change({ title: 'My poster' })
    await window.blur()
    await window.reach('conflict-noted')
    expect(await stored()).toMatchObject({ title: 'My poster' })
  },
  'a size that someone else chose is taken over': async ({ window, someoneChanges, expectStored, stored }) => {
    await someoneChanges(({ document }) => ({ width: 800, height: 600, document }))
    await window.write('mine', 'one')
    await window.blur()
    await window.reach('saved')
    await expectStored({ mine: 'one' })
    expect([(await stored()).width, (await window.view()).width]).toEqual([800, 800])
  },
  'a text that someone else deleted is kept if it was edited': async ({ window, someoneChanges, expectStored }) => {
    const rest = { version: 1, pages: [{ id: 'p', elements: [text('other', 'unchanged')] }] }
    await someoneChanges(() => ({ document: rest }))
    await window.write('shared', 'edited')
    await window.blur()
    await window.reach('conflict-noted')
    await expectStored({ shared: 'edited' })
  },
  'a merge waits for the end of a gesture': async ({ window, someoneWrites, expectStored }) => {
    await someoneWrites('theirs', 'hello')
    await window.setBusy(true)
    await window.write('mine', 'one')
    const fetched = window.page.waitForResponse((response) => response.request().method() === 'GET')
    await window.blur()
    await window.write('mine', 'two')
    await (await fetched).finished()
    // By then, a merge would have been shown.
    await window.page.evaluate('new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)))')
    expect(await window.words()).toEqual({ ...OPENED, mine: 'two' })
    await window.setBusy(false)
    await window.reach('saved')
    await expectStored({ mine: 'two', theirs: 'hello' })
  },
  'a design that cannot be fetched for the merge is fetched again': async ({ window, someoneWrites, expectStored }) => {
    await someoneWrites('theirs', 'hello')
    let fetches = 0
    await window.page.route('**/api/designs/*', (route) => {
      if (route.request().method() !== 'GET') return route.fallback()
      fetches += 1
      return fetches === 1 ? drop(route) : route.continue()
    })
    await window.write('mine', 'one')
    await window.blur()
    await window.reach('offline')
    await window.reach('saved')
    await expectStored({ mine: 'one', theirs: 'hello' })
  },
  'someone who saves before each of three attempts is merged each time': async (scene) => {
    const { window, someoneWrites, expectStored } = scene
    const racing = [1, 2, 3].map((turn) => async (route: Route) => {
      await someoneWrites(`theirs-${turn}`, `hello ${turn}`)
      await route.continue()
    })
    await failFirst(window, ...racing)
    await window.write('mine', 'one')
    await window.blur()
    await window.reach('saved')
    await expectStored({ mine: 'one', 'theirs-1': 'hello 1', 'theirs-2': 'hello 2', 'theirs-3': 'hello 3' })
  },
  'after the session has ended, saving goes on when another tab has signed in': async (scene) => {
    const { window, context, expectStored } = scene
    await context.clearCookies()
    await window.write('mine', 'one')
    await window.blur()
    await window.reach('signed-out')
    await window.write('mine', 'two')
    await window.page.getByRole('button', { name: 'Sign in to save' }).click()
    const opening = context.waitForEvent('page')
    await window.page.getByRole('link', { name: 'Sign in in a new tab' }).click()
    const tab = await opening
    await tab.getByLabel('Email').fill(EMAIL)
    await tab.getByLabel('Password', { exact: true }).fill(PASSWORD)
    await tab.keyboard.press('Enter')
    await window.reach('saved')
    await expectStored({ mine: 'two' })
  },
  'after the session has ended, saving goes on when the window is visible with a session': async (scene) => {
    const { window, context, expectStored } = scene
    const cookies = await context.cookies()
    await context.clearCookies()
    await window.write('mine', 'one')
    await window.blur()
    await window.reach('signed-out')
    await context.addCookies(cookies)
    await window.page.evaluate(`void document.dispatchEvent(new Event('visibilitychange'))`)
    await window.reach('saved')
    await expectStored({ mine: 'one' })
  },
  'a window that is killed leaves its words for the next': async ({ window, open, expectStored }) => {
    await window.onSave(drop)
    await window.write('mine', 'one')
    await window.keep('mine', 'one')
    await window.kill()
    const next = await open()
    await next.say('Restored changes that were not saved.')
    await next.reach('saved')
    await expectStored({ mine: 'one' })
    await eventually(async () => (await next.view()).isRestored, true)
    expect((await next.view()).shown).toEqual(['restored'])
  },
  'what was restored once is not restored again over later words': async ({ window, open, expectStored }) => {
    await window.onSave(drop)
    await window.write('mine', 'one')
    await window.keep('mine', 'one')
    await window.kill()
    const next = await open()
    await eventually(async () => (await next.view()).isRestored, true)
    await next.reach('saved')
    await expectStored({ mine: 'one' })
    await next.write('mine', 'two')
    await next.blur()
    await next.reach('saved')
    await next.kill()
    const last = await open()
    await last.dropDrafts()
    expect(await last.view()).toMatchObject({ isRestored: false, shown: [] })
    await expectStored({ mine: 'two' })
  },
  'a window that is killed during a request that arrives has nothing to restore': async (scene) => {
    const { window, open, expectStored } = scene
    await failFirst(window, hangAfterStoring)
    await window.write('mine', 'one')
    await window.blur()
    await expectStored({ mine: 'one' })
    await window.keep('mine', 'one')
    await window.kill()
    const next = await open()
    await next.dropDrafts()
    expect(await next.view()).toMatchObject({ isRestored: false, shown: [], conflicts: 0 })
  },
  'what was edited after that request is restored without a conflict': async ({ window, open, expectStored }) => {
    await failFirst(window, hangAfterStoring)
    await window.write('mine', 'one')
    await window.blur()
    await expectStored({ mine: 'one' })
    await window.write('mine', 'two')
    await window.keep('mine', 'two')
    await window.kill()
    const next = await open()
    await expectStored({ mine: 'two' })
    await next.reach('saved')
    await eventually(async () => (await next.view()).isRestored, true)
    expect(await next.view()).toMatchObject({ conflicts: 0 })
  },
  'words of a killed window are merged with what someone else saved since': async (scene) => {
    const { window, open, someoneWrites, expectStored } = scene
    await window.onSave(drop)
    await window.write('mine', 'one')
    await window.keep('mine', 'one')
    await window.kill()
    await someoneWrites('theirs', 'hello')
    await (await open()).reach('saved')
    await expectStored({ mine: 'one', theirs: 'hello' })
  },
  'words of two killed windows are both restored': async ({ window, open, expectStored }) => {
    const second = await open()
    for (const [index, each] of [window, second].entries()) {
      await each.onSave(drop)
      await each.write(`mine-${index}`, 'words')
    }
    await window.keep('mine-0', 'words')
    await second.keep('mine-1', 'words')
    await window.kill()
    await second.kill()
    await (await open()).reach('saved')
    await expectStored({ 'mine-0': 'words', 'mine-1': 'words' })
  },
  'two windows show what the other one saved': async ({ window, open, expectStored }) => {
    const second = await open()
    await window.write('mine-0', 'one')
    await window.blur()
    await eventually(() => second.words(), { ...OPENED, 'mine-0': 'one' })
    await second.write('mine-1', 'two')
    await second.blur()
    await eventually(() => window.words(), { ...OPENED, 'mine-0': 'one', 'mine-1': 'two' })
    await window.reach('saved')
    await second.reach('saved')
    await expectStored({ 'mine-0': 'one', 'mine-1': 'two' })
  },
  'two windows that save at the same time lose nothing': async ({ window, open, expectStored }) => {
    const second = await open()
    for (let turn = 0; turn < 5; turn += 1) {
      await Promise.all([window.write('mine-0', `one ${turn}`), second.write('mine-1', `two ${turn}`)])
      await Promise.all([window.blur(), second.blur()])
    }
    await Promise.all([window.reach('saved'), second.reach('saved')])
    await expectStored({ 'mine-0': 'one 4', 'mine-1': 'two 4' })
    await eventually(() => window.words(), { ...OPENED, 'mine-0': 'one 4', 'mine-1': 'two 4' })
    await eventually(() => second.words(), { ...OPENED, 'mine-0': 'one 4', 'mine-1': 'two 4' })
  },
  'a second window does not take over the draft of one that is still open': async (scene) => {
    const { window, open, expectStored } = scene
    await failFirst(window, slowly(1_500))
    await window.write('mine', 'one')
    await window.blur()
    await window.keep('mine', 'one')
    const second = await open()
    await window.reach('saved')
    await eventually(() => second.words(), { ...OPENED, mine: 'one' })
    expect(await second.view()).toMatchObject({ isRestored: false })
    await expectStored({ mine: 'one' })
  },
  'what is written offline is saved when the connection is back': async ({ window, context, expectStored }) => {
    await context.setOffline(true)
    await window.write('mine', 'one')
    await window.blur()
    await window.reach('offline')
    await window.page.getByRole('button', { name: 'Offline: kept on this device' }).waitFor()
    await window.write('mine', 'two')
    await context.setOffline(false)
    await window.reach('saved')
    await expectStored({ mine: 'two' })
  },
  'what is written offline survives the end of the window': async ({ window, context, open, expectStored }) => {
    await context.setOffline(true)
    await window.write('mine', 'one')
    await window.blur()
    await window.reach('offline')
    await window.keep('mine', 'one')
    await window.kill()
    await context.setOffline(false)
    await (await open()).reach('saved')
    await expectStored({ mine: 'one' })
  },
  'what is written during a slow request is saved after it': async ({ window, expectStored }) => {
    await failFirst(window, slowly(1_200))
    for (const words of ['one', 'two', 'three']) {
      await window.write('mine', words)
      await window.blur()
      await window.write(`mine-${words}`, words)
    }
    await window.reach('saved')
    await expectStored({ mine: 'three', 'mine-one': 'one', 'mine-two': 'two', 'mine-three': 'three' })
  },
  'too many requests: the time that the server names is waited': async ({ window, expectStored }) => {
    const times: number[] = []
    const record = (next: (route: Route) => Promise<void>) => (route: Route) => {
      times.push(Date.now())
      return next(route)
    }
    await failFirst(
      window,
      record(problem(429, 'rate_limited', { 'retry-after': '2' })),
      record((route) => route.continue()),
    )
    await window.write('mine', 'one')
    await window.blur()
    await window.reach('delayed')
    await window.blur()
    await window.reach('saved')
    expect((times[1] ?? 0) - (times[0] ?? 0)).toBeGreaterThanOrEqual(1_990)
    await expectStored({ mine: 'one' })
  },
  'a server that is restarting is asked again': async ({ window, expectStored }) => {
    await failFirst(window, problem(503, 'shutting_down', { 'retry-after': '1' }), problem(502, 'no_problem_told'))
    await window.write('mine', 'one')
    await window.blur()
    await window.reach('delayed')
    await window.reach('saved')
    await expectStored({ mine: 'one' })
  },
  'an internal error is retried, whether or not the design was stored': async ({ window, expectStored }) => {
    await failFirst(window, problem(500, 'internal_error'), async (route) => {
      await fetchAsPage(route)
      await problem(500, 'internal_error')(route)
    })
    await window.write('mine', 'one')
    await window.blur()
    await window.reach('delayed')
    await window.write('mine', 'two')
    await window.reach('saved')
    await expectStored({ mine: 'two' })
    expect(await window.view()).toMatchObject({ conflicts: 0 })
  },
  'a document that is too large is refused by name, and saved once it is smaller': async ({ window, expectStored }) => {
    const elements = Array.from({ length: 30 }, (_, index) => text(`big-${index}`, 'word '.repeat(16_000)))
    await window.change({ document: { version: 1, pages: [{ id: 'p', elements }] } })
    await window.blur()
    await window.reach('refused')
    await window.page.getByRole('button', { name: 'Can’t save' }).click()
    await window.page
      .getByText(/must be at most 2/)
      .first()
      .waitFor()
    const smaller = [text('shared', 'first'), text('other', 'unchanged'), text('mine', 'one')]
    await window.change({ document: { version: 1, pages: [{ id: 'p', elements: smaller }] } })
    await window.reach('saved')
    await expectStored({ mine: 'one' })
  },
  'an invalid document is refused with its place, and its words are restored later': async (scene) => {
    const { window, open, expectStored } = scene
    const element = { ...text('mine', 'one'), opacity: 7 }
    const elements = [text('shared', 'first'), text('other', 'unchanged'), element]
    await window.change({ document: { version: 1, pages: [{ id: 'p', elements }] } })
    await window.blur()
    await window.reach('refused')
    await window.page.getByRole('button', { name: 'Can’t save' }).click()
    await window.page
      .getByText(/\/document\/pages\/0\/elements\/2\/opacity/)
      .first()
      .waitFor()
    await window.keep('mine', 'one')
    await window.kill()
    const next = await open()
    await next.reach('refused')
    expect(await next.words()).toMatchObject({ mine: 'one' })
    const valid = [text('shared', 'first'), text('other', 'unchanged'), text('mine', 'one')]
    await next.change({ document: { version: 1, pages: [{ id: 'p', elements: valid }] } })
    await next.reach('saved')
    await expectStored({ mine: 'one' })
  },
  'a design in the trash is refused, and saved after it was restored': async ({ window, designId, expectStored }) => {
    await ada.delete(`/api/designs/${designId}`)
    await window.write('mine', 'one')
    await window.blur()
    await window.reach('refused')
    await ada.post(`/api/trash/${designId}/restore`)
    await window.write('mine', 'two')
    await window.reach('saved')
    await expectStored({ mine: 'two' })
  },
  'a window that is closed at once still saves': async ({ window, expectStored }) => {
    await window.write('mine', 'one')
    await window.page.close({ runBeforeUnload: true })
    await expectStored({ mine: 'one' })
  },
  'a window that goes to another page at once still saves': async ({ window, expectStored }) => {
    await window.write('mine', 'one')
    await window.page.goto(`${service.url}/api/health`).catch(() => undefined)
    await expectStored({ mine: 'one' })
  },
  'an editor that is left within the app still saves, and opens again with the same words': async (scene) => {
    const { window, designId, expectStored } = scene
    await window.write('mine', 'one')
    await window.page.evaluate('closeSaving()')
    await window.page.evaluate(`openSaving('${designId}')`)
    await window.page.waitForFunction(`savingPage.words().mine === 'one'`)
    await window.write('mine-2', 'two')
    await window.blur()
    await window.reach('saved')
    await expectStored({ mine: 'one', 'mine-2': 'two' })
  },
  'a browser that denies storage still saves, and says what it cannot do': async (scene) => {
    const { context, open, expectStored } = scene
    await context.addInitScript(`IDBFactory.prototype.open = () => { throw new DOMException('', 'SecurityError') }`)
    const window = await open()
    await window.write('mine', 'one')
    await window.blur()
    await window.reach('saved')
    await context.setOffline(true)
    await window.write('mine', 'two')
    await window.blur()
    await window.page.getByRole('button', { name: 'Offline: not saved' }).click()
    await window.page
      .getByText(/can’t store unsaved changes/)
      .first()
      .waitFor()
    await context.setOffline(false)
    await expectStored({ mine: 'two' })
  },
  'a browser whose storage is full says so': async ({ context, open, expectStored }) => {
    await context.addInitScript(
      `IDBObjectStore.prototype.put = () => { throw new DOMException('full', 'QuotaExceededError') }`,
    )
    const window = await open()
    await failFirst(window, drop)
    await window.write('mine', 'one')
    await window.blur()
    await window.page.getByRole('button', { name: 'Offline: not saved' }).waitFor()
    await window.reach('saved')
    await expectStored({ mine: 'one' })
  },
  'another account in the same browser sees no draft': async ({ window, context, designId, open, expectStored }) => {
    await window.onSave(drop)
    await window.write('mine', 'one')
    await window.keep('mine', 'one')
    await window.kill()
    const grace = await signIn(service)
    const poster = { title: 'Hers', width: 400, height: 300 }
    const hers = (await grace.post('/api/designs', poster)).body._id as string
    const mine = await context.cookies()
    await context.clearCookies()
    await context.addCookies([...grace.cookies].map(([name, value]) => ({ name, value, url: service.url })))
    const next = await openSavingPage({ service, bundle, context, designId: hers })
    const own = `platen-designs:${grace.accountId}`
    await eventually(
      () => next.page.evaluate(`indexedDB.databases().then((all) => all.some(({ name }) => name === '${own}'))`),
      true,
    )
    expect(await next.words()).toEqual({})
    await context.clearCookies()
    await context.addCookies(mine)
    await (await open()).reach('saved')
    await expectStored({ mine: 'one' })
    expect(designId).not.toBe(hers)
  },
}

/** What else a large design, which is saved by operations, must withstand. */
const LARGE_FAULTS: Readonly<Record<string, (scene: Scene) => Promise<void>>> = {
  ...Object.fromEntries(
    [
      'a dropped request is repeated',
      'a request whose answer is lost is no conflict with the edits after it',
      'nor if someone else has changed the design since',
      'what someone else saved first is merged',
      'after the session has ended, saving goes on when the window is visible with a session',
      'a window that is killed leaves its words for the next',
      'two windows that save at the same time lose nothing',
      'what is written offline is saved when the connection is back',
      'too many requests: the time that the server names is waited',
      'an internal error is retried, whether or not the design was stored',
      'a window that is closed at once still saves',
      'a window that goes to another page at once still saves',
    ].flatMap((name) => (FAULTS[name] ? [[name, FAULTS[name]]] : [])),
  ),
  'operations that are refused are sent as a document': async ({ window, stored, expectStored }) => {
    const sent: string[] = []
    const statuses = [400, 422]
    await window.onSave((route) => {
      const method = route.request().method()
      sent.push(method)
      return method === 'POST' ? problem(statuses.shift() ?? 500, 'invalid_input')(route) : route.continue()
    })
    for (const words of ['one', 'two']) {
      await window.write('mine', words)
      await window.blur()
      await window.reach('saved')
    }
    await expectStored({ mine: 'two' })
    expect(sent).toEqual(['POST', 'PATCH', 'PATCH'])
    expect((await stored()).revision).toBe(3)
  },
  'a change of which operations and document are refused is not repeated before the next': async (scene) => {
    const { window, expectStored } = scene
    const sent: string[] = []
    let isRefusing = true
    await window.onSave((route) => {
      sent.push(route.request().method())
      return isRefusing ? problem(422, 'invalid_input')(route) : route.continue()
    })
    await window.write('mine', 'one')
    await window.blur()
    await window.reach('refused')
    await window.blur()
    await pause(1_000)
    expect(sent).toEqual(['POST', 'PATCH'])
    isRefusing = false
    await window.write('mine', 'two')
    await window.reach('saved')
    await expectStored({ mine: 'two' })
    expect(sent).toEqual(['POST', 'PATCH', 'POST'])
  },
}

describe.skipIf(!browser)('no word is lost', () => {
  beforeAll(async () => {
    if (!bundling) return
    service = await startService()
    await setUp(service, EMAIL)
    ada = new Client(service.url, await service.makeKey({ email: EMAIL }))
    bundle = await bundling
  })
  afterAll(() => service.stop())

  test.concurrent.for(Object.entries(FAULTS))('%s', ([, scene]) => play(scene))
  test.concurrent.for(Object.entries(LARGE_FAULTS))('large design: %s', ([, scene]) => play(scene, true))
})
