import type { Context, Matrix } from '../../paint/canvas.ts'
import { withTurn } from '../../paint/elements/with-turn.ts'
import { cssFont } from '../../text/glyph-font.ts'
import type { ReadableLine } from '../../paint/readable-line.ts'
import { describeText, type DrawnText } from './drawn-text.ts'
import { placeKey, TextPlaces } from './text-places.ts'

const METHODS = ['fillText', 'strokeText'] as const
type Method = (typeof METHODS)[number]

const BEGINS_IN_SPACE = /^\s/
const ENDS_IN_SPACE = /\s$/

/** Finds drawn texts by their positions, each unique, since PDF text operators contain glyphs, not characters. */
export class TextLog {
  readonly #places = new TextPlaces()
  /** Texts filled but not outlined, or the reverse, by text and position on the sheet. */
  readonly #unpaired = new Map<string, { readonly method: Method; readonly drawn: DrawnText }>()

  hasSlanted = false
  #line: ReadableLine | undefined
  #isReadElsewhere = false

  /** Draws text that is extracted as `lines`, whose places are marked. */
  readAs(context: Context, lines: readonly ReadableLine[], paint: () => void): void {
    for (const line of lines) {
      this.#line = line
      withTurn(context, line.turn, () => drawPlaceholder(context, line))
      this.#line = undefined
    }
    this.#isReadElsewhere = true
    paint()
    this.#isReadElsewhere = false
  }

  /** `isShadow` means that everything drawn in `context` is also drawn elsewhere. */
  watch(context: Context, { isShadow = false }: { readonly isShadow?: boolean } = {}): void {
    for (const method of METHODS) {
      const draw = context[method].bind(context)
      let last: LastText | undefined
      context[method] = (text, x, y) => {
        const place = this.#places.free(x, y)
        const line = lineOf(context, y)
        const endsInSpace = ENDS_IN_SPACE.test(text)
        if (!this.#line && last && isContinued(last, { text, x, line })) {
          last.x = x
          last.endsInSpace = endsInSpace
          last.drawn.text = line.direction === 'rtl' ? text + last.drawn.text : last.drawn.text + text
          draw(text, this.#places.freeRight(place.x, last.drawnY), last.drawnY)
          return
        }
        const isRepeated = isShadow || (this.#isReadElsewhere && !this.#line)
        const drawn = describeText(context, line.matrix, { text, isRepeated, line: this.#line })
        last = { drawn, line, x, drawnY: place.y, endsInSpace }
        this.#places.set(place, drawn)
        if (drawn.angle === 'slanted') this.hasSlanted = true
        if (!isShadow) this.#pair({ method, drawn, onSheet: mapPoint(line.matrix, x, y) })
        draw(text, place.x, place.y)
      }
    }
  }

  /** Releases what is only needed while the page is drawn. */
  finish(): void {
    this.#unpaired.clear()
    this.#places.finish()
  }

  find(x: number, y: number): DrawnText | undefined {
    return this.#places.find({ x, y })
  }

  /** Compares positions on the sheet, since equal words in different spaces may have equal positions. */
  #pair({ method, drawn, onSheet: place }: Draw): void {
    const onSheet = `${place} ${drawn.text}`
    const before = this.#unpaired.get(onSheet)
    if (!before || before.method === method) {
      this.#unpaired.set(onSheet, { method, drawn })
      return
    }
    this.#unpaired.delete(onSheet)
    // Skia draws outlines as pictures of letters. It draws the text even if its fill is transparent.
    const outline = method === 'strokeText' ? drawn : before.drawn
    outline.isRepeated = true
  }
}

interface Draw {
  readonly method: Method
  readonly drawn: DrawnText
  readonly onSheet: string
}

/**
 * A text that the next word of its line continues: readers see them as one if they are written as
 * one. Without a space between them, such as at a tab stop, they would be seen as one word.
 */
interface LastText {
  readonly drawn: DrawnText
  readonly line: Line
  /** Blocks of one line are read as one if they have the same vertical position. */
  readonly drawnY: number
  x: number
  endsInSpace: boolean
}

interface Line {
  readonly font: string
  readonly direction: string
  readonly spacing: string
  readonly matrix: Matrix
  readonly y: number
}

function lineOf(context: Context, y: number): Line {
  const { font, direction, letterSpacing: spacing } = context
  return { font, direction, spacing, matrix: context.getTransform(), y }
}

function isContinued(
  last: LastText,
  next: { readonly text: string; readonly x: number; readonly line: Line },
): boolean {
  const isSpaced = last.endsInSpace || BEGINS_IN_SPACE.test(next.text)
  return isSpaced && last.x < next.x && isSameLine(last.line, next.line)
}

function isSameLine(one: Line, other: Line): boolean {
  return (
    one.y === other.y &&
    isSameMatrix(one.matrix, other.matrix) &&
    one.font === other.font &&
    one.direction === other.direction &&
    one.spacing === other.spacing
  )
}

function isSameMatrix(one: Matrix, { a, b, c, d, e, f }: Matrix): boolean {
  return one.a === a && one.b === b && one.c === c && one.d === d && one.e === e && one.f === f
}

function mapPoint({ a, b, c, d, e, f }: Matrix, x: number, y: number): string {
  return placeKey(a * x + c * y + e, b * x + d * y + f)
}

/** Skia also writes text without a color. */
function drawPlaceholder(context: Context, { letters, font }: ReadableLine): void {
  context.save()
  context.fillStyle = '#00000000'
  context.font = cssFont(font)
  context.letterSpacing = '0px'
  context.fillText(letters.find(({ text }) => text.trim() !== '')?.text ?? '', 0, 0)
  context.restore()
}
