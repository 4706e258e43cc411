import { describe, expect, test } from 'vitest'
import { beginRemoval } from '../setup/begin-removal.ts'
import { Browser, PASSWORD } from '../setup/browser.ts'
import type { Service } from '../setup/start-service.ts'
import type { Visits } from '../setup/visits.ts'
import { useApp } from '../setup/use-app.ts'

let service: Service
let visits: Visits
let ada: Browser

const browser = await useApp((opened) => {
  service = opened.service
  visits = opened.visits
  ada = opened.owner
  return Promise.resolve()
})

describe.skipIf(!browser)('the admin page', () => {
  test('invites a person, who accepts, and then suspends, resumes and deletes the account', async () => {
    const { page } = await visits.open({ as: ada, path: '/operator' })
    await page.getByRole('button', { name: 'Invite' }).click()
    const dialog = page.getByRole('dialog')
    await dialog.getByLabel('Email', { exact: true }).fill('grace@example.com')
    await dialog.getByLabel('Plan').selectOption('pro')
    await dialog.getByRole('button', { name: 'Create invitation' }).click()
    const link = await dialog.getByLabel('Invitation link', { exact: true }).textContent()
    await dialog.getByRole('button', { name: 'Done' }).click()

    const { page: invited } = await visits.open({ path: (link ?? '').replace(/^http:\/\/[^/]+/, '') })
    await invited.getByText('grace@example.com').waitFor()
    await invited.getByLabel('Password', { exact: true }).fill(PASSWORD)
    await invited.keyboard.press('Enter')
    await invited.getByRole('heading', { name: 'No designs yet' }).waitFor()
    // What it still loads would be refused after the suspension.
    await invited.close()

    await page.getByText('Invitations', { exact: true }).click()
    await page.getByRole('row', { name: /grace@example\.com.*Accepted/ }).waitFor()
    await page.getByText(/^Accounts \d/).click()
    const row = page.getByRole('row', { name: /grace@example\.com/ })
    const choose = async (item: string): Promise<void> => {
      await row.getByRole('button', { name: 'Actions for grace@example.com' }).click()
      await page.getByRole('menuitem', { name: item }).click()
    }
    await choose('Suspend…')
    await page.getByRole('button', { name: 'Suspend account' }).click()
    await row.getByText('Suspended').waitFor()
    const refused = await new Browser(service).post('/web/session', { email: 'grace@example.com', password: PASSWORD })
    expect(refused.body.code).toBe('account_suspended')
    await choose('Resume')
    await row.getByText('Suspended').waitFor({ state: 'detached' })

    await choose('Delete account…')
    const confirm = page.getByRole('dialog')
    await expect.poll(() => confirm.getByRole('button', { name: 'Delete account' }).isDisabled()).toBe(true)
    await confirm.getByLabel('Type the email to confirm').fill('grace@example.com')
    await confirm.getByRole('button', { name: 'Delete account' }).click()
    await row.waitFor({ state: 'detached' })

    await page.getByText('Activity', { exact: true }).click()
    await page.getByLabel('Action', { exact: true }).selectOption('Account deleted')
    await page.getByRole('row', { name: /Account deleted.*grace@example\.com.*ada@example\.com/ }).waitFor()
  })

  test('only completes a deletion that was interrupted', async () => {
    const account = { email: 'half@example.com', role: 'member', plan: 'pro' }
    const { _id } = (await ada.post('/web/operator/accounts', account)).body.account
    await beginRemoval(service, _id)
    const { page } = await visits.open({ as: ada, path: '/operator' })
    const row = page.getByRole('row', { name: /half@example\.com.*Deletion begun/ })
    await row.getByRole('button', { name: 'Actions for half@example.com' }).click()
    await page.getByRole('menuitem', { name: 'Complete deletion…' }).waitFor()
    await expect.poll(() => page.getByRole('menuitem', { name: 'Resume' }).count()).toBe(0)
    await page.getByRole('menuitem', { name: 'Complete deletion…' }).click()
    const confirm = page.getByRole('dialog', { name: 'Complete the deletion?' })
    await confirm.getByLabel('Type the email to confirm').fill('half@example.com')
    await confirm.getByRole('button', { name: 'Delete account' }).click()
    await row.waitFor({ state: 'detached' })
  })
})
