import { isFailure } from '../../failure.ts'
import type { ProvenIdentity } from '../../oidc/sign-in-provider.ts'
import { foldedEmail } from '../../store/accounts/email-key.ts'
import type { Account } from '../../store/account-records.ts'
import type { Store } from '../../store/store.ts'
import { isEmail } from '../accounts/email-address.ts'
import { MEMBERS_PLAN } from '../accounts/sign-in.ts'
import type { AuditBy, Origin } from '../audit/audit-by.ts'
import type { Outbox } from '../mail/outbox.ts'
import type { NewId } from '../new-id.ts'

/** Why an identity gets no account. */
export type Refusal =
  | 'setup_needed'
  /** The provider returned no email, or has not verified it. */
  | 'email_unverified'
  /** The provider returned an email, but not whether it is verified. */
  | 'verification_missing'
  | 'domain_not_allowed'
  | 'no_account'
  /** The identity has another account. */
  | 'linked_to_another'
  /** The account has another identity. */
  | 'account_linked'
  /** An account with this email exists, but anyone could have created it, or it has removed its link. */
  | 'link_in_settings'

export interface IdentityRequest {
  /** The account of the browser's session, to link. */
  readonly linkTo?: string | undefined
  readonly origin: Origin
}

/** Finds, links or creates the account of a person. A new account gets the role and plan of an open invitation. */
export type AccountOfIdentity = (
  identity: ProvenIdentity,
  request: IdentityRequest,
) => Promise<{ readonly account: Account } | { readonly refused: Refusal }>

export interface AccountOfIdentityOptions {
  readonly store: Pick<Store, 'accounts' | 'identities' | 'invitations'>
  readonly outbox: Pick<Outbox, 'post'>
  readonly auditBy: AuditBy
  readonly providerName: string
  /** Whether a person without an account or an invitation gets one. */
  readonly providerSignUp: 'open' | 'closed'
  readonly signUp: 'open' | 'closed'
  /** Domains of emails, in lower case. Empty if all are allowed. */
  readonly domains: readonly string[]
  readonly now: () => number
  readonly newId: NewId
}

/**
 * Threats: an identity that claims another person's email (only verified ones count, and a linked
 * account is found by the subject alone); an email that the provider gives to another person (an
 * account has one identity per issuer); and an account that an attacker created with the victim's
 * email before the victim's first sign-in (with open sign-up, such an account is not linked).
 * Residual risk: the provider is trusted to verify emails, and without a mail server members can change theirs freely.
 */
export function createAccountOfIdentity(options: AccountOfIdentityOptions): AccountOfIdentity {
  const { store, outbox, auditBy, providerName, providerSignUp, signUp, domains, now, newId } = options

  const toIdentity = ({ issuer, subject, email = '' }: ProvenIdentity) => ({ issuer, subject, email, createdAt: now() })

  const link = async (account: Account, identity: ProvenIdentity, origin: Origin) => {
    const { issuer, subject } = identity
    const linked = { action: 'provider_linked', details: { provider: providerName } } as const
    const audit = [auditBy({ accountId: account.id, origin }, linked)]
    const notice = { kind: 'provider_linked', to: account.email, provider: providerName, at: now() } as const
    const isLinked = await outbox.post([notice], (mails) =>
      store.identities.link({ ...toIdentity(identity), accountId: account.id }, { audit, mails }),
    )
    const owner = isLinked ? account.id : (await store.identities.find(issuer, subject))?.accountId
    if (owner === account.id) return { account }
    return { refused: owner === undefined ? 'account_linked' : 'linked_to_another' } as const
  }

  const create = async (email: string, identity: ProvenIdentity, origin: Origin): Promise<Account | undefined> => {
    const invitation = await store.invitations.findOpen(email, now())
    if (invitation === undefined && providerSignUp === 'closed') return undefined
    const id = newId('acc')
    const account = { id, createdAt: now(), identity: toIdentity(identity) }
    const by = { accountId: id, origin }
    if (invitation !== undefined) {
      const accepted = {
        action: 'invitation_accepted',
        target: invitation.id,
        details: { provider: providerName },
      } as const
      return store.invitations.accept({ ...invitation, account, audit: [auditBy(by, accepted)] })
    }
    const created = { action: 'account_created', details: { by: 'provider' } } as const
    const audit = [auditBy(by, created)]
    return store.accounts.create({ ...account, email: foldedEmail(email), plan: MEMBERS_PLAN }, { audit })
  }

  const accountOf: AccountOfIdentity = async (identity, request) => {
    const { linkTo, origin } = request
    const { issuer, subject, email, isEmailVerified } = identity
    if (!(await store.accounts.canSignIn())) return { refused: 'setup_needed' }
    const hasProvenEmail = email !== undefined && isEmailVerified === true && isEmail(email)
    const isUnknown = email !== undefined && isEmailVerified === undefined
    const unproven = { refused: isUnknown ? 'verification_missing' : 'email_unverified' } as const
    if (domains.length > 0) {
      if (!hasProvenEmail) return unproven
      if (!domains.includes(domainOf(email))) return { refused: 'domain_not_allowed' }
    }

    const linked = await store.identities.find(issuer, subject)
    if (linked !== undefined && linkTo !== undefined && linkTo !== linked.accountId) {
      return { refused: 'linked_to_another' }
    }
    const knownId = linked?.accountId ?? linkTo
    const known = knownId === undefined ? undefined : await store.accounts.find(knownId)
    if (known !== undefined) return linked === undefined ? link(known, identity, origin) : { account: known }

    if (!hasProvenEmail) return unproven
    const existing = await store.accounts.findByEmail(email)
    if (existing !== undefined) {
      const isRefused = signUp === 'open' || (await store.identities.wasUnlinked(existing.id, issuer))
      return isRefused ? { refused: 'link_in_settings' } : link(existing, identity, origin)
    }
    try {
      const account = await create(email, identity, origin)
      return account === undefined ? { refused: 'no_account' } : { account }
    } catch (error) {
      // Another request has created it at the same time.
      if (isFailure(error, 'account_exists')) return accountOf(identity, request)
      throw error
    }
  }
  return accountOf
}

function domainOf(email: string): string {
  return foldedEmail(email).split('@').at(-1) ?? ''
}
