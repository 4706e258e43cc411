import { type Caller } from './caller.ts'
import { type Export } from './exports.ts'

export interface ExportEvent {
  readonly export: Export
  /**
   * Until when everything has been told once this is: what `since` takes when somebody goes on from here. Null where more of the same
   * moment follows.
   */
  readonly through: number | null
}

export interface Watch {
  /** Milliseconds since 1970. What ended from then on is told too. */
  readonly since?: number | undefined
  /** Aborts when the client has left or the server drains. */
  readonly signal: AbortSignal
}

/** Tells of exports as they change. */
export interface ExportEvents {
  /**
   * First how the caller's exports stand that wait or are being rendered, then each of its exports whenever it has changed, as it is by
   * then: who reads slowly misses states in between and never the last. `undefined` comes where nothing else did for a while. It ends with
   * the signal, and for whoever reads far too slowly or when the store is away: then one goes on with `since`. That
   * files have expired or an export was removed is not told.
   *
   * @throws `overloaded` while too many watch, at once and not from the iteration
   */
  watch(caller: Caller, watch: Watch): AsyncIterable<ExportEvent | undefined>
}
