import { Type } from '#typebox'
import { ROLES } from '../../../service/access/caller.ts'
import { EMAIL_CHARACTERS, EMAIL_NOUN } from '../../../service/accounts/email-address.ts'
import { PASSWORD } from '../../../service/accounts/passwords.ts'
import { closed, id, named, time } from '../schemas.ts'

export const Me = named(
  'Me',
  closed({
    _id: id('The account ID.'),
    email: Type.String({ description: 'Email address.' }),
    role: Type.Enum(ROLES, { description: 'Owners administer the service; members use it.' }),
    plan: Type.String({ description: 'Name of the plan. Plans are configured by the administrator.' }),
    createdAt: time('Creation time'),
  }),
  'The signed-in account.',
)

export const ME_EXAMPLE = {
  _id: 'acc_01jqr8v0a1b2c3d4e5f6g7h8j9',
  email: 'me@example.com',
  role: 'owner',
  plan: 'max',
  createdAt: '2026-04-01T10:00:00.000Z',
} as const

export const SignedIn = named(
  'SignedIn',
  closed({ account: Me }),
  'The signed-in account. The response sets the cookie of a new session.',
)

/** Email for signing in. Its format is not validated, since an invalid address matches no account. */
export const Email = Type.String({
  minLength: 1,
  maxLength: EMAIL_CHARACTERS,
  format: 'text',
  description: 'Email address. Not case-sensitive.',
})

export const NewEmail = Type.String({
  ...Email,
  format: 'email',
  noun: EMAIL_NOUN,
})

/** Long enough for the tokens of all links that contain IDs. */
export const LinkToken = Type.String({
  minLength: 1,
  maxLength: 200,
  format: 'password',
  description: 'Token of the link, after `#token=`.',
})

export const NewPassword = Type.String({
  minLength: PASSWORD.minCharacters,
  maxLength: PASSWORD.maxCharacters,
  format: 'password',
  description: 'New password.',
})

/** Confirms a change; see `ConfirmPassword`. */
export const ProofPassword = Type.String({
  maxLength: PASSWORD.maxCharacters,
  format: 'password',
  description:
    'Current password. Empty if `confirmation` of the session is `sign-in`: a sign-in less than 10 minutes ago then confirms the request.',
})

export const PasswordConfirmation = named(
  'PasswordConfirmation',
  closed({ password: ProofPassword }),
  'Confirmation with the current password.',
)

export const CODE_NEEDED =
  'The account has two-factor sign-in. The response sets a cookie for `POST /web/session/code`.'

export const Code = Type.String({
  minLength: 1,
  maxLength: 40,
  format: 'text',
  description: 'Six-digit code of the authenticator app, or a recovery code.',
})

/** Current password. The rules for new passwords do not apply to it. */
export const Password = Type.String({
  minLength: 1,
  maxLength: PASSWORD.maxCharacters,
  format: 'password',
  description: 'Current password.',
})
