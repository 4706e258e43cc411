import { hash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import { readFile, stat } from 'node:fs/promises'
import { join, parse } from 'node:path'
import { COLOR_PROFILE_NAME, COLOR_PROFILE_NAMES } from '../../formats/color-profiles.ts'
import { readCmykProfile } from './cmyk-profile.ts'
import { fileState } from './file-state.ts'
import { conditionOf } from './printing-condition.ts'
import { profileFault } from './profile-fault.ts'

/** An ICC profile of the operator. */
export interface OwnProfile {
  /** The name of its file without the extension. */
  readonly name: string
  readonly path: string
  readonly label: string
  /** Printing condition, as printers name it. */
  readonly condition: string
  /** Changes with the content. */
  readonly digest: string
}

export interface OwnProfiles {
  readonly profiles: readonly OwnProfile[]
  /** A sentence for each file that cannot be used. */
  readonly faults: readonly string[]
}

const EXTENSION = /^\.ic[cm]$/i

/** Reads the `.icc` and `.icm` files of a folder, in the order of their names. @throws if the folder cannot be read */
export function readOwnProfiles(folder: string): OwnProfiles {
  const profiles: OwnProfile[] = []
  const faults: string[] = []
  for (const file of readdirSync(folder).sort()) {
    const { name, ext } = parse(file)
    if (!EXTENSION.test(ext)) continue
    const path = join(folder, file)
    const read = nameFault(name, profiles) ?? readProfile(name, path)
    if (typeof read === 'string') faults.push(`${path} ${read}.`)
    else profiles.push(read)
  }
  return { profiles, faults }
}

interface Read {
  readonly state: string
  readonly digest: string
}

const lastRead = new WeakMap<OwnProfile, Read>()

/**
 * Returns the digest of what the file contains now: the operator may have replaced it since the start. Reads the file
 * only after a change. Without the file, returns the digest at the start.
 */
export async function currentDigest(profile: OwnProfile): Promise<string> {
  try {
    const state = fileState(await stat(profile.path, { bigint: true }))
    const last = lastRead.get(profile)
    if (last?.state === state) return last.digest
    const digest = hash('sha256', await readFile(profile.path))
    lastRead.set(profile, { state, digest })
    return digest
  } catch {
    return profile.digest
  }
}

/** Reads all of a profile, so that a damaged one fails at the start and not in exports. Returns a fault of the file. */
function readProfile(name: string, path: string): OwnProfile | string {
  try {
    const bytes = readFileSync(path)
    const fault = profileFault(bytes)
    if (fault !== undefined) return fault
    readCmykProfile(bytes)
    const { label, condition } = conditionOf(bytes, name)
    return { name, path, label, condition, digest: hash('sha256', bytes) }
  } catch (error) {
    return error instanceof Error && 'syscall' in error ? `cannot be read (${error.message})` : 'is damaged'
  }
}

function nameFault(name: string, others: readonly OwnProfile[]): string | undefined {
  if (!COLOR_PROFILE_NAME.test(name))
    return 'must have a name of up to 64 letters, digits, dots, hyphens and underscores'
  if (COLOR_PROFILE_NAMES.includes(name)) return 'has the name of a built-in profile; rename it'
  return others.some((other) => other.name === name) ? 'has the name of another profile; rename it' : undefined
}
