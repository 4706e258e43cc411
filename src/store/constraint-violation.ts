/** A write that the schema forbids: another row has the same unique value, or a row that it points to is not there. */
export class ConstraintViolation extends Error {
  override readonly name = 'ConstraintViolation'
  readonly kind: 'unique' | 'foreign_key'

  constructor(kind: 'unique' | 'foreign_key', cause: unknown) {
    super(`a ${kind} constraint was violated`, { cause })
    this.kind = kind
  }
}

/** The database gave the transaction up in favour of another one (a deadlock, a serialisation failure): run it again. */
export class TransactionConflict extends Error {
  override readonly name = 'TransactionConflict'

  constructor(cause: unknown) {
    super('the transaction was given up in favour of another one', { cause })
  }
}
