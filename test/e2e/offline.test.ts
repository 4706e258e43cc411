import { type Page, type Route } from 'playwright-core'
import { describe, expect, test } from 'vitest'
import { type Browser } from '../setup/browser.ts'
import { type Service } from '../setup/start-service.ts'
import { type Visits } from '../setup/visits.ts'
import { useApp } from '../setup/use-app.ts'

const OFFLINE = 'You’re offline.'
/** What the browser logs for requests without a response. */
const UNREACHABLE = [/ERR_INTERNET_DISCONNECTED/, /dynamically imported module/, /failed to load/, /ERR_FAILED/]

let service: Service
let ada: Browser
let designId: string
let visits: Visits

const browser = await useApp(async (opened) => {
  service = opened.service
  visits = opened.visits
  ada = opened.owner
  const shown = { title: 'Harbour poster', width: 400, height: 300, visibility: 'unlisted' }
  designId = (await ada.post('/api/designs', shown)).body._id as string
})

function heading(page: Page): Promise<string> {
  return page.getByRole('heading', { level: 1 }).innerText()
}

describe.skipIf(!browser)('without a connection', () => {
  test('the app says so, shows what it had, and continues after reconnecting', async () => {
    const { page, context } = await visits.open({ as: ada, path: '/designs', expected: UNREACHABLE })
    const bar = page.getByRole('status').filter({ hasText: OFFLINE })
    await page.getByText('Harbour poster').first().waitFor()
    await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Exports' }).click()
    await page.getByRole('heading', { name: 'No exports yet' }).waitFor()
    await context.setOffline(true)
    await bar.waitFor()
    await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Designs' }).click()
    await page.getByText('Harbour poster').first().waitFor()

    // This page's script was never loaded: it loads by itself after reconnecting.
    await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Assets' }).click()
    await page.getByRole('heading', { name: 'This page failed to load' }).waitFor()
    await context.setOffline(false)
    await bar.waitFor({ state: 'detached' })
    await page.getByRole('heading', { name: 'No images yet' }).waitFor()
  })

  test('a list that was never loaded says so, and loads after reconnecting', async () => {
    const { page, context } = await visits.open({ as: ada, path: '/designs', expected: UNREACHABLE })
    const asked = Promise.withResolvers<Route>()
    await page.route('**/api/trash?*', (route) => asked.resolve(route))
    await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Trash' }).click()
    const request = await asked.promise
    await context.setOffline(true)
    await request.abort()
    await page.getByText('This isn’t available offline.').waitFor()
    expect(await page.locator('.animate-breathe').count()).toBe(0)
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
    expect(await heading(page)).toBe('Harbour poster')
    await download.click()
    await page
      .getByText(/^Couldn’t update sharing settings:/)
      .first()
      .waitFor()
    expect(await download.isChecked()).toBe(false)

    await context.setOffline(false)
    await page.getByText(OFFLINE).waitFor({ state: 'detached' })
    await rename(page, 'Quay poster')
    await download.click()
    const kept = async (): Promise<unknown> => (await ada.get(`/api/designs/${designId}`)).body
    await expect.poll(kept).toMatchObject({ title: 'Quay poster', sharing: { download: true } })
    expect(await heading(page)).toBe('Quay poster')
    expect(await download.isChecked()).toBe(true)
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
  const places = [
    { path: '/designs', asks: '**/api/designs?*', heals: 'Harbour poster|Quay poster' },
    { path: '/templates', asks: '**/api/templates?*', heals: 'Pitch deck' },
    { path: '/templates/tpl_pitch-deck', asks: '**/api/templates/tpl*', heals: 'Use this template' },
    { path: '/templates?from=community', asks: '**/api/community?*', heals: 'No public designs yet' },
    { path: '/assets', asks: '**/api/assets?*', heals: 'No images yet' },
    { path: '/exports', asks: '**/api/exports?*', heals: 'No exports yet' },
    { path: '/trash', asks: '**/api/trash?*', heals: 'trash' },
    { path: '/settings/keys', asks: '**/web/keys?*', heals: 'keys?' },
    { path: '/settings/plan', asks: '**/web/usage*', heals: 'requests' },
  ]

  test('is shown on every page, with a retry button that works', async () => {
    const { page } = await visits.open({ as: ada, expected })
    for (const { path, asks, heals } of places) {
      await page.route(asks, (route) => route.fulfill(BROKEN))
      await page.goto(service.url + path)
      const alert = page.getByRole('alert').filter({ hasText: 'It went wrong here.' })
      await alert.waitFor().catch(() => expect.fail(`${path} shows nothing`))
      await page.unroute(asks)
      await alert.getByRole('button', { name: 'Try again' }).click()
      await alert.waitFor({ state: 'detached' })
      await page.getByText(new RegExp(heals)).first().waitFor()
    }
  })

  test('of the rate limit is waited for if the wait is short, and shown if it is long', async () => {
    const { page } = await visits.open({ as: ada, expected })
    let refused = 0
    const once = (route: Route): Promise<void> => {
      refused += 1
      return refused === 1 ? route.fulfill(TOO_MANY(1)) : route.continue()
    }
    await page.route('**/api/templates?*', once)
    await page.goto(`${service.url}/templates`)
    await page.getByText('Pitch deck').waitFor()
    expect(refused).toBe(2)
    await page.route('**/api/templates?*', (route) => route.fulfill(TOO_MANY(40)))
    await page.reload()
    await page.getByRole('alert').filter({ hasText: 'Try again in 40 seconds.' }).waitFor()
  })

  test('of a proxy is shown too', async () => {
    const { page } = await visits.open({ as: ada, expected })
    const gateway = { status: 502, contentType: 'text/html', body: '<html><h1>Bad gateway</h1>' }
    await page.route('**/api/assets?*', (route) => route.fulfill(gateway))
    await page.goto(`${service.url}/assets`)
    const alert = await page.getByRole('alert').innerText()
    expect(alert).toMatch(/Couldn’t load assets\s+\S.{15,}\s+Try again/s)
    expect(alert).not.toMatch(/<html|undefined|JSON/)
  })
})
