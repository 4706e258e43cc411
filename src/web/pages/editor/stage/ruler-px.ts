/** The thickness of a ruler, in CSS pixels. */
export const RULER_PX = 20
