import { readFile } from 'node:fs/promises'
import type { Page } from 'playwright-core'
import { describe, expect, test } from 'vitest'
import { Authenticator, turnOnTwoFactor } from '../setup/authenticator.ts'
import { Browser, PASSWORD, signUp } from '../setup/browser.ts'
import type { Service } from '../setup/start-service.ts'
import { useApp } from '../setup/use-app.ts'
import { violationsIn } from '../setup/violations.ts'
import type { Visits } from '../setup/visits.ts'

/** Expected error responses, which the browser logs. */
const REFUSED = [/status of 4\d\d/]

let service: Service
let owner: Browser
let visits: Visits

const browser = await useApp(
  (opened) => {
    ;({ service, owner, visits } = opened)
  },
  { environment: { PLATEN_SIGN_UP: 'open' } },
)

async function enterPassword(page: Page, email: string): Promise<void> {
  await page.getByLabel('Email').fill(email)
  await page.getByLabel('Password', { exact: true }).fill(PASSWORD)
  await page.keyboard.press('Enter')
  await page.getByRole('heading', { level: 1, name: 'Enter your code' }).waitFor()
}

async function enterCode(page: Page, label: string, code: string): Promise<void> {
  await page.getByLabel(label, { exact: true }).fill(code)
  await page.keyboard.press('Enter')
}

/** Enters a code that leaves the current one unused. On a busy machine, it can expire on its way. */
async function enterPreviousCode(page: Page, app: Authenticator): Promise<void> {
  for (;;) {
    await app.waitForTime()
    const code = app.code(-1)
    const answering = page.waitForResponse('**/web/account/two-factor')
    await enterCode(page, 'Code from the app', code)
    const isAccepted = (await answering).ok()
    if (isAccepted) return
    expect(app.code(-1), 'the code is refused').not.toBe(code)
  }
}

describe.skipIf(!browser)('two-factor sign-in', () => {
  test('is set up with a QR code or the secret, and then asks for codes', async () => {
    const email = 'grace@example.com'
    const person = await signUp(service, email)
    const { page } = await visits.open({ as: person, path: '/settings/account', expected: REFUSED })
    const section = page.getByRole('region', { name: 'Two-factor sign-in' })
    await section.getByRole('button', { name: 'Set up two-factor sign-in' }).click()
    const dialog = page.getByRole('dialog')
    await dialog.getByLabel('Your password', { exact: true }).fill(PASSWORD)
    await page.keyboard.press('Enter')
    await dialog.getByRole('img', { name: 'QR code of the secret' }).waitFor()
    expect(await violationsIn(page)).toEqual([])
    const app = new Authenticator((await dialog.getByLabel('Secret', { exact: true }).innerText()).replaceAll(' ', ''))
    await enterCode(page, 'Code from the app', app.code(7))
    await dialog.getByText('Incorrect or already used code.').waitFor()
    await enterPreviousCode(page, app)
    await dialog.getByText(/Save these recovery codes now/).waitFor()
    expect(await violationsIn(page)).toEqual([])
    const codes = await dialog.getByRole('listitem').allInnerTexts()
    expect(codes).toHaveLength(10)
    const downloading = page.waitForEvent('download')
    await dialog.getByRole('link', { name: 'Download' }).click()
    const download = await downloading
    expect(download.suggestedFilename()).toBe('platen-recovery-codes.txt')
    expect(await readFile(await download.path(), 'utf8')).toBe(codes.map((code) => `${code}\n`).join(''))
    await page.keyboard.press('Escape')
    await dialog.getByRole('button', { name: 'Done' }).click()
    await section.getByText('10 recovery codes left').waitFor()
    expect(await page.content()).not.toContain(codes[0])

    const visit = await visits.open({ path: '/sign-in?next=%2Fexports', expected: REFUSED })
    await enterPassword(visit.page, email)
    expect(await violationsIn(visit.page)).toEqual([])
    await enterCode(visit.page, 'Code', app.code(7))
    await visit.page.getByText('Incorrect or already used code.').waitFor()
    await enterCode(visit.page, 'Code', app.code())
    await visit.page.getByRole('heading', { level: 1, name: 'Exports' }).waitFor()

    const lost = await visits.open({ path: '/sign-in', expected: REFUSED })
    await enterPassword(lost.page, email)
    await lost.page.getByRole('button', { name: 'Use a recovery code instead' }).click()
    await enterCode(lost.page, 'Recovery code', codes[3] ?? '')
    await lost.page.getByRole('heading', { level: 1, name: 'Designs' }).waitFor()
    await page.reload()
    await section.getByText('9 recovery codes left').waitFor()
  })

  test('gets new recovery codes, and is turned off, with the password and a code', async () => {
    const email = 'hedy@example.com'
    const person = await signUp(service, email)
    const { app, recoveryCodes } = await turnOnTwoFactor(person)
    const { page } = await visits.open({ as: person, path: '/settings/account', expected: REFUSED })
    const dialog = page.getByRole('dialog')
    await page.getByRole('button', { name: 'New recovery codes' }).click()
    await dialog.getByLabel('Your password', { exact: true }).fill(PASSWORD)
    await enterCode(page, 'Code', app.code())
    await dialog.getByText(/Save these recovery codes now/).waitFor()
    const codes = await dialog.getByRole('listitem').allInnerTexts()
    expect(codes).not.toContain(recoveryCodes[0])
    await dialog.getByRole('button', { name: 'Done' }).click()

    await page.getByRole('button', { name: 'Turn off' }).click()
    await dialog.getByLabel('Your password', { exact: true }).fill(PASSWORD)
    await enterCode(page, 'Code', recoveryCodes[0] ?? '')
    await dialog.getByText('Incorrect or already used code.').waitFor()
    await enterCode(page, 'Code', codes[0] ?? '')
    await page.getByRole('button', { name: 'Set up two-factor sign-in' }).waitFor()
    await new Browser(service).signIn(email)
  })

  test('also asks for a code after a password reset', async () => {
    const email = 'joan@example.com'
    const person = await signUp(service, email)
    const { app } = await turnOnTwoFactor(person)
    const { accounts } = (await owner.get(`/web/operator/accounts?q=${email}`)).body
    const { url } = (await owner.post(`/web/operator/accounts/${accounts[0]._id}/reset-link`)).body
    const { page, go } = await visits.open({ expected: REFUSED })
    await go(`/reset${new URL(url).hash}`)
    await enterCode(page, 'New password', 'staple and a paper clip')
    await page.getByRole('heading', { level: 1, name: 'Enter your code' }).waitFor()
    await enterCode(page, 'Code', app.code())
    await page.getByRole('heading', { level: 1, name: 'Designs' }).waitFor()
  })

  test('is turned off by an owner for an account that lost it', async () => {
    const email = 'mary@example.com'
    await turnOnTwoFactor(await signUp(service, email))
    const { page } = await visits.open({ as: owner, path: `/operator?q=${email}`, expected: REFUSED })
    await page.getByRole('button', { name: `Actions for ${email}` }).click()
    await page.getByRole('menuitem', { name: 'Turn off two-factor sign-in' }).click()
    await page.getByRole('dialog').getByRole('button', { name: 'Turn off' }).click()
    await page.getByText('Two-factor sign-in turned off').first().waitFor()
    await new Browser(service).signIn(email)
  })
})
