/** Colors to begin with: grays from white to black, and hues that go well with each other. In hex. */
export const BASIC_COLORS = [
  ...['#ffffff', '#e7e5e4', '#a8a29e', '#57534e', '#1c1917', '#7f1d1d', '#dc2626', '#f97316'],
  ...['#facc15', '#84cc16', '#15803d', '#14b8a6', '#0ea5e9', '#1d4ed8', '#7c3aed', '#ec4899'],
] as const
