import { describe, expect, test } from 'vitest'
import { Browser, PASSWORD, signUp } from '../setup/browser.ts'
import type { Service } from '../setup/start-service.ts'
import type { Visits } from '../setup/visits.ts'
import { useApp } from '../setup/use-app.ts'

let service: Service
let visits: Visits

const browser = await useApp(
  async (opened) => {
    service = opened.service
    visits = opened.visits
    const ada = opened.owner
    await ada.post('/api/designs', { title: 'Only Ada knows', width: 300, height: 200 })
    await signUp(service, 'grace@example.com')
  },
  { environment: { PLATEN_SIGN_UP: 'open' } },
)

describe.skipIf(!browser)('the windows of one browser', () => {
  test('are signed out together, and show nothing of the previous account after the next sign-in', async () => {
    const ada = await new Browser(service).signIn('ada@example.com')
    const { page, context } = await visits.open({ as: ada, path: '/trash' })
    const other = await context.newPage()
    await other.goto(`${service.url}/designs`)
    await other.getByText('Only Ada knows').first().waitFor()
    // What is still loading would be refused after the sign-out.
    await page.getByRole('heading', { name: 'The trash is empty' }).waitFor()
    await page.waitForLoadState('networkidle')

    await page
      .getByRole('button', { name: /^Account/ })
      .first()
      .click()
    await page.getByRole('menuitem', { name: 'Sign out' }).click()
    await page.getByRole('heading', { name: 'Sign in' }).waitFor()
    await other.getByRole('heading', { name: 'Sign in' }).waitFor()
    await expect.poll(() => new URL(page.url()).search).toBe('')

    await page.getByLabel('Email').fill('grace@example.com')
    await page.getByLabel('Password', { exact: true }).fill(PASSWORD)
    await page.keyboard.press('Enter')
    await page.getByRole('heading', { name: 'No designs yet' }).waitFor()
    await other.getByRole('heading', { name: 'No designs yet' }).waitFor()
  })
})

describe.skipIf(!browser)('a page that is no longer served', () => {
  test('shows an error, and loads after a reload', async () => {
    const ada = await new Browser(service).signIn('ada@example.com')
    const { page } = await visits.open({ as: ada, path: '/designs', expected: [/404|failed to load|MIME/] })
    const scriptUrl = /\/static\/exports-page.*\.js$/
    await page.route(scriptUrl, (route) => route.fulfill({ status: 404, body: '' }))
    await page.getByRole('link', { name: 'Exports' }).first().click()
    await page.getByRole('heading', { name: 'This page failed to load' }).waitFor()
    await page.unroute(scriptUrl)
    await page.getByRole('button', { name: 'Reload' }).click()
    await page.getByRole('heading', { name: 'No exports yet' }).waitFor()
  })
})

describe.skipIf(!browser)('a design in the trash', () => {
  test('can be restored after Back', async () => {
    const ada = await new Browser(service).signIn('ada@example.com')
    const { body } = await ada.post('/api/designs', { title: 'In and out', width: 300, height: 200 })
    const { page } = await visits.open({ as: ada, path: `/designs/${body._id as string}`, expected: [/404/] })
    await page.getByRole('button', { name: 'More actions', exact: true }).click()
    await page.getByRole('menuitem', { name: 'Move to trash' }).click()
    await page.getByRole('heading', { level: 1, name: 'Designs' }).waitFor()
    await page.goBack()
    await page.getByRole('button', { name: 'Restore' }).click()
    await page.getByRole('heading', { level: 1, name: 'In and out' }).waitFor()
  })
})
