/** Where a sheet rests. */
export type SheetRest = 'closed' | 'half' | 'full'

/** How far ahead the speed of a finger carries the sheet, in milliseconds. */
const CARRY_MS = 120
/** Below this part of its smaller height, a sheet closes. */
const CLOSING_PART = 0.6

/** Returns where a sheet rests that has been let go. Heights are in CSS pixels, the speed in pixels per millisecond. */
export function settledSheet(
  { height, speed }: { readonly height: number; readonly speed: number },
  { half, full }: { readonly half: number; readonly full: number },
): SheetRest {
  const ahead = height + speed * CARRY_MS
  if (ahead < half * CLOSING_PART) return 'closed'
  return ahead > (half + full) / 2 ? 'full' : 'half'
}
