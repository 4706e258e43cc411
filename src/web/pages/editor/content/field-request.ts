/** A field that should be focused. Each request is an object of its own. */
export interface FieldRequest {
  /** Of the slot. */
  readonly name: string
}
