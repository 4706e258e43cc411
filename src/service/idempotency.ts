import { type Caller } from './caller.ts'

/** An answer as it went out. */
export interface KeptAnswer {
  readonly status: number
  readonly headers: Readonly<Record<string, string>>
  readonly body: string
}

export interface Attempt {
  /** The `Idempotency-Key`; the edge has checked that it has 1–255 characters. */
  readonly key: string
  readonly method: string
  /** With the query. */
  readonly path: string
  /** As it came: another body under the same key is refused. */
  readonly body: Uint8Array | string
  /** Of an uploaded file, sent beside its bytes: another one is another body. */
  readonly name?: string | undefined
  /** Of the id that the thing to be made is to have: `des`, `exp`, `tpl`, `ast`. */
  readonly idPrefix: IdPrefix
}

export type IdPrefix = 'des' | 'exp' | 'tpl' | 'ast' | 'key' | 'acc' | 'ses'

/**
 * `replay`: answer this and do nothing. `proceed`: do the work, with `resourceId` for what is made; it is the same one when
 * an attempt that ended half way is made again (`isRetry`), so that nothing is made twice. Then call one of the reservation's methods.
 */
export type Begun =
  | { readonly state: 'replay'; readonly answer: KeptAnswer }
  | {
      readonly state: 'proceed'
      readonly resourceId: string
      readonly isRetry: boolean
      readonly reservation: Reservation
    }

/** One attempt's hold on a key. Once another attempt has resumed the request, this one's methods have no effect. */
export interface Reservation {
  /** Stores the answer for 24 hours. Where the store cannot be reached, it is released as soon as it can. */
  finish(answer: KeptAnswer): Promise<void>
  /** For requests that were refused and had no effect, nor any attempt before: the key is free again, for another body too. */
  abandon(): Promise<void>
  /** For requests whose effect is unknown: the same one may be sent again at once, and makes the thing with the same id. */
  release(): Promise<void>
}

export interface Idempotency {
  /** @throws `idempotency_key_reused` (another body or path), `idempotency_key_in_use` (still in flight) */
  begin(caller: Caller, attempt: Attempt): Promise<Begun>
}
