/** Tells people by mail what was done to their account, where the service sends mail. Nobody waits for it. */
export interface Notices {
  /** At the address that the account has. */
  passwordChanged(email: string): void
  /** At the address that it had before. */
  emailChanged(before: string, email: string): void
  /** Fulfilled once every mail has been sent, or could not be. */
  idle(): Promise<void>
}
