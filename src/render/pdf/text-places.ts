import type { DrawnText } from './drawn-text.ts'

/** A position in the space in which a text is drawn, in pixels. */
interface Place {
  readonly x: number
  readonly y: number
}

/** Positions per pixel. A step is invisible, and exact in Skia's single precision up to 65,536 px. */
const STEPS = 256

/** About as many places as a table has cells, all within 0.6 pixels. */
const MAX_SQUARE_SIDE = 142

/** Texts by their positions. Many begin at equal positions, such as those of cells: each is moved to a free one. */
export class TextPlaces {
  readonly #texts = new Map<string, DrawnText>()
  /** How many places next to a position have been tried. */
  readonly #tried = new Map<string, number>()

  find({ x, y }: Place): DrawnText | undefined {
    return this.#texts.get(placeKey(x, y))
  }

  set({ x, y }: Place, drawn: DrawnText): void {
    this.#texts.set(placeKey(x, y), drawn)
  }

  /** Returns the free place nearest to a position, right of or below it. */
  free(x: number, y: number): Place {
    const origin = placeKey(x, y)
    for (let tried = this.#tried.get(origin) ?? 0; tried < MAX_SQUARE_SIDE ** 2; tried += 1) {
      const place = placeNextTo(x, y, tried)
      if (this.find(place)) continue
      this.#tried.set(origin, tried + 1)
      return place
    }
    // All further texts have the same place, where only the last one is found.
    this.#tried.set(origin, MAX_SQUARE_SIDE ** 2)
    return { x, y }
  }

  /** Returns where, right of a position, the nearest free place is. */
  freeRight(x: number, y: number): number {
    let free = x
    for (let step = 0; step < MAX_SQUARE_SIDE && this.find({ x: free, y }); step += 1) free = exact(free + 1 / STEPS)
    return free
  }

  /** Releases what is only needed to find free places. */
  finish(): void {
    this.#tried.clear()
  }
}

/** Equal for positions that Skia writes equally. */
export function placeKey(x: number, y: number): string {
  return `${Math.round(exact(x) * STEPS)} ${Math.round(exact(y) * STEPS)}`
}

/** Returns the places right of and below a position, the nearest first: square after square. */
function placeNextTo(x: number, y: number, index: number): Place {
  const side = Math.floor(Math.sqrt(index))
  const step = index - side ** 2
  const [right, down] = [Math.min(step, side), Math.min(2 * side - step, side)]
  return { x: exact((Math.round(x * STEPS) + right) / STEPS), y: exact((Math.round(y * STEPS) + down) / STEPS) }
}

/** Also reads Skia's decimal notation, which has the digits that single precision needs. */
const exact = Math.fround
