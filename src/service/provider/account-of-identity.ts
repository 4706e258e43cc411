import { isFailure } from '../../failure.ts'
import { type ProvenIdentity } from '../../oidc/sign-in-provider.ts'
import { foldedEmail } from '../../store/accounts/email-key.ts'
import { type Account } from '../../store/records.ts'
import { type Store } from '../../store/store.ts'
import { isEmail } from '../accounts/email-address.ts'
import { MEMBERS_PLAN } from '../accounts/sign-in.ts'
import { type NewId } from '../new-id.ts'

/** Why an identity gets no account. */
export type Refusal =
  | 'setup_needed'
  /** The provider returned no email, or has not verified it. */
  | 'email_unverified'
  | 'domain_not_allowed'
  | 'no_account'
  /** The account has another identity, or the identity another account. */
  | 'linked_to_another'
  /** An account with this email exists, but anyone could have created it. */
  | 'link_in_settings'

/** Finds, links or creates the account of a person, or links `linkTo`, the account of the browser's session. */
export type AccountOfIdentity = (
  identity: ProvenIdentity,
  linkTo?: string,
) => Promise<{ readonly account: Account } | { readonly refused: Refusal }>

export interface AccountOfIdentityOptions {
  readonly store: Pick<Store, 'accounts' | 'identities'>
  /** Whether a person without an account gets one. */
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
 * Residual risk: the provider is trusted to verify emails, and members can change theirs.
 */
export function createAccountOfIdentity(options: AccountOfIdentityOptions): AccountOfIdentity {
  const { store, providerSignUp, signUp, domains, now, newId } = options

  const link = async (account: Account, { issuer, subject, email = '' }: ProvenIdentity) => {
    const isLinked = await store.identities.link({ issuer, subject, accountId: account.id, email, createdAt: now() })
    const owner = isLinked ? account.id : (await store.identities.find(issuer, subject))?.accountId
    return owner === account.id ? { account } : ({ refused: 'linked_to_another' } as const)
  }

  const create = async (email: string): Promise<Account | undefined> => {
    try {
      return await store.accounts.create({
        ...{ id: newId('acc'), email: foldedEmail(email), plan: MEMBERS_PLAN, createdAt: now() },
      })
    } catch (error) {
      // Another request has created it at the same time.
      if (isFailure(error, 'account_exists')) return undefined
      throw error
    }
  }

  const accountOf: AccountOfIdentity = async (identity, linkTo) => {
    const { issuer, subject, email, isEmailVerified } = identity
    if (!(await store.accounts.canSignIn())) return { refused: 'setup_needed' }
    const hasProvenEmail = email !== undefined && isEmailVerified && isEmail(email)
    if (domains.length > 0) {
      if (!hasProvenEmail) return { refused: 'email_unverified' }
      if (!domains.includes(domainOf(email))) return { refused: 'domain_not_allowed' }
    }

    const linked = await store.identities.find(issuer, subject)
    if (linked !== undefined && linkTo !== undefined && linkTo !== linked.accountId) {
      return { refused: 'linked_to_another' }
    }
    const knownId = linked?.accountId ?? linkTo
    const known = knownId === undefined ? undefined : await store.accounts.find(knownId)
    if (known !== undefined) return linked === undefined ? link(known, identity) : { account: known }

    if (!hasProvenEmail) return { refused: 'email_unverified' }
    const existing = await store.accounts.findByEmail(email)
    if (existing !== undefined) return signUp === 'open' ? { refused: 'link_in_settings' } : link(existing, identity)
    if (providerSignUp === 'closed') return { refused: 'no_account' }
    const created = await create(email)
    return created === undefined ? accountOf(identity, linkTo) : link(created, identity)
  }
  return accountOf
}

function domainOf(email: string): string {
  return foldedEmail(email).split('@').at(-1) ?? ''
}
