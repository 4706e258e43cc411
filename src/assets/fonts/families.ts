/** A font family. `folder` is the name of its npm package under @expo-google-fonts. */
export interface Family {
  readonly name: string
  readonly folder: string
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
]

export const EMOJI: Family = { name: 'Noto Color Emoji', folder: 'noto-color-emoji' }

/** Searched in this order for missing glyphs. Documents may also use them. */
export const FALLBACKS: readonly Family[] = [
  { name: 'Noto Sans Arabic', folder: 'noto-sans-arabic' },
  { name: 'Noto Sans Hebrew', folder: 'noto-sans-hebrew' },
  { name: 'Noto Sans Devanagari', folder: 'noto-sans-devanagari' },
  { name: 'Noto Sans Thai', folder: 'noto-sans-thai' },
  { name: 'Noto Sans JP', folder: 'noto-sans-jp' },
  EMOJI,
]
