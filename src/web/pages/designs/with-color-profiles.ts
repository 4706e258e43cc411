import type { Options } from '../../../formats/option.ts'
import type { Schemas } from '../../../sdk/create-platen.ts'

/** Whether a remembered profile has been removed. False until the profiles are loaded. */
export function isRemovedProfile(name: unknown, profiles: readonly Schemas['ColorProfile'][]): boolean {
  return profiles.length > 0 && name !== '' && profiles.every((profile) => profile.name !== name)
}

/** Lets people choose from the profiles of the service, which an admin may have added to. */
export function withColorProfiles(options: Options, profiles: readonly Schemas['ColorProfile'][]): Options {
  const { colorProfile } = options
  if (!colorProfile || profiles.length === 0) return options
  const choices = Object.fromEntries(profiles.map(({ name, label }) => [name, { label }]))
  return { ...options, colorProfile: { ...colorProfile, choices } }
}
