/** A printing process and its paper, as printers name them in the registry of the ICC. */
export interface PrintingCondition {
  readonly label: string
  /** In the registry, whose address is `registry`; undefined if none has it. */
  readonly condition: string
  readonly registry?: string
  readonly description: string
}

const REGISTRY = 'http://www.color.org'

/** Profiles that come with Platen. Each name is that of a file in `render/cmyk/profiles`. */
export const COLOR_PROFILES = {
  'fogra39-coated': {
    label: 'Coated paper (FOGRA39, ISO Coated v2)',
    condition: 'FOGRA39',
    registry: REGISTRY,
    description: 'Offset printing, ISO 12647-2:2004/Amd 1, coated paper 115 g/m2',
  },
  'fogra29-uncoated': {
    label: 'Uncoated paper (FOGRA29)',
    condition: 'FOGRA29',
    registry: REGISTRY,
    description: 'Offset printing, ISO 12647-2:2004, uncoated white paper 120 g/m2',
  },
  'gracol2006-coated': {
    label: 'Coated paper, US (GRACoL 2006)',
    condition: 'CGATS TR 006',
    registry: REGISTRY,
    description: 'GRACoL printing on grade 1 coated paper, ANSI CGATS/GRACoL TR 006-2007',
  },
} as const satisfies Readonly<Record<string, PrintingCondition>>

export const COLOR_PROFILE_NAMES: readonly string[] = Object.keys(COLOR_PROFILES)

/** Of a profile, also of one that is not built in. */
export const COLOR_PROFILE_NAME = /^[A-Za-z0-9._-]{1,64}$/
