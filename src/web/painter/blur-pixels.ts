/** Pixels as `ImageData` has them: four bytes each, the alpha last and not multiplied in. */
export interface Pixels {
  readonly data: Uint8ClampedArray
  readonly width: number
  readonly height: number
}

/** From this deviation on three boxes cannot be told from a Gaussian, and take the same time however wide they are. */
const BOXED_SIGMA = 2
/** A Gaussian's weight beyond three deviations is invisible. */
const DEVIATIONS = 3

/** One step of a blur along a line: the pixels from `before` ones back to `after` ones on, by their weights. */
interface Step {
  readonly before: number
  readonly after: number
  /** Undefined where all count alike. */
  readonly weights?: readonly number[]
}

/**
 * A Gaussian blur in place, as CSS's `blur()` makes it; beyond the edges all is transparent. `sigma` is the standard deviation in pixels.
 * https://www.w3.org/TR/filter-effects-1/#feGaussianBlurElement
 */
export function blurPixels({ data, width, height }: Pixels, sigma: number): void {
  if (sigma <= 0) return
  const steps = sigma < BOXED_SIGMA ? [gaussian(sigma)] : boxes(sigma)
  const values = multiplied(data)
  const between = new Float32Array(values.length)
  for (const step of steps) {
    blurLines({ from: values, to: between, step, lines: height, length: width, apart: 4, nextLine: width * 4 })
    blurLines({ from: between, to: values, step, lines: width, length: height, apart: width * 4, nextLine: 4 })
  }
  unmultiply(values, data)
}

/** The three boxes that the specification says, for an even width two that lie half a pixel off each way and one that is wider. */
function boxes(sigma: number): Step[] {
  const size = Math.floor((sigma * 3 * Math.sqrt(2 * Math.PI)) / 4 + 0.5)
  const half = Math.floor(size / 2)
  const middle = { before: half, after: half }
  if (size % 2 === 1) return [middle, middle, middle]
  return [{ before: half, after: half - 1 }, { before: half - 1, after: half }, middle]
}

function gaussian(sigma: number): Step {
  const reach = Math.ceil(sigma * DEVIATIONS)
  const raw = Array.from({ length: 2 * reach + 1 }, (_, at) => Math.exp(-((at - reach) ** 2) / (2 * sigma * sigma)))
  const sum = raw.reduce((all, weight) => all + weight, 0)
  return { before: reach, after: reach, weights: raw.map((weight) => weight / sum) }
}

interface Lines {
  readonly from: Float32Array
  readonly to: Float32Array
  readonly step: Step
  readonly lines: number
  /** Of each, in pixels. */
  readonly length: number
  /** From one pixel of a line to the next, in numbers. */
  readonly apart: number
  readonly nextLine: number
}

function blurLines({ from, to, step, lines, length, apart, nextLine }: Lines): void {
  for (let line = 0; line < lines; line += 1) {
    for (let channel = 0; channel < 4; channel += 1) {
      const along = { from, to, start: line * nextLine + channel, length, apart }
      if (step.weights) weigh(along, step.before, step.weights)
      else average(along, step)
    }
  }
}

interface Along extends Pick<Lines, 'from' | 'to' | 'length' | 'apart'> {
  readonly start: number
}

function weigh({ from, to, start, length, apart }: Along, before: number, weights: readonly number[]): void {
  for (let at = 0; at < length; at += 1) {
    let sum = 0
    // Within the line alone. No iterator: this is done for every colour of every pixel, and one would take ten times as long.
    const last = Math.min(weights.length, length + before - at)
    for (let index = Math.max(0, before - at); index < last; index += 1) {
      sum += (from[start + (at + index - before) * apart] ?? 0) * (weights[index] ?? 0)
    }
    to[start + at * apart] = sum
  }
}

/** The sum under the box moves along: one pixel comes in and one goes out. */
function average({ from, to, start, length, apart }: Along, { before, after }: Step): void {
  const share = 1 / (before + after + 1)
  let sum = 0
  for (let pixel = 0; pixel < Math.min(after, length); pixel += 1) sum += from[start + pixel * apart] ?? 0
  for (let at = 0; at < length; at += 1) {
    const incoming = at + after
    const outgoing = at - before - 1
    if (incoming < length) sum += from[start + incoming * apart] ?? 0
    if (outgoing >= 0) sum -= from[start + outgoing * apart] ?? 0
    to[start + at * apart] = sum * share
  }
}

/** Colours times their alpha: what is transparent must not tint its neighbours. */
function multiplied(data: Uint8ClampedArray): Float32Array<ArrayBuffer> {
  const result = new Float32Array(data.length)
  for (let at = 0; at < data.length; at += 4) {
    const alpha = data[at + 3] ?? 0
    if (alpha === 0) continue
    const share = alpha / 255
    result[at] = (data[at] ?? 0) * share
    result[at + 1] = (data[at + 1] ?? 0) * share
    result[at + 2] = (data[at + 2] ?? 0) * share
    result[at + 3] = alpha
  }
  return result
}

function unmultiply(values: Float32Array, data: Uint8ClampedArray): void {
  for (let at = 0; at < data.length; at += 4) {
    const alpha = values[at + 3] ?? 0
    const share = alpha > 0 ? 255 / alpha : 0
    data[at] = (values[at] ?? 0) * share
    data[at + 1] = (values[at + 1] ?? 0) * share
    data[at + 2] = (values[at + 2] ?? 0) * share
    data[at + 3] = alpha
  }
}
