import type { HanScript } from '../../text/font-catalog.ts'

/** A font family. `folder` is the name of its npm package under @expo-google-fonts. */
export interface Family {
  readonly name: string
  readonly folder: string
  /** Default: all weights of the package. */
  readonly weights?: readonly number[]
}

/** All are licensed under the SIL Open Font License, except Roboto (Apache 2.0 or OFL). */
export const FAMILIES: readonly Family[] = [
  { name: 'Inter', folder: 'inter' },
  { name: 'Roboto', folder: 'roboto' },
  { name: 'Open Sans', folder: 'open-sans' },
  { name: 'Montserrat', folder: 'montserrat' },
  { name: 'Poppins', folder: 'poppins' },
  { name: 'Lato', folder: 'lato' },
  { name: 'DM Sans', folder: 'dm-sans' },
  { name: 'Space Grotesk', folder: 'space-grotesk' },
  { name: 'Playfair Display', folder: 'playfair-display' },
  { name: 'Lora', folder: 'lora' },
  { name: 'DM Serif Display', folder: 'dm-serif-display' },
  { name: 'Oswald', folder: 'oswald' },
  { name: 'Bebas Neue', folder: 'bebas-neue' },
  { name: 'Dancing Script', folder: 'dancing-script' },
  { name: 'Pacifico', folder: 'pacifico' },
  { name: 'JetBrains Mono', folder: 'jetbrains-mono' },
  { name: 'Aref Ruqaa', folder: 'aref-ruqaa' },
  { name: 'Tiro Devanagari Hindi', folder: 'tiro-devanagari-hindi' },
  { name: 'Shippori Mincho', folder: 'shippori-mincho', weights: [600] },
  { name: 'Ma Shan Zheng', folder: 'ma-shan-zheng' },
  { name: 'Black Han Sans', folder: 'black-han-sans' },
]

/** Seven more weights of three fonts of up to 10 MB would triple the size of an image with all other fonts. */
const HAN_WEIGHTS = [400, 700]

const NOTO_SANS_JP: Family = { name: 'Noto Sans JP', folder: 'noto-sans-jp' }
const NOTO_SANS_SC: Family = { name: 'Noto Sans SC', folder: 'noto-sans-sc', weights: HAN_WEIGHTS }
const NOTO_SANS_TC: Family = { name: 'Noto Sans TC', folder: 'noto-sans-tc', weights: HAN_WEIGHTS }
const NOTO_SANS_KR: Family = { name: 'Noto Sans KR', folder: 'noto-sans-kr', weights: HAN_WEIGHTS }

/** The fonts for Han characters, which look different in each script. */
export const HAN = {
  Jpan: NOTO_SANS_JP.name,
  Hans: NOTO_SANS_SC.name,
  Hant: NOTO_SANS_TC.name,
  Kore: NOTO_SANS_KR.name,
} as const satisfies Readonly<Record<HanScript, string>>

export const EMOJI: Family = { name: 'Noto Color Emoji', folder: 'noto-color-emoji' }

/** Families for fallback only, which documents may also use. */
export const SCRIPT_FAMILIES: readonly Family[] = [
  { name: 'Noto Sans Arabic', folder: 'noto-sans-arabic' },
  { name: 'Noto Sans Hebrew', folder: 'noto-sans-hebrew' },
  { name: 'Noto Sans Devanagari', folder: 'noto-sans-devanagari' },
  { name: 'Noto Sans Thai', folder: 'noto-sans-thai' },
  NOTO_SANS_JP,
  NOTO_SANS_SC,
  NOTO_SANS_TC,
  NOTO_SANS_KR,
  EMOJI,
]

/** The families that documents use by name. */
export const NAMED_FAMILIES = [...FAMILIES, ...SCRIPT_FAMILIES].filter((family) => family !== EMOJI)

/** Searched in this order for missing glyphs. Inter comes first, for Latin, Greek and Cyrillic letters and symbols. */
export const FALLBACKS: readonly string[] = ['Inter', ...SCRIPT_FAMILIES.map(({ name }) => name)]
