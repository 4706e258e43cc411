import { link, mkdir, open, readFile, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { SetupError } from '../failure.ts'

const NAME = 'signing-secret'
const MIN_CHARACTERS = 32

/** Processes that start at the same time get the same secret. */
export async function loadSigningSecret(folder: string, newSecret: () => string): Promise<string> {
  const path = join(folder, NAME)
  return (await readSecret(path)) ?? (await createSecret(path, newSecret()))
}

export function findSigningSecret(folder: string): Promise<string | undefined> {
  return readSecret(join(folder, NAME))
}

/** Replaces a secret that was created before. For a restore: existing links work with the secret that signed them. */
export async function saveSigningSecret(folder: string, secret: string): Promise<void> {
  const path = join(folder, NAME)
  if (checkLength(secret, path) === (await readSecret(path))) return
  await rm(path, { force: true })
  await createSecret(path, secret)
}

async function readSecret(path: string): Promise<string | undefined> {
  try {
    return checkLength((await readFile(path, 'utf8')).trim(), path)
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return undefined
    throw error
  }
}

/** With an empty or truncated file, signatures could be guessed. */
function checkLength(secret: string, path: string): string {
  if (secret.length >= MIN_CHARACTERS) return secret
  throw new SetupError(
    `${path} must contain a secret of at least ${MIN_CHARACTERS} characters; it has ${secret.length}. Restore it from a backup, or delete it to create a new one, which invalidates all existing links and authenticator apps.`,
  )
}

/** Writes a temporary file and links it: only the first link succeeds, and no process reads a partial secret. */
async function createSecret(path: string, secret: string): Promise<string> {
  await mkdir(join(path, '..'), { recursive: true, mode: 0o700 })
  const temporary = `${path}.${secret.slice(0, 8)}.tmp`
  const file = await open(temporary, 'wx', 0o600)
  try {
    await file.writeFile(`${secret}\n`)
    await file.sync()
    await file.close()
    await link(temporary, path)
    return secret
  } catch (error) {
    const existing = await readSecret(path)
    if (existing === undefined) throw error
    return existing
  } finally {
    await rm(temporary, { force: true })
  }
}
