import { isoTime } from '../../iso-time.ts'
import { Failure } from '../../failure.ts'
import type { Store } from '../../store/store.ts'
import type { Actor, AuditBy } from '../audit/audit-by.ts'
import type { PasswordSignIn } from './confirm-password.ts'
import { type ResetIssue, type ResetSubject, resetToken } from './reset-token.ts'
import { requirePasswordSignIn } from './sign-in.ts'

export const RESET_MINUTES = 60

/** As for invitations: the person does not expect the link of an admin, and has no password that it could replace. */
const FIRST_PASSWORD_DAYS = 7

export interface ResetLink {
  /** A page of the web app. The token is in the fragment, which browsers do not send. */
  readonly url: string
  readonly expiresAt: string
}

export interface ResetLinkOptions {
  readonly secret: string
  readonly publicUrl: string
  readonly now: number
}

export function resetLink(
  { secret, publicUrl, now }: ResetLinkOptions,
  subject: ResetSubject,
  {
    issuerId = null,
    minutes = RESET_MINUTES,
  }: Partial<Pick<ResetIssue, 'issuerId'>> & { readonly minutes?: number } = {},
): ResetLink {
  const expiresAt = now + minutes * 60_000
  const token = resetToken(secret, subject, { issuerId, expiresAt })
  // The page then speaks of a first password.
  const first = subject.password === null ? '&first=yes' : ''
  return { url: `${publicUrl}/reset#token=${token}${first}`, expiresAt: isoTime(expiresAt) }
}

interface ResetLinkTools {
  readonly store: Pick<Store, 'accounts' | 'audit'>
  readonly auditBy: AuditBy
  readonly passwordSignIn: PasswordSignIn
  readonly now: () => number
}

/**
 * Creates a link for an admin to share. It works for an hour, or for 7 days if it sets the account's first password.
 * @throws `password_sign_in_off`; `not_found`, also for a suspended account, whose link would not work
 */
export async function createResetLink(
  { store, auditBy, passwordSignIn, now }: ResetLinkTools,
  { secret, publicUrl }: Omit<ResetLinkOptions, 'now'>,
  { by, accountId }: { readonly by: Actor; readonly accountId: string },
): Promise<ResetLink> {
  requirePasswordSignIn(passwordSignIn)
  const subject = await findResetSubject(store, accountId)
  if (subject === undefined) throw new Failure('not_found', { resource: 'account', id: accountId })
  await store.audit.add([auditBy(by, { action: 'reset_link_created', accountId })])
  return resetLink({ secret, publicUrl, now: now() }, subject, {
    issuerId: by.accountId,
    ...(subject.password === null && { minutes: FIRST_PASSWORD_DAYS * 24 * 60 }),
  })
}

/** Undefined for an unknown or a suspended account. */
export async function findResetSubject(
  { accounts }: Pick<Store, 'accounts'>,
  id: string,
): Promise<ResetSubject | undefined> {
  const account = await accounts.find(id)
  const password = await accounts.findPassword(id)
  return account?.suspendedAt === null && password !== undefined ? { id, email: account.email, password } : undefined
}
