import type { Page } from 'playwright-core'
import { afterAll, afterEach, describe, expect, test, vi } from 'vitest'
import { PASSWORD } from '../setup/browser.ts'
import { startIdentityProvider } from '../setup/identity-provider.ts'
import { createVisits } from '../setup/visits.ts'
import { type OpenedApp, useApp } from '../setup/use-app.ts'
import { violationsIn } from '../setup/violations.ts'

const provider = await startIdentityProvider()
/** Expected error responses, which the browser logs, and requests of the provider's own page. */
const EXPECTED = [/status of 4\d\d/, new RegExp(`left the origin: ${provider.issuer}/`), /fonts\.googleapis\.com/]
let opened: OpenedApp

const browser = await useApp(
  (given) => {
    opened = given
    provider.serve(given.service)
  },
  { environment: { ...provider.settings, PLATEN_OIDC_SIGN_UP: 'open' } },
)
afterEach(() => void vi.useRealTimers())
afterAll(() => provider.stop())

/** Providers return the browser to the public URL, so visits begin there. */
function visits() {
  const { service } = opened
  return createVisits(browser, { ...service, url: service.app.publicUrl })
}

async function signInAtProvider(page: Page, name: string): Promise<void> {
  await page.waitForURL(`${provider.issuer}/**`)
  await page.locator('[name=login]').fill(name)
  await page.locator('[name=password]').fill('x')
  await page.keyboard.press('Enter')
}

describe.skipIf(!browser)('signing in with the provider', () => {
  test('leads to the provider and back to the requested page', async () => {
    const own = visits()
    const { page } = await own.open({ path: '/exports', expected: EXPECTED })
    expect(await violationsIn(page)).toEqual([])
    await page.getByRole('button', { name: 'Continue with Example ID' }).click()
    await signInAtProvider(page, 'grace')
    await page.getByRole('heading', { level: 1, name: 'Exports' }).waitFor()
    await page.getByRole('button', { name: 'Account: grace@example.com' }).waitFor()
    expect(await own.end()).toEqual([])
  })

  test('a first password confirms the next change, without reloading the page', async () => {
    const own = visits()
    const { page, go } = await own.open({ path: '/sign-in', expected: EXPECTED })
    await page.getByRole('button', { name: 'Continue with Example ID' }).click()
    await signInAtProvider(page, 'joan')
    await page.getByRole('heading', { level: 1, name: 'Designs' }).waitFor()
    await go('/settings/account')
    const confirmation = page.getByLabel('Your password')
    await page.getByLabel('New password').fill(PASSWORD)
    await expect.poll(() => confirmation.count()).toBe(0)
    await page.keyboard.press('Enter')
    await confirmation.first().waitFor()
    expect(await own.end()).toEqual([])
  })

  test('explains a refusal on the sign-in page', async () => {
    provider.people.set('eve', { email: 'ada@example.com', email_verified: false })
    const own = visits()
    const { page } = await own.open({ path: '/sign-in', expected: EXPECTED })
    await page.getByRole('button', { name: 'Continue with Example ID' }).click()
    await signInAtProvider(page, 'eve')
    await page.getByText('Example ID hasn’t verified your email.').waitFor()
    expect(await own.end()).toEqual([])
  })

  test('is linked and unlinked in the settings', async () => {
    const own = visits()
    const { page, go } = await own.open({ path: '/sign-in', expected: EXPECTED })
    await page.getByLabel('Email').fill('ada@example.com')
    await page.getByLabel('Password', { exact: true }).fill(PASSWORD)
    await page.keyboard.press('Enter')
    await page.getByRole('heading', { level: 1, name: 'Designs' }).waitFor()
    await go('/settings/account')
    await page.getByRole('button', { name: 'Link Example ID' }).click()
    const dialog = page.getByRole('dialog')
    await dialog.getByLabel('Your password').fill(PASSWORD)
    await page.keyboard.press('Enter')
    await signInAtProvider(page, 'ada')
    await page.getByText('Linked', { exact: true }).waitFor()
    expect(await violationsIn(page)).toEqual([])
    await page.getByRole('button', { name: 'Unlink' }).click()
    await dialog.getByLabel('Your password').fill(PASSWORD)
    await page.keyboard.press('Enter')
    await page.getByRole('button', { name: 'Link Example ID' }).waitFor()
    expect(await own.end()).toEqual([])
  })

  test('confirms a change of an account without a password, again after ten minutes', async () => {
    const own = visits()
    const { page, go } = await own.open({ path: '/sign-in', expected: EXPECTED })
    await page.getByRole('button', { name: 'Continue with Example ID' }).click()
    await signInAtProvider(page, 'kay')
    await page.getByRole('heading', { level: 1, name: 'Designs' }).waitFor()
    await go('/settings/account')
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 10 * 60_000 })
    await page.getByLabel('New email').fill('kay-2@example.com')
    await page.keyboard.press('Enter')
    const refusal = page.getByText('To confirm this change, sign in again, then repeat it within 10 minutes.')
    await refusal.waitFor()
    expect(await violationsIn(page)).toEqual([])
    await page.getByRole('button', { name: 'Sign in with Example ID again' }).click()
    await signInAtProvider(page, 'kay')
    await refusal.waitFor({ state: 'detached' })
    await page.getByLabel('New email').fill('kay-2@example.com')
    await page.keyboard.press('Enter')
    await page.getByText('Email updated to kay-2@example.com', { exact: true }).waitFor()
    expect(await own.end()).toEqual([])
  })

  test('of another account is shown to an admin, who unlinks it', async () => {
    const own = visits()
    const { page: person } = await own.open({ path: '/sign-in', expected: EXPECTED })
    await person.getByRole('button', { name: 'Continue with Example ID' }).click()
    await signInAtProvider(person, 'mary')
    await person.getByRole('heading', { level: 1, name: 'Designs' }).waitFor()
    const { page } = await own.open({ as: opened.owner, path: '/operator' })
    const row = page.getByRole('row', { name: /mary@example\.com.*Signs in with Example ID/ })
    await row.getByRole('button', { name: 'Actions for mary@example.com' }).click()
    await page.getByRole('menuitem', { name: 'Unlink from Example ID…' }).click()
    await page.getByRole('dialog').getByRole('button', { name: 'Unlink' }).click()
    await row.waitFor({ state: 'detached' })
    await page.getByRole('row', { name: /mary@example\.com/ }).waitFor()
    expect(await own.end()).toEqual([])
  })
})
