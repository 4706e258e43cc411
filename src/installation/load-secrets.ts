import type { Config } from '../config/config.ts'
import { findSigningSecret, removeSigningSecret, signingSecretPath } from '../files/signing-secret.ts'
import type { Secrets } from '../store/secrets/secret-store.ts'
import type { Store } from '../store/store.ts'

export interface SecretSources {
  readonly store: Pick<Store, 'secrets'>
  readonly now: () => number
  readonly randomBytes: (count: number) => Uint8Array
  /** Receives a sentence about a problem that does not prevent the start. */
  readonly warn?: (text: string) => void
}

const SECRET_BYTES = 32

/**
 * Returns PLATEN_SECRET, or else the secrets of the database. If there are none, generates them, or
 * moves the secret of the data folder there, where earlier versions stored it.
 *
 * @throws {SetupError} if the secret of the data folder is too short
 */
export async function loadSecrets({ files }: Config, sources: SecretSources): Promise<Secrets> {
  const { secret, dataFolder } = files
  if (secret !== undefined) return { signing: secret, encryption: secret }
  const { store, now, warn } = sources
  const file = await findSigningSecret(dataFolder)
  if (file === undefined) return (await store.secrets.find()) ?? store.secrets.create(newSecrets(sources), now())
  const secrets = await store.secrets.create({ signing: file, encryption: file }, now())
  // After a reset, only the other secret is that of the file.
  if (secrets.encryption === file) await removeSigningSecret(dataFolder)
  else
    warn?.(
      `${signingSecretPath(dataFolder)} is not used, because the database has its own secret. If authenticator apps were set up with it, set PLATEN_SECRET to its content; otherwise delete the file.`,
    )
  return secrets
}

function newSecrets(sources: Pick<SecretSources, 'randomBytes'>): Secrets {
  return { signing: newSecret(sources), encryption: newSecret(sources) }
}

export function newSecret({ randomBytes }: Pick<SecretSources, 'randomBytes'>): string {
  return Buffer.from(randomBytes(SECRET_BYTES)).toString('base64url')
}
