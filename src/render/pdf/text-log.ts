import type { Context, Matrix } from '../../paint/canvas.ts'

export interface DrawnText {
  readonly text: string
  readonly family: string
  readonly direction: 'ltr' | 'rtl'
  /** Whether this is the outline of a text that was filled, or the reverse. The text must be extracted only once. */
  readonly isRepeated: boolean
  /** Readers order glyphs by position, so mirrored words would be read letter by letter. */
  readonly isMirrored: boolean
}

const METHODS = ['fillText', 'strokeText'] as const
type Method = (typeof METHODS)[number]

/** Positions per pixel. A step is exact in Skia's single precision, and invisible. */
const STEPS = 256

const MAX_SQUARE_SIDE = 64

/** Finds drawn texts by their positions, each unique, since PDF text operators contain glyphs, not characters. */
export class TextLog {
  readonly #texts = new Map<string, DrawnText>()
  /** Texts filled but not outlined, or the reverse, by text and position on the sheet. */
  readonly #unpaired = new Map<string, Method>()

  watch(context: Context): void {
    for (const method of METHODS) {
      const draw = context[method].bind(context)
      context[method] = (text, x, y) => {
        const place = this.#log(context, { method, text, x, y })
        draw(text, place.x, place.y)
      }
    }
  }

  find(x: number, y: number): DrawnText | undefined {
    return this.#texts.get(key(x, y))
  }

  #log(context: Context, drawn: { method: Method; text: string; x: number; y: number }): { x: number; y: number } {
    const place = this.#freePlace(drawn.x, drawn.y)
    const isRepeated = this.#isRepeated(context, drawn)
    const family = /"([^"]*)"|'([^']*)'|(\S+)$/.exec(context.font)
    this.#texts.set(key(place.x, place.y), {
      text: drawn.text,
      family: family?.[1] ?? family?.[2] ?? family?.[3] ?? '',
      direction: context.direction === 'rtl' ? 'rtl' : 'ltr',
      isRepeated,
      isMirrored: isMirrored(context.getTransform()),
    })
    return place
  }

  /** Compares positions on the sheet, since equal words in different spaces may have equal positions. */
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
    // Many positions are occupied, since texts in separate boxes begin at equal positions.
    for (let side = 1; side <= MAX_SQUARE_SIDE; side += 1) {
      for (let step = 0; step < 2 * side - 1; step += 1) {
        const right = Math.min(step, side - 1)
        const down = Math.min(2 * side - 2 - step, side - 1)
        const place = { x: (column + right) / STEPS, y: (row + down) / STEPS }
        if (!this.#texts.has(key(place.x, place.y))) return place
      }
    }
    // Thousands of texts at one position: the last one represents this one.
    return { x, y }
  }
}

function isMirrored({ a, b, c, d }: Matrix): boolean {
  return a * d - b * c < 0
}

function key(x: number, y: number): string {
  return `${Math.round(x * STEPS)} ${Math.round(y * STEPS)}`
}
