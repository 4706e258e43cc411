import { execFile } from 'node:child_process'
import { rm } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { unzipSync } from 'fflate'
import type { Locator, Page } from 'playwright-core'
import { describe, expect, test } from 'vitest'
import { Browser, PASSWORD, signUp } from '../setup/browser.ts'
import { saved } from '../setup/downloads.ts'
import { ended } from '../setup/exporting.ts'
import { onePage, plainPng } from '../setup/pictures.ts'
import { startService, type Service } from '../setup/start-service.ts'
import { createVisits, type Visit, type Visits } from '../setup/visits.ts'
import { useApp } from '../setup/use-app.ts'

const run = promisify(execFile)
const PLANS = { PLATEN_SIGN_UP: 'open', PLATEN_PLANS: 'free=60,pro=300,max=1000' }
/** Expected error responses, which the browser logs. */
const REFUSED = [/status of 4\d\d/]

let service: Service
let owner: Browser
let visits: Visits
let memberCount = 0

const browser = await useApp(
  (opened) => {
    service = opened.service
    visits = opened.visits
    owner = opened.owner
  },
  { environment: PLANS, email: 'owner@example.com' },
)

/** Signs up a new member and opens `path` in their browser. */
async function member(path: string): Promise<{ email: string; person: Browser; visit: Visit; page: Page }> {
  memberCount += 1
  const email = `member-${memberCount}@example.com`
  const person = await signUp(service, email)
  const visit = await visits.open({ as: person, path, expected: REFUSED })
  return { email, person, visit, page: visit.page }
}

function heading(page: Page): Promise<string> {
  return page.getByRole('heading', { level: 1 }).innerText()
}

/** The name of the focused form field. */
function focused(page: Page): Promise<string> {
  return page.evaluate('document.activeElement.getAttribute("name") ?? ""')
}

/** Fills the form by its labels, and sends it by Enter. */
async function send(form: Page | Locator, values: Readonly<Record<string, string>>): Promise<void> {
  const fields = Object.entries(values).map(
    ([label, value]) => [form.getByLabel(label, { exact: true }), value] as const,
  )
  for (const [field, value] of fields) await field.fill(value)
  await fields.at(-1)?.[0].press('Enter')
}

function waitForMessage(page: Page, text: string | RegExp): Promise<void> {
  return page.locator('ol li').filter({ hasText: text }).first().waitFor()
}

async function signOut(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Account: ' }).click()
  await page.getByRole('menuitem', { name: 'Sign out' }).click()
  await page.getByRole('heading', { level: 1, name: 'Sign in' }).waitFor()
}

describe.skipIf(!browser)('the first run', () => {
  test('creates the owner account, and sign-in leads back to the requested page', async () => {
    const fresh = await startService(PLANS)
    const freshVisits = createVisits(browser, fresh)
    try {
      const { page, go } = await freshVisits.open({ path: '/', expected: REFUSED })
      await expect.poll(() => heading(page)).toBe('Welcome to Platen')
      await send(page, { Email: '', Password: 'short' })
      await page.getByText('Use at least 10 characters.').waitFor()
      await expect.poll(() => focused(page)).toBe('email')

      await send(page, { Email: 'ada@example.com', Password: PASSWORD })
      await page.getByRole('heading', { level: 1, name: 'Designs' }).waitFor()
      await signOut(page)

      await go('/settings/sessions')
      await expect.poll(() => heading(page)).toBe('Sign in')
      await send(page, { Email: 'ada@example.com', Password: 'not the right one' })
      const refusal = page.getByRole('alert')
      await refusal.waitFor()
      const wrongPasswordText = await refusal.innerText()
      await expect.poll(() => focused(page)).toBe('password')
      const answered = page.waitForResponse('**/web/session')
      await send(page, { Email: 'nobody@example.com', Password: 'not the right one' })
      await answered
      await page.getByRole('button', { name: 'Sign in', disabled: false }).waitFor()
      await expect.poll(() => refusal.innerText()).toBe(wrongPasswordText)

      await send(page, { Email: 'ada@example.com', Password: PASSWORD })
      await page.getByText('This device', { exact: true }).waitFor()
      await expect.poll(() => heading(page)).toBe('Sessions')
      await go('/welcome')
      await expect.poll(() => heading(page)).toBe('Designs')
    } finally {
      expect(await freshVisits.end()).toEqual([])
      await fresh.stop()
    }
  })

  // own-path.test.ts has more of them.
  test.each(['https://evil.example/', '/\t/evil.example'])(
    'sign-in does not redirect to another site: %j',
    async (next) => {
      const { page } = await visits.open({ path: `/sign-in?next=${encodeURIComponent(next)}`, expected: REFUSED })
      const away: string[] = []
      await page.route('**', (route, request) => {
        if (new URL(request.url()).origin === new URL(service.url).origin) return route.continue()
        away.push(request.url())
        return route.abort()
      })
      const signUp = page.getByRole('link', { name: 'Sign up' })
      await expect.poll(() => signUp.getAttribute('href')).toBe('/sign-up')
      await send(page, { Email: 'owner@example.com', Password: PASSWORD })
      await page.getByRole('heading', { level: 1, name: 'Designs' }).waitFor()
      await expect.poll(() => new URL(page.url()).href).toBe(`${service.url}/designs`)
      expect(away).toEqual([])
    },
  )

  test('of a public service needs the setup link', async () => {
    const publicUrl = 'http://platen.example'
    const fresh = await startService({ ...PLANS, PUBLIC_URL: publicUrl })
    const freshVisits = createVisits(browser, fresh)
    try {
      const { page, go } = await freshVisits.open({ path: '/welcome' })
      await expect.poll(() => heading(page)).toBe('Setup link required')
      await expect.poll(() => page.getByLabel('Password').count()).toBe(0)
      const link = new URL((await fresh.app.operator.setupLink(publicUrl)) ?? '')
      await page.goto('about:blank')
      await go(link.pathname + link.hash)
      await page.getByText('Existing designs and API keys will be moved to this account.').waitFor()
      await send(page, { Email: 'ada@example.com', Password: PASSWORD })
      await page.getByRole('heading', { level: 1, name: 'Designs' }).waitFor()
    } finally {
      expect(await freshVisits.end()).toEqual([])
      await fresh.stop()
    }
  })
})

describe.skipIf(!browser)('an account', () => {
  test('can be created by anyone if sign-up is open, once per email', async () => {
    const { page } = await visits.open({ path: '/sign-in', expected: REFUSED })
    await page.getByRole('link', { name: 'Sign up' }).click()
    await page.getByRole('heading', { level: 1, name: 'Create your account' }).waitFor()
    await send(page, { Email: 'owner@example.com', Password: PASSWORD })
    await page.getByText('An account with the email owner@example.com already exists.').waitFor()
    await send(page, { Email: 'newcomer@example.com', Password: PASSWORD })
    await page.getByRole('heading', { level: 1, name: 'Designs' }).waitFor()
    await page.getByRole('button', { name: 'Account: newcomer@example.com' }).click()
    await expect.poll(() => page.getByRole('menuitem', { name: 'Admin' }).count()).toBe(0)
  })

  test('changes its password, which ends all other sessions', async () => {
    const { page, email, person } = await member('/settings/account')
    const elsewhere = await visits.open({
      as: await new Browser(service).signIn(email),
      path: '/trash',
      expected: REFUSED,
    })
    // Otherwise, what is still loading would be refused, and the page would show the sign-in before it is used.
    await elsewhere.page.getByRole('heading', { name: 'The trash is empty' }).waitFor()
    await elsewhere.page.waitForLoadState('networkidle')
    const form = page.getByRole('region', { name: 'Password' })
    await send(form, { 'Current password': 'not the right one', 'New password': 'another good sentence' })
    await form.getByText('Incorrect password.').waitFor()
    await expect.poll(() => focused(page)).toBe('password')
    await send(form, { 'Current password': PASSWORD, 'New password': 'another good sentence' })
    await waitForMessage(page, 'Password updated. Other sessions were signed out.')
    await expect.poll(() => form.getByLabel('New password', { exact: true }).inputValue()).toBe('')

    // This client still has the page's previous cookie.
    expect((await person.get('/web/sessions')).status).toBe(401)
    await page.reload()
    await form.getByLabel('Current password').waitFor()
    await elsewhere.page.getByRole('link', { name: 'Exports' }).first().click()
    await elsewhere.page.getByRole('heading', { level: 1, name: 'Sign in' }).waitFor()
    await send(elsewhere.page, { Email: email, Password: 'another good sentence' })
    await elsewhere.page.getByRole('heading', { level: 1, name: 'Exports' }).waitFor()
  })

  test('changes its email', async () => {
    const { page, email } = await member('/settings/account')
    await send(page.getByRole('region', { name: 'Email' }), { 'New email': `new-${email}`, 'Your password': PASSWORD })
    await waitForMessage(page, `Email updated to new-${email}`)
    await page.getByRole('button', { name: `Account: new-${email}` }).waitFor()
    await new Browser(service).signIn(`new-${email}`)
  })

  test('is exported as a ZIP file of its details and designs', async () => {
    const { page, person } = await member('/settings/account')
    await person.post('/api/designs', { title: 'Poster', width: 100, height: 100 })
    const link = page.getByRole('link', { name: 'Export all data' })
    const { name, bytes } = await saved(page, () => link.click())
    expect(name).toMatch(/\.zip$/)
    const paths = Object.keys(unzipSync(bytes))
    expect(paths).toContain('account.json')
    expect(paths.some((path) => /designs\/Poster-.*\.json$/.test(path))).toBe(true)
  })

  test('is deleted with all its data after the password and the phrase are entered', async () => {
    const { page, email, person } = await member('/settings/account')
    const { secret } = (await person.post('/web/keys', { name: 'Website' })).body
    await page.getByRole('button', { name: 'Delete account' }).click()
    const dialog = page.getByRole('dialog')
    const remove = dialog.getByRole('button', { name: 'Delete everything' })
    await dialog.getByLabel('Your password', { exact: true }).fill('not the right one')
    await expect.poll(() => remove.isDisabled()).toBe(true)
    await dialog.getByLabel('Type “delete everything”').fill('delete everything')
    await remove.click()
    await dialog.getByText('Incorrect password.').waitFor()
    await dialog.getByLabel('Your password', { exact: true }).fill(PASSWORD)
    await remove.click()
    await waitForMessage(page, 'Your account and all its data have been deleted.')
    await page.getByRole('heading', { level: 1, name: 'Sign in' }).waitFor()

    const outside = await fetch(`${service.url}/api/account`, { headers: { authorization: `Bearer ${secret}` } })
    expect(outside.status).toBe(401)
    expect((await new Browser(service).post('/web/session', { email, password: PASSWORD })).status).toBe(401)
  })

  test('with a forgotten password is recovered by a link from an administrator', async () => {
    const { email } = await member('/designs')
    const admin = await visits.open({ as: owner, path: `/operator?q=${email}` })
    await admin.page.getByRole('button', { name: `Actions for ${email}` }).click()
    await admin.page.getByRole('menuitem', { name: 'Password reset link' }).click()
    await admin.page.getByRole('button', { name: 'Generate link' }).click()
    const link = new URL(await admin.page.getByRole('dialog').locator('pre').innerText())

    const { page, go } = await visits.open({ path: '/sign-in', expected: REFUSED })
    await page.getByRole('link', { name: 'Forgot your password?' }).click()
    await page.getByText(/Email isn’t configured/).waitFor()
    await go(link.pathname + link.hash)
    await send(page, { 'New password': 'short' })
    await page.getByText('Use at least 10 characters.').waitFor()
    await send(page, { 'New password': 'a sentence to be kept' })
    await page.getByRole('heading', { level: 1, name: 'Designs' }).waitFor()
    await waitForMessage(page, 'Password updated. You’ve been signed out on other devices.')
    await new Browser(service).signIn(email, 'a sentence to be kept')

    const late = await visits.open({ path: link.pathname + link.hash, expected: REFUSED })
    await send(late.page, { 'New password': 'a sentence of a thief' })
    await late.page.getByRole('heading', { name: 'This link has expired' }).waitFor()
  })
})

describe.skipIf(!browser)('a key', () => {
  test('is shown once, works as shown, and is rejected once it is revoked', async () => {
    const { page, email } = await member('/settings/account')
    await page.getByRole('link', { name: 'API keys' }).click()
    await page.getByText('No API keys yet').waitFor()
    await page.getByRole('button', { name: 'Create API key' }).click()
    const dialog = page.getByRole('dialog')
    await send(dialog, { Name: '' })
    await dialog.getByText('This field is required.').waitFor()
    await dialog.getByLabel('Write', { exact: true }).uncheck()
    await dialog.getByLabel('Expires', { exact: true }).selectOption('30 days')
    await send(dialog, { Name: 'Website' })

    await dialog.getByText(/Copy this key now/).waitFor()
    const secret = await dialog.getByLabel('API key', { exact: true }).innerText()
    const line = await dialog.getByLabel('curl command with this key', { exact: true }).innerText()
    expect(line).toContain(secret)
    const { stdout } = await run('sh', ['-c', `${line} -s`])
    expect(JSON.parse(stdout).email).toBe(email)

    await page.keyboard.press('Escape')
    await page.mouse.click(4, 4)
    await page.evaluate('history.back()')
    await expect.poll(() => dialog.getByLabel('API key', { exact: true }).innerText()).toBe(secret)
    await dialog.getByRole('button', { name: 'Done' }).click()
    await dialog.waitFor({ state: 'detached' })
    expect(await page.content()).not.toContain(secret)

    const row = page.getByRole('listitem').filter({ hasText: 'Website' })
    const rowText = await row.innerText()
    expect(rowText).toContain(`pl_••••${secret.slice(-4)}`)
    expect(rowText).toContain('Read only')
    expect(rowText).toMatch(/Expires\s+\w{3} \d+, \d{4}/)
    await row.getByRole('button', { name: 'Rename Website' }).click()
    await page.locator('li input:focus').waitFor()
    await page.keyboard.type('Newsletter')
    await page.keyboard.press('Enter')
    await page.getByRole('button', { name: 'Revoke Newsletter' }).click()
    await page.getByRole('button', { name: 'Revoke key' }).click()
    await waitForMessage(page, 'Key revoked')
    const afterRevocation = await run('sh', ['-c', `${line} -s`])
    expect(JSON.parse(afterRevocation.stdout).code).toBe('key_revoked')
    await page.reload()
    await page.getByText('Revoked', { exact: true }).first().waitFor()
    await expect.poll(() => page.getByText('Newsletter', { exact: true }).count()).toBe(1)
  })

  test('with only the write scope is shown with a command that writes', async () => {
    const { page, person } = await member('/settings/keys')
    await page.getByRole('button', { name: 'Create API key' }).click()
    const dialog = page.getByRole('dialog')
    await dialog.getByLabel('Read', { exact: true }).uncheck()
    await send(dialog, { Name: 'Importer' })
    const line = await dialog.getByLabel('curl command with this key', { exact: true }).innerText()
    expect(JSON.parse((await run('sh', ['-c', `${line} -s`])).stdout).title).toBe('First design')
    expect((await person.get('/api/designs')).body.total).toBe(1)
    await dialog.getByRole('button', { name: 'Done' }).click()
  })

  test('counts toward the usage that its account’s plan page shows', async () => {
    const { page, person } = await member('/settings/plan')
    const limits = page.getByRole('region', { name: 'Plan' }).getByRole('definition')
    await expect
      .poll(() => limits.allInnerTexts())
      .toEqual(['60', '4', '1,000', '200 megapixels', '100 megapixels', '100 MB', '1.0 GB'])
    const meter = page.getByRole('meter', { name: 'Current rate limit' })
    await expect.poll(() => meter.getAttribute('aria-valuenow')).toBe('0')
    const { secret } = (await person.post('/web/keys', { name: 'Website' })).body
    for (let sent = 0; sent < 3; sent += 1) {
      await fetch(`${service.url}/api/designs`, { headers: { authorization: `Bearer ${secret}` } })
    }
    await expect.poll(() => meter.getAttribute('aria-valuenow')).toBe('3')
    await expect.poll(() => page.getByRole('figure', { name: 'Requests' }).innerText()).toContain('3 requests')
  })
})

describe.skipIf(!browser)('sessions', () => {
  test('are named by device, and can be ended one at a time or all at once', async () => {
    const { page, email } = await member('/settings/sessions')
    const phone = new Browser(
      service,
      'Mozilla/5.0 (iPhone; CPU iPhone OS 18_5) Version/18.5 Mobile/15E148 Safari/604.1',
    )
    const laptop = new Browser(service, 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0')
    const script = new Browser(service, 'curl/8.5.0')
    for (const device of [phone, laptop, script]) await device.signIn(email)
    await page.reload()
    await page.getByRole('button', { name: /^Sign out Safari on iPhone/ }).click()
    await waitForMessage(page, 'Signed out Safari on iPhone')
    expect((await phone.get('/web/sessions')).status).toBe(401)
    expect((await laptop.get('/web/sessions')).status).toBe(200)

    await page.getByRole('button', { name: 'Sign out other sessions' }).click()
    await page.getByRole('dialog').getByRole('button', { name: 'Sign out other sessions' }).click()
    await waitForMessage(page, 'Signed out 2 other sessions')
    for (const device of [laptop, script]) expect((await device.get('/web/sessions')).status).toBe(401)
    await expect.poll(() => page.getByRole('main').getByRole('listitem').count()).toBe(1)
    await page.getByText('This device', { exact: true }).waitFor()
  })
})

describe.skipIf(!browser)('the admin page', () => {
  test('is missing for a member, and changes the plan and role of an account for an owner', async () => {
    const { page, email, person } = await member('/designs')
    await page.goto(`${service.url}/operator`)
    await page.getByRole('heading', { level: 1, name: 'Page not found' }).waitFor()

    const admin = await visits.open({ as: owner, path: '/operator', expected: REFUSED })
    await admin.page.getByRole('searchbox', { name: 'Search by email or ID' }).fill(email)
    await expect.poll(() => admin.page.getByRole('row').count()).toBe(2)
    await admin.page.getByRole('button', { name: `Actions for ${email}` }).click()
    await admin.page.getByRole('menuitem', { name: 'Plan and role' }).click()
    const dialog = admin.page.getByRole('dialog')
    await dialog.getByLabel('Plan', { exact: true }).selectOption('pro')
    await dialog.getByLabel('Role', { exact: true }).selectOption('Owner')
    await dialog.getByRole('button', { name: 'Save' }).click()
    await waitForMessage(admin.page, 'Account updated')
    expect((await person.get('/web/session')).body.account).toMatchObject({ plan: 'pro', role: 'owner' })
    await page.goto(`${service.url}/operator`)
    await page.getByRole('heading', { level: 1, name: 'Admin' }).waitFor()
    await owner.patch(`/web/operator/accounts/${(await person.get('/web/session')).body.account._id}`, {
      role: 'member',
    })
  })

  test('does not demote the last owner, and shows an error', async () => {
    const admin = await visits.open({ as: owner, path: '/operator?q=owner@example.com', expected: REFUSED })
    await admin.page.getByRole('button', { name: 'Actions for owner@example.com' }).click()
    await admin.page.getByRole('menuitem', { name: 'Plan and role' }).click()
    const dialog = admin.page.getByRole('dialog')
    await dialog.getByLabel('Role', { exact: true }).selectOption('Member')
    await dialog.getByRole('button', { name: 'Save' }).click()
    await dialog.getByRole('alert').waitFor()
    expect((await owner.get('/web/session')).body.account.role).toBe('owner')
  })

  test('lists failed exports with their code, and explains and retries one', async () => {
    // The page of designs would have templates drawn first.
    const { email, person } = await member('/trash')
    const asset = (await person.post('/api/assets', await plainPng('#00c853'), { 'content-type': 'image/png' })).body
      ._id
    const picture = { id: 'i', type: 'image', x: 0, y: 0, width: 50, height: 50, src: `asset:${asset}` }
    const body = { title: 'Broken poster', width: 100, height: 100, document: onePage([picture]) }
    const designId = (await person.post('/api/designs', body)).body._id
    // Simulates a disk that loses a folder.
    await rm(join(service.dataFolder, 'files/assets'), { recursive: true })
    const created = await person.post('/api/exports', { designId, format: 'png' })
    const failed = await ended(person, created.body._id)
    expect(failed.status).toBe('failed')
    const error = failed.error ?? expect.fail('there is no error')
    const { page } = await visits.open({ as: owner, path: '/operator?view=failed' })
    const row = page.getByRole('row').filter({ hasText: 'Broken poster' })
    await row.waitFor()
    await expect.poll(() => row.innerText()).toContain(error.message)

    await page.getByText('Last hour', { exact: true }).click()
    await page.getByLabel('Error code').selectOption(error.code)
    await expect.poll(() => new URL(page.url()).search).toContain(`code=${error.code}`)
    await page.getByRole('searchbox').fill('nobody@example.com')
    await page.getByRole('heading', { name: 'No exports found' }).waitFor()
    await page.getByRole('searchbox').fill(created.headers.get('x-request-id') ?? '')
    await row.waitFor()

    await row.getByRole('button', { name: 'Broken poster' }).click()
    const dialog = page.getByRole('dialog')
    await dialog.getByText(failed._id).waitFor()
    for (const text of [email, created.headers.get('x-request-id'), designId, error.message]) {
      await expect.poll(() => dialog.innerText()).toContain(text)
    }
    // The retry uses the current version of the design.
    await person.patch(`/api/designs/${designId}`, { document: onePage([]) })
    await dialog.getByRole('button', { name: 'Retry for this account' }).click()
    await dialog.getByText('Ready', { exact: true }).waitFor()
    expect((await person.get('/api/exports?status=completed')).body.exports).toMatchObject([{ designId }])
    await page.keyboard.press('Escape')
    await row.getByRole('link', { name: email }).click()
    await page.getByRole('button', { name: `Actions for ${email}` }).waitFor()
  })
})
