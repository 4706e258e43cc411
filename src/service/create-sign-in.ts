import { type Account } from '../store/records.ts'
import { type Store } from '../store/store.ts'
import { isoTime } from './iso-time.ts'
import { type Me, type SignIn } from './sign-in.ts'

interface SignInOptions {
  readonly store: Store
  /** Whether anybody may make an account. */
  readonly signUp: 'open' | 'closed'
  /** Whether the service can send mail. */
  readonly hasMail: boolean
}

export function createSignIn({ store, signUp, hasMail }: SignInOptions): SignIn {
  return {
    async door(caller, isLocal) {
      const isSetUp = await store.accounts.anyPassword()
      const account = caller === null ? undefined : await store.accounts.find(caller.accountId)
      return {
        setup: isSetUp ? 'done' : 'needed',
        setupNeedsToken: !isSetUp && !isLocal,
        signUp: isSetUp && signUp === 'open',
        mail: hasMail,
        account: account === undefined ? null : meOf(account),
      }
    },
  }
}

/** `account` as its own person sees it. */
export function meOf({ id, email, role, plan, createdAt }: Account): Me {
  return { _id: id, email, role, plan, createdAt: isoTime(createdAt) }
}
