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
 * an attempt that ended half way is made again (`isRetry`), so that nothing is made twice. Then say `finish`, `abandon` or
 * `release`.
 */
export type Begun =
  | { readonly state: 'replay'; readonly answer: KeptAnswer }
  | { readonly state: 'proceed'; readonly resourceId: string; readonly isRetry: boolean }

export interface Idempotency {
  /** @throws `idempotency_key_reused` (another body or path), `idempotency_key_in_use` (still in flight) */
  begin(caller: Caller, attempt: Attempt): Promise<Begun>
  /** Keeps the answer for 24 hours. */
  finish(caller: Caller, key: string, answer: KeptAnswer): Promise<void>
  /** Neither the request, which was refused, nor any before it did anything: the key is free again, for another body too. */
  abandon(caller: Caller, key: string): Promise<void>
  /** Nobody knows what the request did: the same one may come again at once, and makes the thing with the same id. */
  release(caller: Caller, key: string): Promise<void>
}
