import { hash } from 'node:crypto'
import { readFileSync, statSync } from 'node:fs'
import { COLOR_PROFILES, type PrintingCondition } from '../../formats/color-profiles.ts'
import { type CmykProfile, readCmykProfile } from './cmyk-profile.ts'
import { fileState } from './file-state.ts'
import { conditionOf } from './printing-condition.ts'
import { readOwnProfiles } from './own-profiles.ts'

export interface ColorProfile extends PrintingCondition {
  readonly path: string | URL
  /** The state of the file, from before it was read. */
  readonly state: string
  /** Changes with the content. */
  readonly digest: string
  readonly bytes: Uint8Array
  readonly inks: CmykProfile
}

/** Reads a built-in profile, or one of `folder`, which takes 10 ms. */
export function openColorProfile(name: string, folder?: string): ColorProfile {
  const builtin = Object.entries(COLOR_PROFILES).find(([each]) => each === name)?.[1]
  const own = builtin ? undefined : folder && readOwnProfiles(folder).profiles.find((each) => each.name === name)
  if (!builtin && !own) throw new Error(`there is no color profile ${name}`)
  const path = own ? own.path : new URL(`profiles/${name}.icc`, import.meta.url)
  const state = fileState(statSync(path, { bigint: true }))
  const bytes = readFileSync(path)
  const inks = readCmykProfile(bytes)
  if (!inks) throw new Error(`the color profile ${name} is not one of a printing process with four inks`)
  return { ...(builtin ?? conditionOf(bytes, name)), path, state, digest: hash('sha256', bytes), bytes, inks }
}
