/** Tells people by mail what was done to their account, where the service sends mail. Nobody waits for it. */
export interface Notices {
  /** At the address that the account has. */
  passwordChanged(email: string): void
  /** At the address that it had before, and of all that was changed with it: the new one may not be its owner's. */
  emailChanged(change: EmailChange): void
  /** Fulfilled once every mail has been sent, or could not be. */
  idle(): Promise<void>
}

export interface EmailChange {
  readonly before: string
  readonly email: string
  readonly password: 'kept' | 'changed'
}
