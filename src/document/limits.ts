/** What a document may hold at most. Checked when one is written; see check-limits.ts for those that a schema cannot tell. */
export const LIMITS = {
  documentBytes: 2 * 1024 * 1024,
  pages: 200,
  elementsPerPage: 5_000,
  groupDepth: 32,
  urlCharacters: 2_000,
  textCharacters: 20_000,
  pathCharacters: 100_000,
  nameCharacters: 255,
  /** Coordinates and lengths, in CSS pixels: far beyond any page, yet safe in every sum the painter makes. */
  coordinatePx: 1_000_000,
  pageSidePx: 10_000,
  /** A blur of thousands of pixels takes Skia half a second and shows nothing that a smaller one does not. */
  blurPx: 500,
  shadows: 16,
  stops: 32,
  dashes: 16,
  linePoints: 1_000,
  runs: 1_000,
  fontSizePx: 2_000,
  leastFontSizePx: 1,
  strokePx: 1_000,
  dashPx: 10_000,
  /** Smaller ones magnify beyond what a canvas's 32-bit numbers hold, and what is painted vanishes. */
  leastViewBoxSide: 0.001,
  leastCrop: 0.001,
} as const
