import { Failure } from '../../failure.ts'
import { isoTime, isoTimeOrNull } from '../../iso-time.ts'
import type { Invitation as InvitationRecord } from '../../store/account-records.ts'
import type { Store } from '../../store/store.ts'
import type { Role } from '../access/caller.ts'
import { checkedEmail } from '../accounts/email-address.ts'
import { readLinkToken } from '../accounts/link-token.ts'
import type { Passwords } from '../accounts/passwords.ts'
import type { PasswordSignIn } from '../accounts/confirm-password.ts'
import { type Me, meOf, requirePasswordSignIn } from '../accounts/sign-in.ts'
import type { Actor, AuditBy, Origin } from '../audit/audit-by.ts'
import { invitationEntry } from '../audit/invitation-entry.ts'
import type { Outbox } from '../mail/outbox.ts'
import type { NewId } from '../new-id.ts'
import type { PageOf } from '../page-of.ts'
import { planNames, type Plans } from '../usage/plans.ts'
import { invitationLink, isInvitationToken } from './invitation-link.ts'
import { type InvitationState, stateOf } from './invitation-state.ts'

export const INVITATION_DAYS = { fallback: 7, minimum: 1, maximum: 30 } as const

export interface Invitation {
  readonly _id: string
  readonly email: string
  readonly role: Role
  readonly plan: string
  readonly state: InvitationState
  readonly createdAt: string
  readonly expiresAt: string
  readonly acceptedAt: string | null
}

export interface InvitationInput {
  readonly email: string
  readonly role: Role
  readonly plan: string
  /** How long the link is valid, from 1 to 30. Default: 7. */
  readonly days?: number
  /** Whether to email the link, through the outbox. */
  readonly send: boolean
}

export interface SentInvitation {
  readonly invitation: Invitation
  /** The link, which is not stored: renew the invitation for another one. */
  readonly url: string
}

export interface AcceptedInvitation {
  readonly account: Me
  /** As in `SignIn.signIn`. */
  readonly proved: string
}

/** One-time links that let a person create an account with a role and plan chosen by an admin. */
export interface Invitations {
  /** Newest first. */
  list(page: PageOf): Promise<{ invitations: Invitation[]; total: number }>
  /**
   * Replaces an open invitation of the same email.
   * @throws `invalid_input`, `account_exists`, `plan_unknown`, `owner_needed`, `mail_not_configured`
   */
  create(by: Actor, invitation: InvitationInput): Promise<SentInvitation>
  /** Replaces the link with a new one. @throws `not_found`, `invitation_closed`; as `create` for mail */
  renew(by: Actor, id: string, options: Pick<InvitationInput, 'days' | 'send'>): Promise<SentInvitation>
  /** @throws `not_found`, `invitation_closed` */
  revoke(by: Actor, id: string): Promise<Invitation>
  /** Returns the email to show to the holder of the link. @throws `invitation_invalid` */
  open(token: string): Promise<{ readonly email: string }>
  /**
   * Creates the account.
   * @throws `invitation_invalid`, `password_sign_in_off`; `account_exists` if the email is in use by now;
   *   `setup_needed` for a member before the setup
   */
  accept(use: {
    readonly token: string
    readonly password: string
    readonly origin: Origin
  }): Promise<AcceptedInvitation>
}

interface InvitationsOptions {
  readonly store: Store
  readonly passwords: Passwords
  readonly passwordSignIn: PasswordSignIn
  readonly plans: Plans
  readonly outbox: Pick<Outbox, 'post'>
  readonly hasMail: boolean
  /** Reads the signing secret. */
  readonly secret: () => string | Promise<string>
  readonly publicUrl: () => string | Promise<string>
  readonly auditBy: AuditBy
  readonly now: () => number
  readonly newId: NewId
}

const DAY_MS = 24 * 3_600_000

export function createInvitations(options: InvitationsOptions): Invitations {
  const { store, passwords, passwordSignIn, plans, outbox, hasMail, secret, publicUrl, auditBy, now, newId } = options

  /** Empty for an unknown invitation, which the store rejects. */
  const emailOf = async (id: string): Promise<string> => (await store.invitations.find(id))?.email ?? ''

  /** At least a second after the former one, on which the link depends. */
  const renewedExpiry = async (id: string, days: number | undefined): Promise<number> => {
    const former = (await store.invitations.find(id))?.expiresAt
    const expiresAt = expiryAfter(days, now())
    return expiresAt === former ? expiresAt + 1000 : expiresAt
  }

  const mailsFor = ({ id, email }: Pick<InvitationRecord, 'id' | 'email'>, send: boolean) => {
    if (send && !hasMail)
      throw new Failure('mail_not_configured', { remedy: 'Invite without sending, and share the link.' })
    return send ? ([{ kind: 'invitation', to: email, invitationId: id }] as const) : []
  }

  const answerWithLink = async (record: InvitationRecord): Promise<SentInvitation> => {
    const url = invitationLink({ secret: await secret(), publicUrl: await publicUrl() }, record)
    return { invitation: answerOf(record, now()), url }
  }

  const find = async (token: string): Promise<InvitationRecord> => {
    const content = readLinkToken(token)
    const record = content && (await store.invitations.find(content.id))
    const isOpen =
      record !== undefined &&
      stateOf(record, now()) === 'pending' &&
      content?.expiresAt === record.expiresAt &&
      isInvitationToken(token, { secret: await secret(), now: now() }, record)
    if (!isOpen) throw new Failure('invitation_invalid', {})
    return record
  }

  return {
    async list(page) {
      const { invitations, total } = await store.invitations.list(page)
      return { invitations: invitations.map((record) => answerOf(record, now())), total }
    },

    async create(by, { email, role, plan, days, send }) {
      const address = checkedEmail(email)
      if (!Object.hasOwn(plans, plan)) throw new Failure('plan_unknown', { plan, allowed: planNames(plans) })
      const id = newId('inv')
      const event = { action: 'invitation_created', accountId: null, target: id } as const
      const audit = [auditBy(by, { ...event, details: { email: address, role, plan } })]
      const rights = { role, plan, invitedBy: by.accountId }
      const times = { createdAt: now(), expiresAt: expiryAfter(days, now()) }
      const record = await outbox.post(mailsFor({ id, email: address }, send), (mails) =>
        store.invitations.create({ id, email: address, ...rights, ...times }, { audit, mails }),
      )
      return answerWithLink(record)
    },

    async renew(by, id, { days, send }) {
      const email = await emailOf(id)
      const audit = [invitationEntry(auditBy, by, { action: 'invitation_renewed', id, email })]
      const change = { expiresAt: await renewedExpiry(id, days), actorId: by.accountId, audit }
      const record = await outbox.post(mailsFor({ id, email }, send), (mails) =>
        store.invitations.renew(id, { ...change, mails }),
      )
      return answerWithLink(record)
    },

    async revoke(by, id) {
      const audit = [invitationEntry(auditBy, by, { action: 'invitation_revoked', id, email: await emailOf(id) })]
      return answerOf(await store.invitations.revoke(id, { at: now(), actorId: by.accountId, audit }), now())
    },

    open: async (token) => ({ email: (await find(token)).email }),

    async accept({ token, password, origin }) {
      requirePasswordSignIn(passwordSignIn)
      const { id, expiresAt } = await find(token)
      const hash = await passwords.hash(password)
      const accountId = newId('acc')
      const account = await store.invitations.accept({
        ...{ id, expiresAt, account: { id: accountId, createdAt: now(), password: hash } },
        audit: [auditBy({ accountId, origin }, { action: 'invitation_accepted', target: id })],
      })
      // Only one of two concurrent uses succeeds.
      if (account === undefined) throw new Failure('invitation_invalid', {})
      return { account: meOf(account), proved: hash }
    },
  }
}

/** Whole seconds, as in the token. */
function expiryAfter(days: number = INVITATION_DAYS.fallback, now: number): number {
  return Math.ceil((now + days * DAY_MS) / 1000) * 1000
}

function answerOf(record: InvitationRecord, now: number): Invitation {
  const { id, email, role, plan, createdAt, expiresAt, acceptedAt } = record
  return {
    ...{ _id: id, email, role, plan, state: stateOf(record, now) },
    ...{ createdAt: isoTime(createdAt), expiresAt: isoTime(expiresAt), acceptedAt: isoTimeOrNull(acceptedAt) },
  }
}
