import { link, mkdir, open, readFile, rm } from 'node:fs/promises'
import { join } from 'node:path'

const NAME = 'signing-secret'

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
    return (await readFile(path, 'utf8')).trim()
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return undefined
    throw error
  }
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
