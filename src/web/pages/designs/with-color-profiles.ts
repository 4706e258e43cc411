import type { Options } from '../../../formats/option.ts'
import type { Schemas } from '../../../sdk/create-platen.ts'

/** Lets people choose from the profiles of the service, which an admin may have added to. */
export function withColorProfiles(options: Options, profiles: readonly Schemas['ColorProfile'][]): Options {
  const { colorProfile } = options
  if (!colorProfile || profiles.length === 0) return options
  const choices = Object.fromEntries(profiles.map(({ name, label }) => [name, { label }]))
  return { ...options, colorProfile: { ...colorProfile, choices } }
}
