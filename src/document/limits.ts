export const LIMITS = {
  documentBytes: 2 * 1024 * 1024,
  pages: 200,
  elementsPerPage: 5_000,
  groupDepth: 32,
  urlCharacters: 2_000,
  textCharacters: 20_000,
  pathCharacters: 100_000,
  nameCharacters: 255,
  /** Far larger than any page, but safe in all calculations of the painter. */
  coordinatePx: 1_000_000,
  pageSidePx: 10_000,
  /** Skia takes half a second for a blur of thousands of pixels, which looks no different from a smaller one. */
  blurPx: 500,
  shadows: 16,
  stops: 32,
  dashes: 16,
  linePoints: 1_000,
  runs: 1_000,
  /** The digits of the largest QR code. */
  codeCharacters: 7_089,
  chartSeries: 24,
  chartValues: 500,
  tableColumns: 50,
  tableRows: 2_000,
  tableCells: 20_000,
  fontSizePx: 2_000,
  leastFontSizePx: 1,
  strokePx: 1_000,
  dashPx: 10_000,
  /** Smaller values magnify beyond the 32-bit numbers of a canvas, and the path disappears. */
  minViewBoxSide: 0.001,
  minCrop: 0.001,
} as const
