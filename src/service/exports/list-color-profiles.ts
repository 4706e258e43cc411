import { COLOR_PROFILES } from '../../formats/color-profiles.ts'
import type { OwnProfile } from '../../render/cmyk/own-profiles.ts'

/** A printing process that the colors of PDFs can be converted for. */
interface ColorProfileSummary {
  readonly name: string
  readonly label: string
  readonly condition: string
  readonly builtIn: boolean
}

export interface ColorProfiles {
  /** Built-in profiles first. */
  list(): readonly ColorProfileSummary[]
}

export function createColorProfiles(own: readonly OwnProfile[]): ColorProfiles {
  const summary = (name: string, { label, condition }: Pick<OwnProfile, 'label' | 'condition'>, builtIn: boolean) => {
    return { name, label, condition, builtIn }
  }
  const all = [
    ...Object.entries(COLOR_PROFILES).map(([name, profile]) => summary(name, profile, true)),
    ...own.map((profile) => summary(profile.name, profile, false)),
  ]
  return { list: () => all }
}
