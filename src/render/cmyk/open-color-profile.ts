import { readFileSync } from 'node:fs'
import { COLOR_PROFILES, type ColorProfileName, type PrintingCondition } from '../../formats/color-profiles.ts'
import { type CmykProfile, readCmykProfile } from './cmyk-profile.ts'

export interface ColorProfile extends PrintingCondition {
  readonly bytes: Uint8Array
  readonly inks: CmykProfile
}

/** Reads a profile, which takes 10 ms. */
export function openColorProfile(name: ColorProfileName): ColorProfile {
  const bytes = readFileSync(new URL(`profiles/${name}.icc`, import.meta.url))
  const inks = readCmykProfile(bytes)
  if (!inks) throw new Error(`the color profile ${name} is not one of a printing process with four inks`)
  return { ...COLOR_PROFILES[name], bytes, inks }
}
