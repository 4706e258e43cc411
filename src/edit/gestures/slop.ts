/** How far a pointer moves on the screen before a press becomes a drag, in CSS pixels. */
export const SLOP_PX = { mouse: 4, touch: 8 } as const
