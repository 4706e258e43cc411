import { Type } from '#typebox'
import { withDefault } from '../../../document/described.ts'
import { ROLES } from '../../../service/access/caller.ts'
import { INVITATION_STATES } from '../../../service/invitations/invitation-state.ts'
import { INVITATION_DAYS } from '../../../service/invitations/invitations.ts'
import { Total } from '../paging.ts'
import { closed, id, idOf, named, time, timeOrNull } from '../schemas.ts'
import { LinkToken, NewEmail, NewPassword } from './web-schemas.ts'

const role = Type.Enum(ROLES, { description: 'Owners administer the service; members use it.' })
const days = Type.Optional(
  Type.Integer({
    minimum: INVITATION_DAYS.minimum,
    maximum: INVITATION_DAYS.maximum,
    description: withDefault('Days until the link expires.', INVITATION_DAYS.fallback),
  }),
)
const send = Type.Boolean({ description: 'Whether to email the link. Requires that email is configured.' })

export const Invitation = named(
  'Invitation',
  closed({
    _id: id('The invitation ID.'),
    email: Type.String({ description: 'Email address of the invited person.' }),
    role,
    plan: Type.String({ description: 'Name of the plan.' }),
    state: Type.Enum(INVITATION_STATES, { description: 'State. Only a `pending` invitation can be accepted.' }),
    createdAt: time('Creation time'),
    expiresAt: time('Expiration time of the link'),
    acceptedAt: timeOrNull('Time it was accepted'),
  }),
  'An invitation to create an account.',
)

export const InvitationList = named(
  'InvitationList',
  closed({ invitations: Type.Array(Invitation, { description: 'Invitations on this page.' }), total: Total }),
  'A page of invitations.',
)

export const SentInvitation = named(
  'SentInvitation',
  closed({
    invitation: Invitation,
    url: Type.String({ format: 'uri', description: 'The link. It is not returned again.' }),
  }),
  'An invitation with its link.',
)

export const NewInvitation = named(
  'NewInvitation',
  closed({ email: NewEmail, role, plan: idOf('Name of a configured plan.'), days, send }),
  'A person to invite.',
)

export const RenewedInvitation = named('RenewedInvitation', closed({ days, send }), 'How to renew an invitation.')

export const InvitationToken = named(
  'InvitationToken',
  closed({ token: LinkToken }),
  'The token of an invitation link.',
)

export const InvitedPerson = named(
  'InvitedPerson',
  closed({ email: Type.String({ description: 'Email address of the account to create.' }) }),
  'The person that an invitation link is for.',
)

export const Acceptance = named(
  'Acceptance',
  closed({ token: LinkToken, password: NewPassword }),
  'The token of an invitation link, and the password of the new account.',
)

export const INVITATION = {
  _id: 'inv_01jqr8v0a1b2c3d4e5f6g7h8j9',
  email: 'new@example.com',
  role: 'member',
  plan: 'pro',
  state: 'pending',
  createdAt: '2026-04-01T10:00:00.000Z',
  expiresAt: '2026-04-08T10:00:00.000Z',
  acceptedAt: null,
} as const

export const TOKEN = 'inv_01jqr8v0a1b2c3d4e5f6g7h8j9.t9k2s0.mJ0b0c1eJ7JtqkXo5m3G6iS4cE0v7yS3o5x0Qm2b9aE'
export const SENT_INVITATION = {
  invitation: INVITATION,
  url: `http://localhost:4400/invitation#token=${TOKEN}`,
} as const
