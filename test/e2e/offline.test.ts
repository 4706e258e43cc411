import type { Page, Route } from 'playwright-core'
import { describe, expect, test } from 'vitest'
import type { Browser } from '../setup/browser.ts'
import type { Service } from '../setup/start-service.ts'
import type { Visits } from '../setup/visits.ts'
import { useApp } from '../setup/use-app.ts'

const OFFLINE = 'You’re offline.'
/** The browser logs these for requests without a response. */
const UNREACHABLE = [/ERR_INTERNET_DISCONNECTED/, /dynamically imported module/, /failed to load/, /ERR_FAILED/]

let service: Service
let ada: Browser
let designId: string
let visits: Visits

const browser = await useApp(async (opened) => {
  service = opened.service
  visits = opened.visits
  ada = opened.owner
  const body = { title: 'Harbour poster', width: 400, height: 300, visibility: 'unlisted' }
  designId = (await ada.post('/api/designs', body)).body._id as string
})

function heading(page: Page): Promise<string> {
  return page.getByRole('heading', { level: 1 }).innerText()
}

describe.skipIf(!browser)('without a connection', () => {
  test('the app shows a notice and cached data, and continues after reconnecting', async () => {
    const { page, context } = await visits.open({ as: ada, path: '/designs', expected: UNREACHABLE })
    const bar = page.getByRole('status').filter({ hasText: OFFLINE })
    await page.getByText('Harbour poster').first().waitFor()
    await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Exports' }).click()
    await page.getByRole('heading', { name: 'No exports yet' }).waitFor()
    await context.setOffline(true)
    await bar.waitFor()
    await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Designs' }).click()
    await page.getByText('Harbour poster').first().waitFor()

    // This page's script was never loaded. It loads automatically after reconnecting.
    await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Assets' }).click()
    await page.getByRole('heading', { name: 'This page failed to load' }).waitFor()
    await context.setOffline(false)
    await bar.waitFor({ state: 'detached' })
    await page.getByRole('heading', { name: 'No images yet' }).waitFor()
  })

  test('a list that was never loaded shows a notice, and loads after reconnecting', async () => {
    const { page, context } = await visits.open({ as: ada, path: '/designs', expected: UNREACHABLE })
    const firstRequest = Promise.withResolvers<Route>()
    await page.route('**/api/trash?*', (route) => firstRequest.resolve(route))
    await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Trash' }).click()
    const request = await firstRequest.promise
    await context.setOffline(true)
    await request.abort()
    await page.getByText('This isn’t available offline.').waitFor()
    await expect.poll(() => page.locator('.animate-breathe').count()).toBe(0)
    await page.unroute('**/api/trash?*')
    await context.setOffline(false)
    await page.getByRole('heading', { name: 'The trash is empty' }).waitFor()
  })

  test('a change fails at once, is reverted, and works after reconnecting', async () => {
    const { page, context } = await visits.open({ as: ada, path: `/designs/${designId}`, expected: UNREACHABLE })
    const download = page.getByRole('checkbox', { name: 'Allow downloads' })
    await download.waitFor()
    await context.setOffline(true)
    await page.getByText(OFFLINE).waitFor()

    await rename(page, 'Quay poster')
    await page
      .getByText(/^Couldn’t rename the design:/)
      .first()
      .waitFor()
    await expect.poll(() => heading(page)).toBe('Harbour poster')
    await download.click()
    await page
      .getByText(/^Couldn’t update sharing settings:/)
      .first()
      .waitFor()
    await expect.poll(() => download.isChecked()).toBe(false)

    await context.setOffline(false)
    await page.getByText(OFFLINE).waitFor({ state: 'detached' })
    await rename(page, 'Quay poster')
    await download.click()
    const storedDesign = async (): Promise<unknown> => (await ada.get(`/api/designs/${designId}`)).body
    await expect.poll(storedDesign).toMatchObject({ title: 'Quay poster', sharing: { download: true } })
    await expect.poll(() => heading(page)).toBe('Quay poster')
    await expect.poll(() => download.isChecked()).toBe(true)
  })
})

async function rename(page: Page, title: string): Promise<void> {
  await page.getByRole('button', { name: 'Rename' }).click()
  await page.getByRole('textbox', { name: /title|name/i }).fill(title)
  await page.keyboard.press('Enter')
}

const BROKEN = {
  status: 500,
  contentType: 'application/problem+json',
  body: JSON.stringify({ status: 500, code: 'internal_error', title: 'Internal error', detail: 'It went wrong here.' }),
}
const TOO_MANY = (seconds: number) => ({
  status: 429,
  headers: { 'retry-after': String(seconds) },
  contentType: 'application/problem+json',
  body: JSON.stringify({ status: 429, code: 'rate_limited', title: 'Too many', detail: `Try again in ${seconds} s.` }),
})

describe.skipIf(!browser)('an error response', () => {
  const expected = [/status of (?:500|429|502)/]
  const pages = [
    { path: '/designs', endpoint: '**/api/designs?*', loadedText: 'Harbour poster|Quay poster' },
    { path: '/templates', endpoint: '**/api/templates?*', loadedText: 'Pitch deck' },
    { path: '/templates/tpl_pitch-deck', endpoint: '**/api/templates/tpl*', loadedText: 'Use this template' },
    { path: '/templates?from=community', endpoint: '**/api/community?*', loadedText: 'No public designs yet' },
    { path: '/assets', endpoint: '**/api/assets?*', loadedText: 'No images yet' },
    { path: '/exports', endpoint: '**/api/exports?*', loadedText: 'No exports yet' },
    { path: '/trash', endpoint: '**/api/trash?*', loadedText: 'trash' },
    { path: '/settings/keys', endpoint: '**/web/keys?*', loadedText: 'keys?' },
    { path: '/settings/plan', endpoint: '**/web/usage*', loadedText: 'requests' },
  ]

  test('is shown instead of the content, with a retry button that works', async () => {
    const { page } = await visits.open({ as: ada, expected })
    await page.addInitScript(`addEventListener('click', () => { window.isRetrying = true }, true)`)
    for (const { path, endpoint, loadedText } of pages) {
      // Pages also load again on their own, for example when the stream of exports opens.
      await page.route(endpoint, async (route) => {
        // A late request can meet the next page on its way.
        const isRetrying = await page.evaluate('window.isRetrying').catch(() => false)
        await (isRetrying ? route.continue() : route.fulfill(BROKEN)).catch(() => undefined)
      })
      await page.goto(service.url + path)
      const alert = page.getByRole('alert').filter({ hasText: 'It went wrong here.' })
      await alert.waitFor().catch(() => expect.fail(`${path} shows nothing`))
      await alert.getByRole('button', { name: 'Try again' }).click()
      await alert.waitFor({ state: 'detached' })
      await page.getByText(new RegExp(loadedText)).first().waitFor()
      await page.unroute(endpoint)
    }
  })

  test('of the rate limit is retried if the wait is short, and shown if it is long', async () => {
    const { page } = await visits.open({ as: ada, expected })
    let requests = 0
    const limitFirst = (route: Route): Promise<void> => {
      requests += 1
      return requests === 1 ? route.fulfill(TOO_MANY(1)) : route.continue()
    }
    await page.route('**/api/templates?*', limitFirst)
    await page.goto(`${service.url}/templates`)
    await page.getByText('Pitch deck').waitFor()
    expect(requests).toBe(2)
    await page.route('**/api/templates?*', (route) => route.fulfill(TOO_MANY(40)))
    await page.reload()
    await page.getByRole('alert').filter({ hasText: 'Try again in 40 seconds.' }).waitFor()
  })

  test('of a proxy is shown as a message without its HTML', async () => {
    const { page } = await visits.open({ as: ada, expected })
    const gateway = { status: 502, contentType: 'text/html', body: '<html><h1>Bad gateway</h1>' }
    await page.route('**/api/assets?*', (route) => route.fulfill(gateway))
    await page.goto(`${service.url}/assets`)
    const alert = await page.getByRole('alert').innerText()
    expect(alert).toMatch(/Couldn’t load assets\s+\S.{15,}\s+Try again/s)
    expect(alert).not.toMatch(/<html|undefined|JSON/)
  })
})
