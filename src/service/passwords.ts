/** What is kept of passwords, and how they are held against it. */
export interface Passwords {
  /** What is kept of `password`: never the password itself. @throws `overloaded` where too many wait already */
  hash(password: string): Promise<string>
  /**
   * Whether `password` is the one that `kept` was made of. Where nothing is kept the answer is no, and takes as long: nobody learns from
   * the time whether there is such an account. @throws `overloaded` where too many wait already
   */
  verify(password: string, kept: string | null | undefined): Promise<boolean>
}

/** What a password may have, in characters. */
export const PASSWORD = { minCharacters: 10, maxCharacters: 200 } as const
