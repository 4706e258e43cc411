import { type Context } from '../../paint/canvas.ts'

/** One `fillText` or `strokeText`, as it was called while a page was drawn. */
export interface DrawnText {
  readonly text: string
  /** As `context.font` named it: the family the face is registered under. */
  readonly family: string
  readonly direction: 'ltr' | 'rtl'
  /** Drawn once more where it just was, as an outline over its filling is: to be seen twice but read once. */
  readonly isRepeated: boolean
}

const METHODS = ['fillText', 'strokeText'] as const
type Method = (typeof METHODS)[number]

/** Positions are rounded to this many steps a pixel: exact in Skia's single precision, and too small a step to be seen. */
const STEPS = 256

/** Neighbors that are tried for a position that is taken, row by row, in a square of so many steps a side. */
const SQUARE = 64

/**
 * Remembers what text was drawn where on one page. A PDF's text operators hold glyphs, not characters, but they do hold the
 * position that `fillText` was given: so each text is given a position of its own, and is found by it in the file.
 */
export class TextLog {
  readonly #texts = new Map<string, DrawnText>()
  /** What has been filled and not outlined, or the other way round, by its text and its place on the sheet. */
  readonly #unpaired = new Map<string, Method>()

  /** Notes every text that is drawn on `context` from now on. */
  watch(context: Context): void {
    for (const method of METHODS) {
      const draw = context[method].bind(context)
      context[method] = (text, x, y) => {
        const place = this.#note(context, { method, text, x, y })
        draw(text, place.x, place.y)
      }
    }
  }

  /** The text that was drawn at x, y in whatever space it was drawn in. */
  find(x: number, y: number): DrawnText | undefined {
    return this.#texts.get(key(x, y))
  }

  #note(context: Context, drawn: { method: Method; text: string; x: number; y: number }): { x: number; y: number } {
    const place = this.#freePlace(drawn.x, drawn.y)
    const isRepeated = this.#isRepeated(context, drawn)
    const family = /"([^"]*)"|'([^']*)'|(\S+)$/.exec(context.font)
    this.#texts.set(key(place.x, place.y), {
      text: drawn.text,
      family: family?.[1] ?? family?.[2] ?? family?.[3] ?? '',
      direction: context.direction === 'rtl' ? 'rtl' : 'ltr',
      isRepeated,
    })
    return place
  }

  /** All of an element's lines are filled before the first is outlined, and equal words may stand in equal places of their own spaces. */
  #isRepeated(
    context: Context,
    { method, text, x, y }: { method: Method; text: string; x: number; y: number },
  ): boolean {
    const { a, b, c, d, e, f } = context.getTransform()
    const onSheet = `${key(a * x + c * y + e, b * x + d * y + f)} ${text}`
    const before = this.#unpaired.get(onSheet)
    const isPair = before !== undefined && before !== method
    if (isPair) this.#unpaired.delete(onSheet)
    else this.#unpaired.set(onSheet, method)
    return isPair
  }

  #freePlace(x: number, y: number): { x: number; y: number } {
    const column = Math.round(x * STEPS)
    const row = Math.round(y * STEPS)
    // Rows of texts in boxes of their own all begin at the same place in their own space, so many are taken.
    for (let side = 1; side <= SQUARE; side += 1) {
      for (let step = 0; step < 2 * side - 1; step += 1) {
        const right = Math.min(step, side - 1)
        const down = Math.min(2 * side - 2 - step, side - 1)
        const place = { x: (column + right) / STEPS, y: (row + down) / STEPS }
        if (!this.#texts.has(key(place.x, place.y))) return place
      }
    }
    // Thousands of texts in one place: they are drawn, and the last one's text stands for this one.
    return { x, y }
  }
}

function key(x: number, y: number): string {
  return `${Math.round(x * STEPS)} ${Math.round(y * STEPS)}`
}
