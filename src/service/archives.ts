import { type Readable } from 'node:stream'
import { type Caller } from './caller.ts'

/** All that an account has, in one ZIP. */
export interface Archive {
  readonly filename: string
  /** Made while it is read. It fails where the store or the disk does: a ZIP that ends early is told from a whole one. */
  readonly stream: Readable
}

export interface Archives {
  /** @throws `not_found` for the account; `overloaded` while too many are being made */
  open(caller: Pick<Caller, 'accountId'>): Promise<Archive>
}
