import type { Kinds } from './problem-kind.ts'
import { oneOf, plain } from './problem-words.ts'

/** What admins, invitations and links in emails cannot do. */
export const ACCOUNT_PROBLEMS = {
  account_exists: {
    status: 409,
    title: 'Account exists',
    detail: ({ email, remedy }) =>
      `An account with the email ${email} already exists.${remedy === undefined ? '' : ` ${remedy}`}`,
  },
  last_owner: {
    status: 409,
    title: 'Last owner',
    detail: plain('This is the only owner. Promote another account first.'),
  },
  own_account: {
    status: 409,
    title: 'Own account',
    detail: plain('Admins can’t suspend or delete their own account here. To delete it, open Settings → Account.'),
  },
  deletion_begun: {
    status: 409,
    title: 'Deletion begun',
    detail: plain('The deletion of this account has begun, so it can’t be resumed. Delete it again to complete it.'),
  },
  plan_unknown: {
    status: 400,
    title: 'Unknown plan',
    detail: ({ plan, allowed }) => `The plan must be ${oneOf(allowed)}; received ${JSON.stringify(plan)}.`,
  },
  key_limit: {
    status: 409,
    title: 'Too many API keys',
    detail: ({ limit }) => `An account can have ${limit} API keys. Revoke keys that are no longer used.`,
  },
  invitation_closed: {
    status: 409,
    title: 'Invitation closed',
    detail: ({ state }) => `This invitation has already been ${state}.`,
  },
  invitation_invalid: {
    status: 410,
    title: 'Link expired',
    detail: plain('This link has already been used, was revoked or has expired. Ask for a new one.'),
  },
  sign_up_link_invalid: {
    status: 410,
    title: 'Link expired',
    detail: plain('This link is invalid or has expired. Sign up again to get a new one.'),
  },
  email_link_invalid: {
    status: 410,
    title: 'Link expired',
    detail: plain(
      'This link has already been used, was canceled or has expired. Change your email again to get a new one.',
    ),
  },
  reset_link_invalid: {
    status: 410,
    title: 'Link expired',
    detail: plain('This link has already been used or has expired. Request a new one.'),
  },
  mail_not_configured: {
    status: 409,
    title: 'Email not configured',
    detail: ({ remedy }) => `Email isn’t configured on this server. ${remedy}`,
  },
} satisfies Partial<Kinds>
