export class ConstraintViolation extends Error {
  override readonly name = 'ConstraintViolation'
  readonly kind: 'unique' | 'foreign_key'

  constructor(kind: 'unique' | 'foreign_key', cause: unknown) {
    super(`a ${kind} constraint was violated`, { cause })
    this.kind = kind
  }
}

/** A deadlock or serialization failure: run the transaction again. */
export class TransactionConflict extends Error {
  override readonly name = 'TransactionConflict'

  constructor(cause: unknown) {
    super('the transaction was aborted in favor of another one', { cause })
  }
}
