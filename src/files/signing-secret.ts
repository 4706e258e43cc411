import { readFile, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { SetupError } from '../failure.ts'

/** Where earlier versions stored the generated secret, which the database now contains. */
export const signingSecretPath = (folder: string): string => join(folder, 'signing-secret')

const MIN_CHARACTERS = 32

/** @throws {SetupError} if the file is too short */
export async function findSigningSecret(folder: string): Promise<string | undefined> {
  const path = signingSecretPath(folder)
  try {
    return checkLength((await readFile(path, 'utf8')).trim(), path)
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return undefined
    throw error
  }
}

export async function removeSigningSecret(folder: string): Promise<void> {
  await rm(signingSecretPath(folder), { force: true })
}

/** With an empty or truncated file, signatures could be guessed. */
function checkLength(secret: string, path: string): string {
  if (secret.length >= MIN_CHARACTERS) return secret
  throw new SetupError(
    `${path} must contain a secret of at least ${MIN_CHARACTERS} characters; it has ${secret.length}. Restore it from a backup, or delete it to create a new one, which invalidates all existing links and authenticator apps.`,
  )
}
