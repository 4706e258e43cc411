import { addEntries, type Audit } from '../audit/audit-entry.ts'
import type { Database } from '../database.ts'

/** The secrets of an installation. */
export interface Secrets {
  /** Signs file URLs and links, and seals tokens of sign-ins in progress. */
  readonly signing: string
  /** Encrypts the secrets of authenticator apps. A reset of the other one does not change it. */
  readonly encryption: string
}

export type SecretStore = ReturnType<typeof createSecretStore>

export function createSecretStore(database: Database) {
  const { query } = database

  const find = async (): Promise<Secrets | undefined> => {
    const rows = await query.selectFrom('secrets').select(['purpose', 'secret']).execute()
    const { signing, encryption } = Object.fromEntries(rows.map(({ purpose, secret }) => [purpose, secret]))
    return signing === undefined || encryption === undefined ? undefined : { signing, encryption }
  }

  return {
    find,
    /** Stores the secrets if there are none. Returns the stored ones: of several servers, the first decides. */
    async create({ signing, encryption }: Secrets, now: number): Promise<Secrets> {
      const rows = [
        { purpose: 'signing' as const, secret: signing, created_at: now },
        { purpose: 'encryption' as const, secret: encryption, created_at: now },
      ]
      const insertion = query.insertInto('secrets').values(rows)
      await insertion.onConflict((conflict) => conflict.doNothing()).execute()
      const stored = await find()
      if (stored === undefined) throw new Error('the table of secrets is incomplete')
      return stored
    },
    /** Replaces the signing secret. Does nothing if there is none yet. */
    resetSigning: (secret: string, now: number, audit: Audit): Promise<void> =>
      database.write(async (transaction) => {
        const row = { secret, created_at: now }
        await transaction.updateTable('secrets').set(row).where('purpose', '=', 'signing').execute()
        await addEntries(transaction, audit)
      }),
  }
}
