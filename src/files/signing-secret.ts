import { link, mkdir, open, readFile, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { SetupFault } from '../failure.ts'

const NAME = 'signing-secret'
const LEAST_CHARACTERS = 32

/**
 * The secret that signs the addresses of files, kept in `folder` and made there the first time from `newSecret`. Processes
 * that start at once in the same folder get the same one.
 */
export async function loadSigningSecret(folder: string, newSecret: () => string): Promise<string> {
  const path = join(folder, NAME)
  return (await readSecret(path)) ?? (await makeSecret(path, newSecret()))
}

async function readSecret(path: string): Promise<string | undefined> {
  try {
    return checked((await readFile(path, 'utf8')).trim(), path)
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return undefined
    throw error
  }
}

/** An empty or shortened file would sign links that can be guessed. */
function checked(secret: string, path: string): string {
  if (secret.length >= LEAST_CHARACTERS) return secret
  throw new SetupFault(
    `${path} must hold a secret of at least ${LEAST_CHARACTERS} characters and holds ${secret.length}: restore it from a backup, or delete it to have a new one made, which ends all links signed before.`,
  )
}

/** Written whole under another name and then linked, which fails for all but the first: nobody reads half a secret. */
async function makeSecret(path: string, secret: string): Promise<string> {
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
    const others = await readSecret(path)
    if (others === undefined) throw error
    return others
  } finally {
    await rm(temporary, { force: true })
  }
}
