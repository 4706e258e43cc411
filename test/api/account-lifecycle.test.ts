import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { brandFont, uploadFont } from '../setup/brand-font.ts'
import { beginRemoval } from '../setup/begin-removal.ts'
import { Browser, PASSWORD, setUp } from '../setup/browser.ts'
import { Client } from '../setup/client.ts'
import { expectProblem } from '../setup/expect-problem.ts'
import { exported } from '../setup/exporting.ts'
import { type SignedIn, signIn } from '../setup/sign-in.ts'
import { type SmtpServer, startSmtpServer } from '../setup/smtp-server.ts'
import { type Service, startService } from '../setup/start-service.ts'

let service: Service
let smtp: SmtpServer
let owner: SignedIn

beforeAll(async () => {
  smtp = await startSmtpServer()
  service = await startService({
    PLATEN_SMTP_URL: smtp.url,
    PLATEN_PLANS: 'unlimited=1000000',
    PLATEN_TRUST_PROXY: 'true',
  })
  await setUp(service)
  owner = await signIn(service, { role: 'owner', email: 'owner@example.com' })
})
afterAll(async () => {
  await service.stop()
  await smtp.stop()
})

const tokenIn = (url: string): string => /#token=([^&]+)/.exec(url)?.[1] ?? ''
const at = (id: string): string => `/web/operator/accounts/${id}`
/** The newest entries of the audit log, oldest first. */
const newestEntries = async (count: number): Promise<{ action: string }[]> =>
  (await owner.get(`/web/operator/audit?limit=${count}`)).body.entries.toReversed()
let networks = 0
/** A visitor from another network, since sign-ups are limited by network. */
const visitor = (): { post: (path: string, body: unknown) => ReturnType<Browser['request']>; browser: Browser } => {
  networks += 1
  const browser = new Browser(service)
  const headers = { 'x-forwarded-for': `198.51.100.${networks}` }
  return { browser, post: (path, body) => browser.request('POST', path, { headers, body }) }
}

async function person(): Promise<{ browser: Browser; id: string; email: string; client: Client; key: string }> {
  const email = `person-${networks}-${Date.now()}@example.com`
  const { body } = await owner.post('/web/operator/invitations', {
    email,
    role: 'member',
    plan: 'unlimited',
    send: false,
  })
  const { browser, post } = visitor()
  const accepted = await post('/web/invitation/accept', { token: tokenIn(body.url), password: PASSWORD })
  if (accepted.status !== 201) throw new Error(accepted.text)
  const { secret, key } = (await browser.post('/web/keys', { name: 'test' })).body
  return { browser, email, id: accepted.body.account._id, client: new Client(service.url, secret), key: key._id }
}

describe('a suspended account', () => {
  test('is rejected with its key, its session and its password, and works again once resumed', async () => {
    const { browser, client, email, id } = await person()
    expect((await owner.post(`${at(id)}/suspend`)).body.account).toMatchObject({ suspendedAt: expect.any(String) })
    expectProblem(await client.get('/api/designs'), 403, 'account_suspended')
    expectProblem(await browser.get('/api/designs'), 401, 'session_ended')
    expectProblem(await visitor().post('/web/session', { email, password: PASSWORD }), 403, 'account_suspended')
    expectProblem(await visitor().post('/web/session', { email, password: 'a wrong password' }), 401, 'sign_in_failed')
    expectProblem(await owner.post(`${at(id)}/reset-link`), 404, 'not_found')
    await expect(service.app.operator.resetLink(email, '')).rejects.toThrow(/is suspended, so the link would not work/)

    expect((await owner.post(`${at(id)}/resume`)).body.account).toMatchObject({ suspendedAt: null })
    expect((await client.get('/api/designs')).status).toBe(200)
    expect((await visitor().post('/web/session', { email, password: PASSWORD })).status).toBe(201)
  })

  test('shares nothing: its pages, previews, files and copies', async () => {
    const { client, id } = await person()
    const { body: design } = await client.post('/api/designs', { width: 10, height: 10, visibility: 'public' })
    const job = await exported(client, { designId: design._id, format: 'png' })
    const shared = (await new Client(service.url).get(`/web/shared/${design._id}`)).body
    const fileOf = async (url: string) => (await fetch(url)).status
    expect([await fileOf(job.downloadUrl), await fileOf(shared.pages[0].previewUrl)]).toEqual([200, 200])
    await owner.post(`${at(id)}/suspend`)
    expect((await new Client(service.url).get(`/web/shared/${design._id}`)).status).toBe(404)
    expect([await fileOf(job.downloadUrl), await fileOf(shared.pages[0].previewUrl)]).toEqual([404, 404])
    expect((await fetch(`${service.url}/s/${design._id}`)).status).toBe(404)
    expect((await owner.get('/api/community')).text).not.toContain(design._id)
  })

  test('cannot use a reset link from before, and its own invitations end', async () => {
    const { id, email } = await person()
    await owner.patch(at(id), { role: 'owner' })
    const { body: reset } = await owner.post(`${at(id)}/reset-link`)
    const second = new Browser(service)
    await second.signIn(email)
    const { body } = await second.post('/web/operator/invitations', {
      ...{ email: `invited-by-${id.slice(-6)}@example.com`, role: 'owner', plan: 'unlimited', send: false },
    })
    expect(body.invitation.state).toBe('pending')
    await owner.post(`${at(id)}/suspend`)
    const used = await visitor().post('/web/password', { token: tokenIn(reset.url), password: 'a new password' })
    expectProblem(used, 410, 'reset_link_invalid')
    expectProblem(await visitor().post('/web/invitation', { token: tokenIn(body.url) }), 410, 'invitation_invalid')
    // Written within a millisecond, so in any order.
    const entries = (await newestEntries(2)).sort((one, other) => one.action.localeCompare(other.action))
    expect(entries).toMatchObject([
      { action: 'account_suspended', account: { _id: id } },
      {
        ...{ action: 'invitation_revoked', target: body.invitation._id, details: { email: body.invitation.email } },
        actor: { email: 'owner@example.com' },
      },
    ])
  })

  test('has no way back as an admin: through an invitation that it renewed or a reset link that it created', async () => {
    const { browser: eve, id } = await person()
    const { id: otherId } = await person()
    for (const each of [id, otherId]) await owner.patch(at(each), { role: 'owner' })
    const { invitation } = (
      await owner.post('/web/operator/invitations', {
        ...{ email: `renewed-by-${id.slice(-6)}@example.com`, role: 'owner', plan: 'unlimited', send: false },
      })
    ).body
    const renewed = await eve.post(`/web/operator/invitations/${invitation._id}/renew`, { send: false, days: 30 })
    expect(renewed.status).toBe(200)
    const reset = await eve.post(`${at(otherId)}/reset-link`)
    expect(reset.status).toBe(201)
    await owner.post(`${at(id)}/suspend`)
    const token = tokenIn(renewed.body.url)
    const accepted = await visitor().post('/web/invitation/accept', { token, password: PASSWORD })
    expectProblem(accepted, 410, 'invitation_invalid')
    const choice = { token: tokenIn(reset.body.url), password: 'a new password' }
    expectProblem(await visitor().post('/web/password', choice), 410, 'reset_link_invalid')
    await owner.post(`${at(id)}/resume`)
    expect((await visitor().post('/web/password', choice)).status).toBe(201)
  })
})

describe('an admin', () => {
  test('cannot suspend or delete the own account or the last owner', async () => {
    expectProblem(await owner.post(`${at(owner.accountId)}/suspend`), 409, 'own_account')
    expectProblem(await owner.delete(at(owner.accountId)), 409, 'own_account')
  })

  test('creates an account whose link sets the password', async () => {
    const email = 'created@example.com'
    const { status, body } = await owner.post('/web/operator/accounts', { email, role: 'owner', plan: 'unlimited' })
    expect(status).toBe(201)
    expect(body.account).toMatchObject({ email, role: 'owner', plan: 'unlimited', hasPassword: false })
    const { body: link } = await owner.post(`${at(body.account._id)}/reset-link`)
    expect(new URL(link.url).hash).toMatch(/&first=yes$/)
    const days = (Date.parse(link.expiresAt) - Date.now()) / (24 * 60 * 60_000)
    expect([days > 6.99, days < 7.01]).toEqual([true, true])
    const set = await visitor().post('/web/password', { token: tokenIn(link.url), password: PASSWORD })
    expect(set.body.account).toMatchObject({ email, role: 'owner' })
    const again = { email: 'Created@example.com', role: 'member', plan: 'unlimited' }
    expectProblem(await owner.post('/web/operator/accounts', again), 409, 'account_exists')
    const wrong = await owner.post('/web/operator/accounts', { email: 'x', role: 'chef', plan: 'gold' })
    expect(wrong.body.errors.map(({ pointer }: { pointer: string }) => pointer)).toEqual(['/email', '/role', '/plan'])
  })

  test('signs an account out everywhere, and its keys go on', async () => {
    const { browser, client, id, email } = await person()
    await new Browser(service).signIn(email)
    expect((await owner.delete(`${at(id)}/sessions`)).body).toEqual({ ended: 2 })
    expectProblem(await browser.get('/web/sessions'), 401, 'session_ended')
    expect((await client.get('/api/account')).status).toBe(200)
    expectProblem(await owner.delete(`${at('acc_none')}/sessions`), 404, 'not_found')
  })

  test('sees the keys of an account with their last use, and revokes one', async () => {
    const { client, id, key } = await person()
    await client.get('/api/account')
    await expect
      .poll(async () => (await owner.get(`${at(id)}/keys`)).body.keys)
      .toMatchObject([{ _id: key, name: 'test', lastUsedAt: expect.any(String), revokedAt: null }])
    const { last4 } = (await owner.get(`${at(id)}/keys`)).body.keys[0]
    expectProblem(await owner.delete(`/web/operator/keys/${last4}`), 404, 'not_found')
    expect((await owner.delete(`/web/operator/keys/${key}`)).body.key).toMatchObject({ revokedAt: expect.any(String) })
    expectProblem(await client.get('/api/account'), 401, 'key_revoked')
    expectProblem(await owner.get(`${at('acc_none')}/keys`), 404, 'not_found')
  })

  test('completes an interrupted deletion, and cannot resume the account', async () => {
    const { id, email } = await person()
    await beginRemoval(service, id)
    const { accounts } = (await owner.get(`/web/operator/accounts?q=${email}`)).body
    expect(accounts).toMatchObject([{ _id: id, suspendedAt: expect.any(String), isBeingDeleted: true }])
    expectProblem(await owner.post(`${at(id)}/resume`), 409, 'deletion_begun')
    expect((await owner.delete(at(id))).status).toBe(204)
    expectProblem(await owner.post(`${at(id)}/resume`), 404, 'not_found')
  })

  test('deletes an account with its files', async () => {
    const { client, id, email } = await person()
    const { body: design } = await client.post('/api/designs', { width: 10, height: 10 })
    const job = await exported(client, { designId: design._id, format: 'png' })
    const { body: font } = await uploadFont(client, brandFont('Farewell'))
    expect((await fetch(font.url)).status).toBe(200)
    expect((await owner.delete(at(id))).status).toBe(204)
    expectProblem(await client.get('/api/account'), 401, 'key_unknown')
    for (const url of [job.downloadUrl, font.url, font.thumbnailUrl]) expect((await fetch(url)).status).toBe(404)
    expect((await owner.get(`/web/operator/accounts?q=${email}`)).body.total).toBe(0)
    expectProblem(await owner.delete(at(id)), 404, 'not_found')
  })
})

describe('an invitation', () => {
  const invite = async (email: string, more: object = {}) =>
    owner.post('/web/operator/invitations', { email, role: 'member', plan: 'unlimited', send: false, ...more })

  test('by email creates the account with its role and plan, once', async () => {
    const email = 'invited@example.com'
    const { status, body, headers } = await invite(email, { role: 'owner', send: true, days: 2 })
    expect([status, headers.get('cache-control')]).toEqual([201, 'no-store'])
    const mail = await smtp.mailTo(email)
    expect(mail.text).toContain(body.url)
    const token = tokenIn(body.url)
    expect((await visitor().post('/web/invitation', { token })).body).toEqual({ email })
    const { browser, post } = visitor()
    const accepted = await post('/web/invitation/accept', { token, password: PASSWORD })
    expect(accepted.body.account).toMatchObject({ email, role: 'owner', plan: 'unlimited' })
    expect((await browser.get('/web/operator/summary')).status).toBe(200)
    expectProblem(
      await visitor().post('/web/invitation/accept', { token, password: PASSWORD }),
      410,
      'invitation_invalid',
    )
    const { invitations } = (await owner.get('/web/operator/invitations')).body
    expect(invitations[0]).toMatchObject({ email, state: 'accepted', acceptedAt: expect.any(String) })
  })

  test('is rejected if it is forged, renewed, revoked or too weak a password is chosen', async () => {
    const { body } = await invite('second@example.com')
    const token = tokenIn(body.url)
    const forged = [token.replace(/.$/, (last) => (last === 'A' ? 'B' : 'A')), token.slice(0, -3), 'x', `${token}x`]
    for (const each of forged) {
      expectProblem(await visitor().post('/web/invitation', { token: each }), 410, 'invitation_invalid')
    }
    expectProblem(await visitor().post('/web/invitation/accept', { token, password: 'short' }), 400, 'invalid_input')
    const renewed = await owner.post(`/web/operator/invitations/${body.invitation._id}/renew`, {
      send: false,
    })
    expectProblem(await visitor().post('/web/invitation', { token }), 410, 'invitation_invalid')
    const current = tokenIn(renewed.body.url)
    expect((await visitor().post('/web/invitation', { token: current })).status).toBe(200)
    const revoked = await owner.delete(`/web/operator/invitations/${body.invitation._id}`)
    expect(revoked.body.invitation).toMatchObject({ state: 'revoked' })
    expectProblem(await visitor().post('/web/invitation', { token: current }), 410, 'invitation_invalid')
    const again = await owner.post(`/web/operator/invitations/${body.invitation._id}/renew`, { send: false })
    expectProblem(again, 409, 'invitation_closed')
  })

  test('stays in place if the mail server refuses the email, which the admin can send again', async () => {
    smtp.isRefusing = true
    const { status, body } = await invite('refused@example.com', { send: true })
    expect(status).toBe(201)
    const outbox = async () => (await owner.get('/web/operator/mail/outbox')).body
    await expect.poll(outbox).toMatchObject({ failed: 1 })
    smtp.isRefusing = false
    const { mails } = await outbox()
    expect(mails).toMatchObject([
      {
        ...{ kind: 'invitation', to: 'refused@example.com', state: 'failed', attempts: 1 },
        problem: { reason: 'recipient_rejected', reply: '550 no such user' },
      },
    ])
    expect(JSON.stringify(mails)).not.toContain(tokenIn(body.url))
    const { invitations } = (await owner.get('/web/operator/invitations')).body
    expect(invitations).toContainEqual(expect.objectContaining({ email: 'refused@example.com', state: 'pending' }))

    const path = `/web/operator/mail/outbox/${mails[0]._id}`
    expect((await owner.post(`${path}/retry`)).body.mail).toMatchObject({ state: 'waiting', problem: null })
    expect((await smtp.mailTo('refused@example.com')).text).toContain(body.url)
    await expect.poll(async () => (await outbox()).total).toBe(0)
    const details = { kind: 'invitation', to: 'refused@example.com' }
    expect(await newestEntries(1)).toMatchObject([{ action: 'mail_retried', target: mails[0]._id, details }])
    expectProblem(await owner.delete(path), 404, 'not_found')
    expectProblem(await owner.post(`${path}/retry`), 404, 'not_found')
    expect(await newestEntries(1)).toMatchObject([{ action: 'mail_retried' }])
  })

  test('whose email was refused can be discarded, which the audit log has', async () => {
    smtp.isRefusing = true
    await invite('discarded@example.com', { send: true })
    const failed = async () => (await owner.get('/web/operator/mail/outbox')).body.mails
    await expect.poll(failed).toMatchObject([{ to: 'discarded@example.com', state: 'failed' }])
    smtp.isRefusing = false
    const [{ _id }] = await failed()
    expect((await owner.delete(`/web/operator/mail/outbox/${_id}`)).status).toBe(204)
    const details = { kind: 'invitation', to: 'discarded@example.com' }
    expect(await newestEntries(1)).toMatchObject([{ action: 'mail_discarded', target: _id, details }])
  })

  test('for an email with an account is rejected', async () => {
    expectProblem(await invite('owner@example.com'), 409, 'account_exists')
    expectProblem(await invite('no-address'), 400, 'invalid_input')
    expectProblem(await invite('x@example.com', { plan: 'gold' }), 400, 'invalid_input')
  })
})

describe('the audit log', () => {
  test('has every step of an account, with who and where, and no secrets', async () => {
    const { browser, id, email, key } = await person()
    await visitor().post('/web/session', { email, password: 'a wrong password' })
    await browser.delete(`/web/keys/${key}`)
    await browser.patch('/web/account', { password: PASSWORD, newPassword: 'another passphrase' })
    await owner.post(`${at(id)}/suspend`)
    await owner.delete(at(id))
    const { body, text } = await owner.get(`/web/operator/audit?account=${id}&limit=50`)
    expect(body.entries.map(({ action }: { action: string }) => action).reverse()).toEqual([
      'invitation_accepted',
      'sign_in',
      'key_created',
      'sign_in_failed',
      'key_revoked',
      'password_changed',
      'account_suspended',
      'account_deleted',
    ])
    const { entries } = body
    expect(entries[0]).toMatchObject({
      account: { _id: id, email },
      actor: { _id: owner.accountId, email: 'owner@example.com', source: 'account' },
      address: '127.0.0.1',
      requestId: expect.stringMatching(/^req_/),
    })
    expect(entries[4]).toMatchObject({ actor: { _id: null, source: 'visitor' }, address: `198.51.100.${networks}` })
    for (const secret of [PASSWORD, 'another passphrase', 'a wrong password', 'pl_', '#token']) {
      expect(text).not.toContain(secret)
    }
    const failed = await owner.get(`/web/operator/audit?action=sign_in_failed&account=${email}`)
    expect(failed.body.total).toBe(1)
    expect((await owner.get(`/web/operator/audit?account=${id}&until=2001-01-01`)).body.total).toBe(0)
    expectProblem(await owner.get('/web/operator/audit?from=yesterday'), 400, 'invalid_input')
  })

  test('has what was shown to others or deleted, with the key that did it, and no titles', async () => {
    const { client, id, key } = await person()
    const titled = { width: 9, height: 9, title: 'Secret plans' }
    const [kept, gone, also] = await Promise.all([1, 2, 3].map(() => client.post('/api/designs', titled)))
    const designId = kept?.body._id
    await client.patch(`/api/designs/${designId}`, { title: 'Renamed' })
    await client.patch(`/api/designs/${designId}`, { visibility: 'public' })
    const { body: template } = await client.post('/api/templates', { designId })
    await client.delete(`/api/templates/${template._id}`)
    const ids = [gone?.body._id, also?.body._id]
    await client.post('/api/designs/trash', { ids })
    await client.post('/api/trash/delete', { ids })
    const { body, text } = await owner.get(`/web/operator/audit?account=${id}&limit=50`)
    const keyId = key
    expect(body.entries.slice(0, 4)).toMatchObject([
      { action: 'designs_deleted', target: null, details: { count: 2, keyId } },
      { action: 'template_deleted', target: template._id, details: { keyId } },
      { action: 'template_published', target: template._id, details: { keyId } },
      { action: 'visibility_changed', target: designId, details: { from: 'private', to: 'public', keyId } },
    ])
    expect(body.entries[0]).toMatchObject({ actor: { _id: id }, address: '127.0.0.1' })
    expect(body.entries[4].action).not.toBe('visibility_changed')
    expect(text).not.toContain('Secret plans')
  })

  test('shows each account its own, without the admin who acted', async () => {
    const { browser, id } = await person()
    await owner.patch(at(id), { plan: 'free' })
    await owner.post('/web/keys', { name: 'of the owner' })
    const { entries } = (await browser.get('/web/activity')).body
    expect(entries[0]).toMatchObject({
      action: 'plan_changed',
      details: { from: 'unlimited', to: 'free' },
      actor: { _id: null, email: null, source: 'account' },
      address: '',
    })
    expect(entries.every(({ account }: { account: { _id: string } }) => account._id === id)).toBe(true)
    expectProblem(await browser.get('/web/operator/audit'), 403, 'owner_needed')
  })
})
