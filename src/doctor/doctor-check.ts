import type { Config } from '../config/config.ts'
import { explainingStart } from '../installation/start-failure.ts'
import type { Store } from '../store/store.ts'

export interface Finding {
  readonly outcome: 'ok' | 'warning' | 'failed'
  /** One sentence. Says what to do if it isn't ok. */
  readonly message: string
}

export interface CheckContext {
  readonly config: Config
  readonly now: () => number
  /** Not migrated. Undefined if it can't be opened, which the check of the database reports. */
  readonly store: Store | undefined
  /** Why `store` is undefined; undefined if there is no database yet. */
  readonly storeError: unknown
  /** The recipient of a test email. By default, none is sent. */
  readonly mailTo: string | undefined
}

/** Checks one part of the installation. An error is reported as a failed check. */
export interface Check {
  readonly name: string
  run(context: CheckContext): Promise<readonly Finding[]>
}

export const ok = (message: string): Finding => ({ outcome: 'ok', message })
export const warning = (message: string): Finding => ({ outcome: 'warning', message })
export const failed = (message: string): Finding => ({ outcome: 'failed', message })

/**
 * Whether the database is complete and has the tables of this version. Before its first start, some may be missing, and
 * after an interrupted copy, rows are.
 */
export async function isMigrated(store: Store): Promise<boolean> {
  if (!(await store.hasTables())) return false
  const { pendingMigrations, unfinishedCopy } = await store.inspect()
  return pendingMigrations.length === 0 && unfinishedCopy === undefined
}

/** PLATEN_SECRET, or else the generated secret. Undefined if neither is known to this command. */
export async function existingSecret({ config, store }: CheckContext): Promise<string | undefined> {
  if (config.files.secret !== undefined) return config.files.secret
  return store && (await isMigrated(store)) ? (await store.secrets.find())?.signing : undefined
}

/** The sentence with which a start would fail. */
export async function sentenceOf(error: unknown, config: Config): Promise<string> {
  const raise = (): Promise<never> => Promise.reject(error instanceof Error ? error : new Error(String(error)))
  return explainingStart(config, raise).catch((explained: unknown) =>
    explained instanceof Error ? explained.message : String(explained),
  )
}
