/** Ascent and descent of the regular faces of bundled families, in em. A test compares them with the files. */
export const FACE_METRICS: Readonly<Record<string, readonly [ascent: number, descent: number]>> = {
  Inter: [0.969, 0.241],
  Roboto: [0.928, 0.244],
  'Open Sans': [1.069, 0.293],
  Montserrat: [0.968, 0.251],
  Poppins: [1.05, 0.35],
  Lato: [0.987, 0.213],
  'DM Sans': [0.992, 0.31],
  'Space Grotesk': [0.984, 0.292],
  'Playfair Display': [1.082, 0.251],
  Lora: [1.006, 0.274],
  'DM Serif Display': [1.036, 0.335],
  Oswald: [1.193, 0.289],
  'Bebas Neue': [0.9, 0.3],
  'Dancing Script': [0.92, 0.28],
  Pacifico: [1.303, 0.453],
  'JetBrains Mono': [1.02, 0.3],
  'Aref Ruqaa': [1.221, 0.244],
  'Tiro Devanagari Hindi': [0.755, 0.245],
  'Shippori Mincho': [1.16, 0.288],
  'Ma Shan Zheng': [0.88, 0.12],
  'Black Han Sans': [0.79, 0.21],
  'Noto Sans Arabic': [1.374, 0.738],
  'Noto Sans Hebrew': [1.068, 0.292],
  'Noto Sans Devanagari': [0.896, 0.408],
  'Noto Sans Thai': [1.061, 0.45],
  'Noto Sans JP': [1.16, 0.288],
  'Noto Sans SC': [1.16, 0.288],
  'Noto Sans TC': [1.16, 0.288],
  'Noto Sans KR': [1.16, 0.288],
}

const USUAL = [0.97, 0.25] as const

/** Returns the height of the natural line of a family in em. */
export function naturalLine(family: string): number {
  const [ascent, descent] = FACE_METRICS[family] ?? USUAL
  return ascent + descent
}

/** Returns the distance from the top of a text to the baseline of its first line, in em. */
export function baselineOf(family: string, lineHeight: number): number {
  const [ascent, descent] = FACE_METRICS[family] ?? USUAL
  return (lineHeight - ascent - descent) / 2 + ascent
}
