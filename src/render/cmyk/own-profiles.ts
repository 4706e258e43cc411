import { hash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import { join, parse } from 'node:path'
import { COLOR_PROFILE_NAME, COLOR_PROFILE_NAMES } from '../../formats/color-profiles.ts'
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
    const bytes = readFileSync(path)
    const fault = nameFault(name, profiles) ?? profileFault(bytes)
    if (fault === undefined) profiles.push(describe(name, path, bytes))
    else faults.push(`${path} ${fault}.`)
  }
  return { profiles, faults }
}

function describe(name: string, path: string, bytes: Uint8Array): OwnProfile {
  const { label, condition } = conditionOf(bytes, name)
  return { name, path, label, condition, digest: hash('sha256', bytes) }
}

function nameFault(name: string, others: readonly OwnProfile[]): string | undefined {
  if (!COLOR_PROFILE_NAME.test(name))
    return 'must have a name of up to 64 letters, digits, dots, hyphens and underscores'
  if (COLOR_PROFILE_NAMES.includes(name)) return 'has the name of a built-in profile; rename it'
  return others.some((other) => other.name === name) ? 'has the name of another profile; rename it' : undefined
}
