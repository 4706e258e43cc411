import { Failure } from '../failure.ts'
import { type Account } from '../store/records.ts'
import { type Store } from '../store/store.ts'
import { checkedEmail } from './email-address.ts'
import { isoTime } from './iso-time.ts'
import { type NewId } from './new-id.ts'
import { type Passwords } from './passwords.ts'
import { isSetupToken } from './setup-token.ts'
import { type Credentials, type Me, type SignIn } from './sign-in.ts'

export interface SignInOptions {
  readonly store: Store
  readonly passwords: Passwords
  readonly now: () => number
  readonly newId: NewId
  /** What the token of the setup link is made of. */
  readonly secret: string
  /** Whether anybody may make an account. */
  readonly signUp: 'open' | 'closed'
  /** The command that prints the setup link. */
  readonly setupCommand: string
  /** Whether the service can send mail. */
  readonly hasMail: boolean
}

// Settings can add plans, and change what these allow; they cannot take them away.
const OWNERS_PLAN = 'max'
const MEMBERS_PLAN = 'free'

export function createSignIn(options: SignInOptions): SignIn {
  const { store, passwords, secret, signUp, hasMail, setupCommand } = options
  const refuseUnlessSetUp = async (): Promise<void> => {
    if (!(await store.accounts.anyPassword())) throw new Failure('setup_needed', {})
  }

  return {
    async door(caller, isLocal) {
      const isSetUp = await store.accounts.anyPassword()
      const account = caller === null ? undefined : await store.accounts.find(caller.accountId)
      return {
        setup: isSetUp ? 'done' : 'needed',
        setupNeedsToken: !isSetUp && !isLocal,
        setupCommand: !isSetUp && !isLocal ? setupCommand : null,
        signUp: isSetUp && signUp === 'open',
        mail: hasMail,
        account: account === undefined ? null : meOf(account),
      }
    },

    async setUp({ token = '', isLocal, ...credentials }) {
      // The store asks again, of two at once: this is to refuse before a password is worked on.
      if (await store.accounts.anyPassword()) throw new Failure('setup_done', {})
      if (!isLocal && !isSetupToken(token, secret)) throw new Failure('setup_token_wrong', {})
      return meOf(await store.accounts.setUp(await newAccount(options, credentials, OWNERS_PLAN)))
    },

    async signUp(credentials) {
      if (signUp !== 'open') throw new Failure('sign_up_closed', {})
      await refuseUnlessSetUp()
      return meOf(await store.accounts.create(await newAccount(options, credentials, MEMBERS_PLAN)))
    },

    async signIn({ email, password }) {
      const found = await store.accounts.findCredentials(email)
      const isRight = await passwords.verify(password, found?.password)
      if (!isRight || typeof found?.password !== 'string') throw new Failure('sign_in_failed', {})
      return { account: meOf(found.account), proved: found.password }
    },
  }
}

/** `account` as its own person sees it. */
export function meOf({ id, email, role, plan, createdAt }: Account): Me {
  return { _id: id, email, role, plan, createdAt: isoTime(createdAt) }
}

async function newAccount({ passwords, now, newId }: SignInOptions, { email, password }: Credentials, plan: string) {
  const address = checkedEmail(email)
  return { id: newId('acc'), email: address, plan, createdAt: now(), password: await passwords.hash(password) }
}
