import { afterAll, describe, expect, test } from 'vitest'
import { type Browser, PASSWORD } from '../setup/browser.ts'
import { startSmtpServer } from '../setup/smtp-server.ts'
import { useApp } from '../setup/use-app.ts'
import type { Visits } from '../setup/visits.ts'

const smtp = await startSmtpServer()
let visits: Visits
let ada: Browser

const browser = await useApp(
  (opened) => {
    visits = opened.visits
    ada = opened.owner
  },
  { environment: { PLATEN_SMTP_URL: smtp.url } },
)

afterAll(() => smtp.stop())

describe.skipIf(!browser)('with a mail server', () => {
  test('an admin sees a rejected email, sends it again and discards another', async () => {
    smtp.isRefusing = true
    for (const email of ['grace@example.com', 'joan@example.com']) {
      await ada.post('/web/operator/invitations', { email, role: 'member', plan: 'free', send: true })
    }
    const outbox = async () => (await ada.get('/web/operator/mail/outbox')).body
    await expect.poll(outbox).toMatchObject({ failed: 2 })
    smtp.isRefusing = false

    const { page } = await visits.open({ as: ada, path: '/operator' })
    await page.getByText('Unsent emails 2', { exact: true }).click()
    const choose = async (email: string, item: string): Promise<void> => {
      await page.getByRole('row', { name: new RegExp(`Invitation ${email}.*Failed.*550 no such user`) }).waitFor()
      await page.getByRole('button', { name: `Actions for the email to ${email}` }).click()
      await page.getByRole('menuitem', { name: item }).click()
    }
    await choose('grace@example.com', 'Send again')
    await smtp.mailTo('grace@example.com')
    await choose('joan@example.com', 'Discard')
    await page.getByText('All emails are sent').waitFor()
    await page.getByText('Unsent emails 0', { exact: true }).waitFor()
    expect(smtp.mails.filter(({ to }) => to.includes('joan@example.com'))).toEqual([])
  })

  test('a person changes the email, cancels it, and confirms another in a different browser', async () => {
    const { page } = await visits.open({ as: ada, path: '/settings/account' })
    const form = page.getByRole('region', { name: 'Email' })
    const change = async (email: string): Promise<void> => {
      await form.getByLabel('New email').fill(email)
      await form.getByLabel('Your password').fill(PASSWORD)
      await form.getByRole('button', { name: 'Update email' }).click()
      await form.getByRole('status').getByText(email).waitFor()
    }
    await change('first@example.com')
    await form.getByRole('button', { name: 'Cancel change' }).click()
    await form.getByRole('status').waitFor({ state: 'detached' })
    await change('countess@example.com')
    const { text } = await smtp.mailTo('countess@example.com')
    const path = /\/confirm-email#token=\S+/.exec(text)?.[0] ?? ''

    const { page: inbox } = await visits.open({ path })
    await inbox.getByRole('button', { name: 'Confirm email' }).click()
    await inbox.getByRole('heading', { name: 'Email confirmed' }).waitFor()
    await inbox.getByText('countess@example.com').waitFor()
    await page.reload()
    await page.getByText('countess@example.com · Member since').waitFor()
    await expect.poll(() => form.getByRole('status').count()).toBe(0)
  })
})
