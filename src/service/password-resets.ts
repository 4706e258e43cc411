import { type Me } from './sign-in.ts'

export interface ResetLink {
  /** A page of the web app; what follows the `#` is no part of what browsers send. */
  readonly url: string
  readonly expiresAt: string
}

/** New passwords for those who have forgotten theirs. */
export interface PasswordResets {
  /**
   * Sends a link to the account of this email, if there is one; answers before it has looked, so that nobody learns whether.
   *
   * @throws `mail_not_configured`, `invalid_input` for what is no email, `overloaded`
   */
  request(email: string): void
  /** A link for whoever runs the service to hand on. @throws `not_found` */
  link(accountId: string): Promise<ResetLink>
  /** Sets the password and ends every session. With the password as it is kept, as `SignIn.signIn`. @throws `reset_link_invalid` */
  use(reset: {
    readonly token: string
    readonly password: string
  }): Promise<{ readonly account: Me; readonly proved: string }>
  /** Fulfilled once the mail that was asked for has been sent, or could not be. */
  idle(): Promise<void>
}
