/** CSS pixels of the units in which people write lengths: 96 to the inch, which has 72 points. */
export const PX_PER = { px: 1, mm: 96 / 25.4, cm: 96 / 2.54, in: 96, pt: 96 / 72 } as const
