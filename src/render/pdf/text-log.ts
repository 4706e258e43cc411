import type { Context, Matrix } from '../../paint/canvas.ts'
import { withTurn } from '../../paint/elements/with-turn.ts'
import { cssFont } from '../../text/glyph-font.ts'
import type { ReadableLine } from '../../paint/readable-line.ts'

/** Some readers order the words of a slanted text, and the lines of a vertical one, by their positions. */
export type TextAngle = 'horizontal' | 'vertical' | 'slanted'

export interface DrawnText {
  text: string
  readonly family: string
  readonly direction: 'ltr' | 'rtl'
  readonly letterSpacingPx: number
  readonly angle: TextAngle
  /** Readers order glyphs by position, so mirrored words would be read letter by letter. */
  readonly isMirrored: boolean
  /** Whether this is the outline of a text that is also filled, or its shadow. The text must be extracted only once. */
  isRepeated: boolean
  /** What is extracted instead, since this only marks its place. */
  readonly line: ReadableLine | undefined
}

const METHODS = ['fillText', 'strokeText'] as const
type Method = (typeof METHODS)[number]

/** Positions per pixel. A step is invisible, and exact in Skia's single precision up to 65,536 px. */
const STEPS = 256

/** About as many places as a table has cells, all within 0.6 pixels. */
const MAX_SQUARE_SIDE = 142

const BEGINS_IN_SPACE = /^\s/
const ENDS_IN_SPACE = /\s$/

/** Finds drawn texts by their positions, each unique, since PDF text operators contain glyphs, not characters. */
export class TextLog {
  readonly #texts = new Map<string, DrawnText>()
  /** Texts filled but not outlined, or the reverse, by text and position on the sheet. */
  readonly #unpaired = new Map<string, { readonly method: Method; readonly drawn: DrawnText }>()

  /** How many places next to a position have been tried. */
  readonly #tried = new Map<string, number>()

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
        const place = this.#freePlace(x, y)
        const matrix = context.getTransform()
        const line = { font: context.font, direction: context.direction, spacing: context.letterSpacing, matrix, y }
        const isAfterLast = last !== undefined && last.x < x && (last.endsInSpace || BEGINS_IN_SPACE.test(text))
        if (!this.#line && last && isAfterLast && isSameLine(last.line, line)) {
          last.x = x
          last.endsInSpace = ENDS_IN_SPACE.test(text)
          last.drawn.text = line.direction === 'rtl' ? text + last.drawn.text : last.drawn.text + text
          draw(text, this.#freeX(place.x, last.drawnY), last.drawnY)
          return
        }
        const drawn = describe(context, {
          ...{ text, angle: angleOf(matrix), isMirrored: isMirrored(matrix) },
          ...{ isRepeated: isShadow || (this.#isReadElsewhere && !this.#line), line: this.#line },
        })
        last = { drawn, line, x, drawnY: place.y, endsInSpace: ENDS_IN_SPACE.test(text) }
        this.#texts.set(key(place.x, place.y), drawn)
        if (drawn.angle === 'slanted') this.hasSlanted = true
        if (!isShadow) this.#pair({ method, drawn, onSheet: mapPoint(matrix, x, y) })
        draw(text, place.x, place.y)
      }
    }
  }

  /** Releases what is only needed while the page is drawn. */
  finish(): void {
    this.#unpaired.clear()
    this.#tried.clear()
  }

  find(x: number, y: number): DrawnText | undefined {
    return this.#texts.get(key(x, y))
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

  #freeX(x: number, y: number): number {
    let free = x
    for (let step = 0; step < MAX_SQUARE_SIDE && this.#texts.has(key(free, y)); step += 1)
      free = exact(free + 1 / STEPS)
    return free
  }

  #freePlace(x: number, y: number): { x: number; y: number } {
    // Many positions are occupied, since texts in separate boxes, such as cells, begin at equal positions.
    const origin = key(x, y)
    for (let tried = this.#tried.get(origin) ?? 0; tried < MAX_SQUARE_SIDE ** 2; tried += 1) {
      const place = placeNextTo(x, y, tried)
      if (this.#texts.has(key(place.x, place.y))) continue
      this.#tried.set(origin, tried + 1)
      return place
    }
    // The last one represents this one.
    this.#tried.set(origin, MAX_SQUARE_SIDE ** 2)
    return { x, y }
  }
}

/** Returns the places right of and below a position, the nearest first: square after square. */
function placeNextTo(x: number, y: number, index: number): { x: number; y: number } {
  const side = Math.floor(Math.sqrt(index))
  const step = index - side ** 2
  const [right, down] = [Math.min(step, side), Math.min(2 * side - step, side)]
  return { x: exact((Math.round(x * STEPS) + right) / STEPS), y: exact((Math.round(y * STEPS) + down) / STEPS) }
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
  return key(a * x + c * y + e, b * x + d * y + f)
}

type Called = Pick<DrawnText, 'text' | 'angle' | 'isMirrored' | 'isRepeated' | 'line'>

function describe(context: Context, called: Called): DrawnText {
  const family = /"([^"]*)"|'([^']*)'|(\S+)$/.exec(context.font)
  return {
    ...called,
    family: family?.[1] ?? family?.[2] ?? family?.[3] ?? '',
    direction: context.direction === 'rtl' ? 'rtl' : 'ltr',
    letterSpacingPx: Number.parseFloat(context.letterSpacing) || 0,
  }
}

const MIN_SLANT = 1e-6

function angleOf({ a, b }: Matrix): TextAngle {
  if (Math.abs(b) < MIN_SLANT) return 'horizontal'
  return Math.abs(a) < MIN_SLANT ? 'vertical' : 'slanted'
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

function isMirrored({ a, b, c, d }: Matrix): boolean {
  return a * d - b * c < 0
}

/** Also reads Skia's decimal notation, which has the digits that single precision needs. */
const exact = Math.fround

function key(x: number, y: number): string {
  return `${Math.round(exact(x) * STEPS)} ${Math.round(exact(y) * STEPS)}`
}
