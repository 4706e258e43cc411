import { type SessionCaller } from './caller.ts'
import { type Me } from './sign-in.ts'

/** What somebody changes of themselves. Each asks for the password anew: a browser may have been left alone. */
export interface OwnAccount {
  /**
   * A new password ends every other session, and either change gives the one that asks another token: whoever has a copy of the one before
   * is out. The token is told this once and not kept.
   *
   * @throws `invalid_input` at `/password` where that is not the password; `account_exists`
   */
  change(
    caller: SessionCaller,
    change: {
      readonly password: string
      readonly email?: string | undefined
      readonly newPassword?: string | undefined
    },
  ): Promise<{ readonly account: Me; readonly token: string }>
  /**
   * The account and everything that it has, files included.
   *
   * @throws `invalid_input` as above; `last_owner` where others have accounts and none of them runs the service
   */
  remove(caller: SessionCaller, proof: { readonly password: string }): Promise<void>
}
