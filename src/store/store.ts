import { type AccountStore } from './accounts.ts'
import { type AssetStore } from './assets.ts'
import { type DesignStore } from './designs.ts'
import { type ExportStore } from './exports.ts'
import { type IdempotencyStore } from './idempotency.ts'
import { type KeyStore } from './keys.ts'
import { type SessionStore } from './sessions.ts'
import { type OperatorStore } from './operator.ts'
import { type TemplateStore } from './templates.ts'
import { type UsageStore } from './usage.ts'

/**
 * Everything the service remembers, but for files. Every method is one transaction; what it promises holds once its
 * promise is fulfilled, through a crash too. Besides the failures that each names, all throw `overloaded` when the
 * database cannot be reached, `disk_full` when its disk is full, and `invalid_input` for text with the character U+0000, which PostgreSQL cannot keep.
 */
export interface Store {
  readonly accounts: AccountStore
  readonly keys: KeyStore
  readonly sessions: SessionStore
  readonly designs: DesignStore
  readonly templates: TemplateStore
  readonly exports: ExportStore
  readonly assets: AssetStore
  readonly idempotency: IdempotencyStore
  readonly usage: UsageStore
  readonly operator: OperatorStore
  /** Whether a migration has ever run: false for an empty database, and for another application's. */
  hasTables(): Promise<boolean>
  /** Brings the database to this version's schema and answers the migrations that ran. Safe when several start at once. */
  migrate(now: number): Promise<readonly string[]>
  /**
   * Says that the server's run of this name goes on for as long as the store is open; called before it takes a lease of
   * anything. What runs held that are over for certain is due at once, rather than when its lease ends.
   */
  beginRun(run: string): Promise<void>
  /** Fulfilled when the database answers. */
  ping(): Promise<void>
  close(): Promise<void>
}

/** Where the store is: a folder of this machine (SQLite, made if need be), or a PostgreSQL server. */
export type StoreLocation =
  { readonly dataDir: string } | { readonly databaseUrl: string; readonly maxConnections?: number }
