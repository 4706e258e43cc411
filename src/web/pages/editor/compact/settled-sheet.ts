/** Where a sheet rests. */
export type SheetRest = 'closed' | 'half' | 'full'

export interface SheetHeights {
  readonly half: number
  readonly full: number
}

/** How far ahead the speed of a finger carries the sheet, in milliseconds. */
const CARRY_MS = 120
/** Below this part of its smaller height, a sheet closes. */
const CLOSING_PART = 0.6

/**
 * Returns where a released sheet rests. A flick from the whole height stops half way, unless the finger was
 * near to the end. Heights are in CSS pixels, the speed in pixels per millisecond.
 */
export function settledSheet(
  { height, speed, isFull }: { readonly height: number; readonly speed: number; readonly isFull: boolean },
  { half, full }: SheetHeights,
): SheetRest {
  const ahead = height + speed * CARRY_MS
  if ((isFull ? height : ahead) < half * CLOSING_PART) return 'closed'
  return ahead > (half + full) / 2 ? 'full' : 'half'
}
