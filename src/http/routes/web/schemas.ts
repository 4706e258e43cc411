import { Type } from 'typebox'
import { ROLES } from '../../../service/caller.ts'
import { EMAIL_CHARACTERS } from '../../../service/email-address.ts'
import { PASSWORD } from '../../../service/passwords.ts'
import { closed, id, named, time } from '../schemas.ts'

export const Me = named(
  'Me',
  closed({
    _id: id("The account's id."),
    email: Type.String({ description: 'What its person signs in with.' }),
    role: Type.Enum(ROLES, { description: 'An owner runs the service; members use it.' }),
    plan: Type.String({ description: 'What it is allowed to use; the operator names the plans.' }),
    createdAt: time('When it was made.'),
  }),
  'The account of who is signed in.',
)

export const ME_EXAMPLE = {
  _id: 'acc_01jqr8v0a1b2c3d4e5f6g7h8j9',
  email: 'me@example.com',
  role: 'owner',
  plan: 'max',
  createdAt: '2026-04-01T10:00:00.000Z',
} as const

/** What somebody signs in to. */
export const SignedIn = named(
  'SignedIn',
  closed({ account: Me }),
  'Who is signed in from now on: the answer sets the cookie of a new session.',
)

/** Of an account that is there: what is none belongs to nobody. */
export const Email = Type.String({
  minLength: 1,
  maxLength: EMAIL_CHARACTERS,
  format: 'text',
  description: 'An email address. Its case does not matter.',
})

/** One that is to be an account's, or written to. */
export const NewEmail = Type.String({ ...Email, format: 'email' })

/** One that is chosen. */
export const NewPassword = Type.String({
  minLength: PASSWORD.minCharacters,
  maxLength: PASSWORD.maxCharacters,
  format: 'password',
  description: 'The password from then on.',
})

/** One that is shown: what it may not be was told when it was chosen. */
export const Password = Type.String({
  minLength: 1,
  maxLength: PASSWORD.maxCharacters,
  format: 'password',
  description: 'The password as it is.',
})
