import {
  emailChangedMail,
  emailChangeRequestedMail,
  passwordChangedMail,
  passwordSetMail,
} from '../../mail/changed-mail.ts'
import { emailConfirmationMail } from '../../mail/email-confirmation-mail.ts'
import { invitationMail } from '../../mail/invitation-mail.ts'
import type { Mail } from '../../mail/mailer.ts'
import { resetMail } from '../../mail/reset-mail.ts'
import { securityMail } from '../../mail/security-mail.ts'
import { existingAccountMail, signUpMail } from '../../mail/sign-up-mail.ts'
import type { StoredMail } from '../../store/mails/mail-store.ts'
import type { Store } from '../../store/store.ts'
import { EMAIL_CHANGE_HOURS, emailChangeLink } from '../accounts/email-change-link.ts'
import { RESET_MINUTES, resetLink } from '../accounts/reset-link.ts'
import { SIGN_UP_HOURS, signUpLink } from '../accounts/sign-up-link.ts'
import { invitationLink } from '../invitations/invitation-link.ts'
import { stateOf } from '../invitations/invitation-state.ts'
import type { MailDraft } from './mail-content.ts'

export interface MailWriterOptions {
  readonly store: Pick<Store, 'accounts' | 'invitations' | 'emailChanges' | 'identities' | 'keys'>
  readonly secret: string
  readonly publicUrl: () => string
  readonly now: () => number
}

/**
 * Returns a function that writes the text of an email when it is sent, with a new link. It returns
 * undefined if there is nothing to send any more, or if the address has no account.
 */
export function createMailWriter({ store, secret, publicUrl: urlOf, now }: MailWriterOptions) {
  const linkOptions = () => ({ secret, publicUrl: urlOf(), now: now() })

  const writeReset = async (email: string): Promise<Mail | undefined> => {
    const found = await store.accounts.findCredentials(email)
    if (found === undefined || found.account.suspendedAt !== null) return undefined
    const { account, password } = found
    const { url } = resetLink(linkOptions(), { id: account.id, email: account.email, password })
    return resetMail({ to: account.email, url, minutes: RESET_MINUTES, isFirst: password === null })
  }

  const writeSignUp = async (email: string): Promise<Mail | undefined> => {
    const found = await store.accounts.findByEmail(email)
    if (found === undefined)
      return signUpMail({ to: email, url: signUpLink(linkOptions(), email), hours: SIGN_UP_HOURS })
    return found.suspendedAt === null ? existingAccountMail({ to: found.email, publicUrl: urlOf() }) : undefined
  }

  const writeInvitation = async (id: string): Promise<Mail | undefined> => {
    const invitation = await store.invitations.find(id)
    if (invitation === undefined || stateOf(invitation, now()) !== 'pending') return undefined
    const { email, expiresAt } = invitation
    return invitationMail({ to: email, url: invitationLink(linkOptions(), invitation), expiresAt })
  }

  const writeConfirmation = async (to: string, accountId: string): Promise<Mail | undefined> => {
    const account = await store.accounts.find(accountId)
    const change = await store.emailChanges.find(accountId)
    // Canceled, or replaced by a change to another address.
    if (account === undefined || change?.email !== to) return undefined
    const url = emailChangeLink(linkOptions(), { accountId, from: account.email, ...change })
    return emailConfirmationMail({ to, from: account.email, url, hours: EMAIL_CHANGE_HOURS })
  }

  /** What a new password does not end. */
  const countRemaining = async (email: string): Promise<{ keys: number; providers: number }> => {
    const account = await store.accounts.findByEmail(email)
    if (account === undefined) return { keys: 0, providers: 0 }
    const keys = await store.keys.listPage(account.id, { limit: 1, offset: 0, revokedAfter: now() })
    return { keys: keys.total, providers: (await store.identities.listOfAccount(account.id)).length }
  }

  return async (stored: StoredMail): Promise<Mail | undefined> => {
    // Only `Outbox` writes these rows.
    const mail = { ...stored.data, kind: stored.kind, to: stored.to } as MailDraft
    const publicUrl = urlOf()
    switch (mail.kind) {
      case 'password_reset':
        return writeReset(mail.to)
      case 'sign_up':
        return writeSignUp(mail.to)
      case 'invitation':
        return writeInvitation(mail.invitationId)
      case 'email_confirmation':
        return writeConfirmation(mail.to, mail.accountId)
      case 'email_change_requested':
        return emailChangeRequestedMail({ ...mail, publicUrl })
      case 'email_changed':
        return emailChangedMail({ ...mail, publicUrl })
      case 'password_changed':
        return passwordChangedMail({ ...mail, publicUrl, ...(await countRemaining(mail.to)) })
      case 'password_set':
        return passwordSetMail({ ...mail, publicUrl })
      case 'two_factor_on':
      case 'two_factor_off':
      case 'recovery_codes_renewed':
      case 'recovery_code_used':
      case 'codes_guessed':
      case 'provider_linked':
      case 'provider_unlinked':
        return securityMail({ ...mail, publicUrl })
      default:
        // A newer version has queued it, and its servers send it.
        throw new Error(`This version cannot send emails of the kind ${stored.kind}.`)
    }
  }
}
