/** CSS pixels of the units in which people write lengths: 96 to the inch, which has 72 points. */
export const PX_PER = { px: 1, mm: 96 / 25.4, cm: 96 / 2.54, in: 96, pt: 96 / 72 } as const

/** Units of Office files in a CSS pixel: 914,400 to the inch. */
export const EMU_PER_PX = 9525
