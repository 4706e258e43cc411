/**
 * Up to this many characters or bytes, a document is parsed and checked on the serving thread: that
 * takes a few milliseconds.
 */
export const LARGE = 64 * 1024

/** An object or array in a body that is too large to be parsed on the serving thread. */
export class LargeJson {
  readonly #body: Uint8Array
  readonly #field: string

  constructor(body: Uint8Array, field: string) {
    this.#body = body
    this.#field = field
  }

  /** Contains the bytes, since parsing and serializing would change some numbers. */
  get sent(): SentJson {
    return { body: this.#body, field: this.#field }
  }
}

/** A value from a request, as sent to the document thread: parsed, or a field of a JSON body. */
export type SentJson = { readonly value: unknown } | { readonly body: Uint8Array; readonly field: string }

export function sentJson(value: unknown): SentJson {
  return value instanceof LargeJson ? value.sent : { value }
}

export function readSent(sent: SentJson): unknown {
  if ('value' in sent) return sent.value
  const fields = JSON.parse(new TextDecoder().decode(sent.body)) as Readonly<Record<string, unknown>>
  return fields[sent.field]
}
