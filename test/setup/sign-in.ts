import { randomUUID } from 'node:crypto'
import { systemSources } from '../../src/operator.ts'
import { createSessions } from '../../src/service/create-sessions.ts'
import { openStore } from '../../src/store/open-store.ts'
import { type Answer, Client } from './client.ts'
import { type Service } from './start-service.ts'

/** A browser that is signed in, on a page of the service. */
export class SignedIn extends Client {
  readonly accountId: string
  readonly email: string
  readonly #cookie: string

  constructor(base: string, { accountId, email, token }: { accountId: string; email: string; token: string }) {
    super(base)
    this.accountId = accountId
    this.email = email
    this.#cookie = `platen_session=${token}`
  }

  override request(method: string, path: string, sent: Parameters<Client['request']>[2] = {}): Promise<Answer> {
    const headers = { cookie: this.#cookie, 'sec-fetch-site': 'same-origin', ...sent.headers }
    return super.request(method, path, { ...sent, headers })
  }
}

/** Signs a new account in, or the one of `email`, as another server on the same folder would. */
export async function signIn(
  service: Service,
  { role = 'member', plan = 'unlimited', email = `${randomUUID()}@example.com` }: SignInOptions = {},
): Promise<SignedIn> {
  const { accounts } = service.app.operator
  const account = (await accounts.findByEmail(email)) ?? (await accounts.create({ email, plan }))
  const store = await openStore({ dataDir: service.dataFolder })
  try {
    const other = await accounts.list()
    // The first account of a service runs it: where a member is asked for, somebody else does.
    if (role === 'member' && other.length === 1) {
      const owner = await accounts.create({ email: 'owner@platen.example', plan })
      await store.operator.change(owner._id, { role: 'owner' })
    }
    await store.operator.change(account._id, { role })
    const sessions = createSessions({ ...systemSources(), store, plans: { [plan]: 1 } })
    const token = await sessions.begin({ accountId: account._id, userAgent: 'test', address: '127.0.0.1' })
    return new SignedIn(service.url, { accountId: account._id, email: account.email, token })
  } finally {
    await store.close()
  }
}

interface SignInOptions {
  readonly role?: 'owner' | 'member'
  readonly plan?: string
  readonly email?: string
}
