import { randomUUID } from 'node:crypto'
import { systemSources } from '../../src/installation/system-sources.ts'
import { createSessions } from '../../src/service/accounts/sessions.ts'
import { createAuditBy } from '../../src/service/audit/audit-by.ts'
import { openStore } from '../../src/store/store.ts'
import { Browser } from './browser.ts'
import type { Service } from './start-service.ts'

export class SignedIn extends Browser {
  readonly accountId: string
  readonly email: string

  constructor(service: Service, { accountId, email, token }: { accountId: string; email: string; token: string }) {
    super(service)
    this.accountId = accountId
    this.email = email
    this.cookies.set('platen_session', token)
  }
}

interface SignInOptions {
  readonly role?: 'owner' | 'member'
  readonly plan?: string
  readonly email?: string
}

/** Creates a session directly in the store, without password hashing and without the rate limits of sign-up. */
export async function signIn(
  service: Service,
  { role = 'member', plan = 'unlimited', email = `${randomUUID()}@example.com` }: SignInOptions = {},
): Promise<SignedIn> {
  const { accounts } = service.app.operator
  const account = (await accounts.findByEmail(email)) ?? (await accounts.create({ email, plan }))
  const store = await openStore({ dataDir: service.dataFolder })
  try {
    // The first account of a service is its owner, so a member needs another account first.
    if (role === 'member' && (await accounts.list()).length === 1) {
      const owner = await accounts.create({ email: 'first-owner@example.com', plan })
      await store.operator.change(owner._id, { role: 'owner' })
    }
    await store.operator.change(account._id, { role })
    const sources = systemSources()
    const sessions = createSessions({ ...sources, store, auditBy: createAuditBy(sources), plans: { [plan]: PLAN } })
    const token = await sessions.begin({ accountId: account._id, userAgent: 'test', address: '127.0.0.1' })
    return new SignedIn(service, { accountId: account._id, email: account.email, token })
  } finally {
    await store.close()
  }
}

const PLAN = {
  requestsPerMinute: 1,
  storageMb: 1,
  exportMegapixels: 1,
  exportMb: 1,
  exportsAtOnce: 1,
  queuedExports: 1,
}
