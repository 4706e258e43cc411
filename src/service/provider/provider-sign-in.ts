import { Failure } from '../../failure.ts'
import { isoTime } from '../../iso-time.ts'
import { ProviderError, type SignInAttempt, type SignInProvider } from '../../oidc/sign-in-provider.ts'
import type { Identity } from '../../store/identities/identity-row.ts'
import type { Store } from '../../store/store.ts'
import type { SessionCaller } from '../access/caller.ts'
import { type ConfirmPassword, isConfirmedByPassword, type PasswordSignIn } from '../accounts/confirm-password.ts'
import { type Me, meOf } from '../accounts/sign-in.ts'
import type { AuditBy, Origin } from '../audit/audit-by.ts'
import type { Outbox } from '../mail/outbox.ts'
import { createSeal, type SealSources } from '../two-factor/seal.ts'
import type { AccountOfIdentity, Refusal } from './account-of-identity.ts'

/**
 * Signs people in through an identity provider. A sign-in leaves the browser for the provider and
 * returns to the callback; in between, its secrets exist only in a sealed token in the browser's
 * cookie, so that another browser can't use the provider's answer.
 */
export interface ProviderSignIn {
  /**
   * `next` is the path to open after the sign-in. With `again`, the provider asks also people who are
   * signed in there. @throws `not_found` without a provider, `provider_unavailable`
   */
  begin(request: { readonly next?: string | undefined; readonly again?: boolean | undefined }): Promise<BegunSignIn>
  /** Begins to link the caller's account. @throws like `begin` and `ConfirmPassword` */
  beginLink(caller: SessionCaller, proof: { readonly password: string }): Promise<BegunSignIn>
  /** Completes a sign-in or a link. Never throws for what the provider or the browser sends. */
  finish(callback: Callback): Promise<FinishedSignIn>
  getLink(caller: SessionCaller): Promise<ProviderLink>
  /** @throws `not_found`, `only_sign_in` if the account could not sign in any more; and like `ConfirmPassword` */
  unlink(caller: SessionCaller, proof: { readonly password: string }): Promise<void>
}

export interface BegunSignIn {
  /** The provider's sign-in page. */
  readonly url: string
  /** For the cookie of the begun sign-in. */
  readonly token: string
}

export interface Callback {
  /** The redirect URI with the provider's answer. */
  readonly url: URL
  readonly token: string | undefined
  /** The session of the browser, if any. */
  readonly caller: SessionCaller | undefined
  readonly origin: Origin
}

export type FinishedSignIn = CompletedSignIn | { readonly kind: 'linked' } | RefusedSignIn

export interface CompletedSignIn {
  readonly kind: 'signed in'
  readonly account: Me
  readonly provider: string
  readonly next: string | undefined
  /** When the person signed in to the provider. Undefined if it does not say. */
  readonly signedInAt: number | undefined
}

export interface RefusedSignIn {
  readonly kind: 'refused'
  readonly reason: ProviderRefusal
  readonly next?: string | undefined
  /** Whether it would have linked the account of a session. */
  readonly isLink: boolean
}

export type ProviderRefusal = Refusal | 'expired' | 'denied' | 'failed' | 'unavailable'

export interface ProviderLink {
  readonly email: string | null
  readonly linkedAt: string | null
}

export interface ProviderSignInOptions extends SealSources {
  readonly store: Pick<Store, 'accounts' | 'audit' | 'identities'>
  readonly provider: SignInProvider | undefined
  readonly providerName: string
  readonly outbox: Pick<Outbox, 'post'>
  readonly auditBy: AuditBy
  readonly accountOfIdentity: AccountOfIdentity
  readonly confirmPassword: ConfirmPassword
  readonly passwordSignIn: PasswordSignIn
  readonly publicUrl: () => string
  readonly now: () => number
  /** Called with the cause of a sign-in that failed at the provider, or because of a setting. */
  readonly onError?: ((error: unknown) => void) | undefined
}

/** Path of the redirect URI, which is registered with the provider. */
export const PROVIDER_CALLBACK = '/web/provider/callback'

const ATTEMPT_MS = 10 * 60_000

const VERIFICATION_MISSING =
  'The sign-in provider does not say whether an email is verified (email_verified), so a sign-in was refused. If it verifies all emails, set PLATEN_OIDC_TRUST_EMAIL=true.'

export function createProviderSignIn(options: ProviderSignInOptions): ProviderSignIn {
  const { store, providerName, outbox, auditBy, accountOfIdentity, confirmPassword, passwordSignIn } = options
  const { publicUrl, now, onError } = options
  const seal = createSeal({ ...options, purpose: 'provider-sign-in' })

  const requireProvider = (): SignInProvider => {
    if (options.provider === undefined) throw new Failure('not_found', { resource: 'sign-in provider' })
    return options.provider
  }

  /** Providers differ from the setting in a trailing slash. */
  const findIdentity = async (accountId: string): Promise<Identity | undefined> => {
    const wanted = withoutSlash(requireProvider().issuer)
    return (await store.identities.listOfAccount(accountId)).find(({ issuer }) => withoutSlash(issuer) === wanted)
  }

  const begin = async (content: Pick<AttemptContent, 'next' | 'linkTo'>, again = false): Promise<BegunSignIn> => {
    const { url, attempt } = await requireProvider()
      .begin(publicUrl() + PROVIDER_CALLBACK, { again })
      .catch((error: unknown) => {
        throw error instanceof ProviderError ? new Failure('provider_unavailable', {}, error) : error
      })
    const sealed: AttemptContent = { ...content, ...attempt, expiresAt: now() + ATTEMPT_MS }
    return { url, token: seal.seal(JSON.stringify(sealed), '') }
  }

  const open = (token: string | undefined): AttemptContent | undefined => {
    const text = token === undefined ? undefined : seal.open(token, '')
    const attempt = text === undefined ? undefined : (JSON.parse(text) as AttemptContent)
    return attempt !== undefined && now() < attempt.expiresAt ? attempt : undefined
  }

  return {
    begin: ({ next, again }) => begin(next === undefined ? {} : { next }, again),

    async beginLink(caller, { password }) {
      await confirmPassword(caller, password)
      return begin({ linkTo: { accountId: caller.accountId, sessionId: caller.sessionId } })
    },

    async finish({ url, token, caller, origin }) {
      const attempt = open(token)
      const { next, linkTo } = attempt ?? {}
      const refuse = (reason: ProviderRefusal): RefusedSignIn => ({
        ...{ kind: 'refused', reason, next, isLink: linkTo !== undefined },
      })
      const isOtherSession = linkTo !== undefined && linkTo.sessionId !== caller?.sessionId
      if (attempt === undefined || isOtherSession) return refuse('expired')
      try {
        const identity = await requireProvider().finish(url, attempt)
        const found = await accountOfIdentity(identity, { linkTo: linkTo?.accountId, origin })
        if ('refused' in found) {
          if (found.refused === 'verification_missing') onError?.(new Error(VERIFICATION_MISSING))
          const details = { reason: found.refused.replaceAll('_', ' '), provider: providerName }
          const failed = { action: 'sign_in_failed', accountId: linkTo?.accountId ?? null, details } as const
          await store.audit.add([auditBy({ accountId: linkTo?.accountId ?? null, origin }, failed)])
          return refuse(found.refused)
        }
        if (linkTo !== undefined) return { kind: 'linked' }
        const { signedInAt } = identity
        return { kind: 'signed in', account: meOf(found.account), provider: providerName, next, signedInAt }
      } catch (error) {
        if (!(error instanceof ProviderError)) throw error
        onError?.(error)
        return refuse(error.kind)
      }
    },

    async getLink({ accountId }) {
      const identity = await findIdentity(accountId)
      return identity === undefined
        ? { email: null, linkedAt: null }
        : { email: identity.email, linkedAt: isoTime(identity.createdAt) }
    },

    async unlink(caller, { password }) {
      requireProvider()
      const stored = await confirmPassword(caller, password)
      if (!isConfirmedByPassword(stored, passwordSignIn)) throw new Failure('only_sign_in', {})
      const { accountId } = caller
      const issuer = (await findIdentity(accountId))?.issuer ?? ''
      const to = (await store.accounts.find(accountId))?.email ?? ''
      const audit = [auditBy(caller, { action: 'provider_unlinked', details: { provider: providerName } })]
      const isUnlinked = await outbox.post(
        [{ kind: 'provider_unlinked', to, provider: providerName, at: now() }],
        (mails) => store.identities.unlink(accountId, issuer, { audit, mails }),
      )
      if (isUnlinked) return
      throw new Failure('not_found', { resource: 'linked account' })
    },
  }
}

function withoutSlash(issuer: string): string {
  return issuer.replace(/\/$/, '')
}

interface AttemptContent extends SignInAttempt {
  readonly next?: string
  readonly linkTo?: { readonly accountId: string; readonly sessionId: string }
  readonly expiresAt: number
}
