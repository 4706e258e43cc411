import { Failure } from '../../failure.ts'
import type { Account } from '../../store/account-records.ts'
import type { Store } from '../../store/store.ts'
import type { Role } from '../access/caller.ts'
import type { Actor, AuditBy } from '../audit/audit-by.ts'
import { auditRevocations } from '../audit/invitation-entry.ts'
import type { Outbox } from '../mail/outbox.ts'
import type { NewId } from '../new-id.ts'
import { planNames, type Plans } from '../usage/plans.ts'
import { checkedEmail } from './email-address.ts'
import { removeAccountData, type RemovalTools } from './remove-account-data.ts'

export interface NewAccountInput {
  readonly email: string
  readonly plan: string
  readonly role: Role
}

/**
 * What admins do with accounts, in the app and on the command line. Every change writes an audit
 * entry. Throws `not_found`, and `owner_needed` if the actor stopped being an active owner meanwhile.
 */
export interface AccountAdministration {
  /** Creates an account without a password. @throws `invalid_input`, `account_exists`, `plan_unknown` */
  create(by: Actor, account: NewAccountInput): Promise<Account>
  /** @throws `plan_unknown`; `last_owner` if no active owner would remain */
  change(by: Actor, id: string, change: { readonly plan?: string; readonly role?: Role }): Promise<void>
  /**
   * Rejects its keys and ends its sessions, effective with their next request. Its links stop:
   * shared designs, signed URLs, password resets, and invitations that it sent. Queued exports are
   * still rendered. Returns false if it was already suspended.
   * @throws `own_account`, `last_owner`
   */
  suspend(by: Actor, id: string): Promise<boolean>
  /**
   * Its keys and shared designs work again. Returns false if it was not suspended.
   * @throws `deletion_begun` after an interrupted `remove`, which can only be completed
   */
  resume(by: Actor, id: string): Promise<boolean>
  /**
   * Unlinks the account from the person at the sign-in provider. The next sign-in with its verified email links it
   * again, also if the person had removed the link. Its sessions continue. Returns false if there was nothing to do.
   */
  unlinkProvider(by: Actor, id: string): Promise<boolean>
  /** Returns the number of ended sessions. */
  signOutEverywhere(by: Actor, id: string): Promise<number>
  /** Deletes the account with its data and files. @throws `own_account`, `last_owner` */
  remove(by: Actor, id: string): Promise<void>
}

interface AdministrationOptions extends RemovalTools {
  readonly store: Store
  readonly plans: Plans
  readonly outbox: Pick<Outbox, 'post'>
  readonly auditBy: AuditBy
  /** Of the sign-in provider. */
  readonly providerName: string
  readonly now: () => number
  readonly newId: NewId
}

export function createAccountAdministration(options: AdministrationOptions): AccountAdministration {
  const { store, plans, outbox, auditBy, providerName, now, newId } = options
  const requirePlan = (plan: string): void => {
    if (!Object.hasOwn(plans, plan)) throw new Failure('plan_unknown', { plan, allowed: planNames(plans) })
  }

  return {
    async create(by, { email, plan, role }) {
      const address = checkedEmail(email)
      requirePlan(plan)
      const account = { id: newId('acc'), email: address, plan, role, createdAt: now() }
      const details = { plan, role }
      const audit = [auditBy(by, { action: 'account_created', accountId: account.id, details })]
      return store.accounts.create(account, { audit, actorId: by.accountId })
    },

    async change(by, id, change) {
      if (change.plan !== undefined) requirePlan(change.plan)
      await store.operator.change(id, change, {
        actorId: by.accountId,
        auditOfInvitation: auditRevocations(auditBy, by),
        auditOf: ({ plan, role }) => [
          ...(plan ? [auditBy(by, { action: 'plan_changed', accountId: id, details: { ...plan } })] : []),
          ...(role ? [auditBy(by, { action: 'role_changed', accountId: id, details: { ...role } })] : []),
        ],
      })
    },

    async suspend(by, id) {
      rejectSelf(by, id)
      return store.accounts.suspend({
        ...{ id, at: now(), actorId: by.accountId, auditOfInvitation: auditRevocations(auditBy, by) },
        audit: [auditBy(by, { action: 'account_suspended', accountId: id })],
      })
    },

    resume: (by, id) =>
      store.accounts.resume({
        ...{ id, actorId: by.accountId },
        audit: [auditBy(by, { action: 'account_resumed', accountId: id })],
      }),

    async unlinkProvider(by, id) {
      const to = (await store.accounts.find(id))?.email ?? ''
      const isLinked = (await store.identities.listOfAccount(id)).length > 0
      const details = { provider: providerName }
      const audit = [auditBy(by, { action: 'provider_unlinked', accountId: id, details })]
      const notice = { kind: 'provider_unlinked', to, provider: providerName, at: now() } as const
      return outbox.post(isLinked ? [notice] : [], (mails) =>
        store.identities.unlinkAll(id, { audit, mails, actorId: by.accountId }),
      )
    },

    async signOutEverywhere(by, id) {
      if ((await store.accounts.find(id)) === undefined) throw new Failure('not_found', { resource: 'account', id })
      const audit = [auditBy(by, { action: 'sessions_ended', accountId: id })]
      return store.sessions.endOthers(id, null, { audit, actorId: by.accountId })
    },

    async remove(by, id) {
      rejectSelf(by, id)
      const audit = [auditBy(by, { action: 'account_deleted', accountId: id })]
      await removeAccountData(options, id, {
        audit,
        actorId: by.accountId,
        auditOfInvitation: auditRevocations(auditBy, by),
      })
    },
  }
}

function rejectSelf(by: Actor, id: string): void {
  if (by.accountId === id) throw new Failure('own_account', {})
}
