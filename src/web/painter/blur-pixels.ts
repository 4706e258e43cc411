/** Pixels in the format of `ImageData`: RGBA, one byte each, not premultiplied. */
export interface Pixels {
  readonly data: Uint8ClampedArray
  readonly width: number
  readonly height: number
}

/** From this deviation on, three box blurs look like a Gaussian; their time does not depend on the deviation. */
const MIN_BOX_SIGMA = 2
/** Beyond three deviations, the weights of a Gaussian are too small to be visible. */
export const DEVIATIONS = 3

interface Step {
  readonly before: number
  readonly after: number
  readonly weights?: readonly number[]
}

/** Blurs in place; `sigma` is in pixels. Source: https://www.w3.org/TR/filter-effects-1/#feGaussianBlurElement */
export function blurPixels({ data, width, height }: Pixels, sigma: number): void {
  if (sigma <= 0) return
  const steps = sigma < MIN_BOX_SIGMA ? [gaussian(sigma)] : boxes(sigma)
  const values = premultiply(data)
  const between = new Float32Array(values.length)
  for (const step of steps) {
    blurLines({ from: values, to: between, step, lines: height, length: width, stride: 4, nextLine: width * 4 })
    blurLines({ from: between, to: values, step, lines: width, length: height, stride: width * 4, nextLine: 4 })
  }
  unpremultiply(values, data)
}

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
  readonly length: number
  /** Number of array elements from one pixel of a line to the next. */
  readonly stride: number
  readonly nextLine: number
}

function blurLines({ from, to, step, lines, length, stride, nextLine }: Lines): void {
  for (let line = 0; line < lines; line += 1) {
    for (let channel = 0; channel < 4; channel += 1) {
      const channelLine = { from, to, start: line * nextLine + channel, length, stride }
      if (step.weights) convolve(channelLine, step.before, step.weights)
      else boxBlur(channelLine, step)
    }
  }
}

interface ChannelLine extends Pick<Lines, 'from' | 'to' | 'length' | 'stride'> {
  readonly start: number
}

function convolve({ from, to, start, length, stride }: ChannelLine, before: number, weights: readonly number[]): void {
  for (let at = 0; at < length; at += 1) {
    let sum = 0
    // A plain loop, since it runs for every channel of every pixel and an iterator takes ten times as long.
    const last = Math.min(weights.length, length + before - at)
    for (let index = Math.max(0, before - at); index < last; index += 1) {
      sum += (from[start + (at + index - before) * stride] ?? 0) * (weights[index] ?? 0)
    }
    to[start + at * stride] = sum
  }
}

function boxBlur({ from, to, start, length, stride }: ChannelLine, { before, after }: Step): void {
  const share = 1 / (before + after + 1)
  let sum = 0
  for (let pixel = 0; pixel < Math.min(after, length); pixel += 1) sum += from[start + pixel * stride] ?? 0
  for (let at = 0; at < length; at += 1) {
    const incoming = at + after
    const outgoing = at - before - 1
    if (incoming < length) sum += from[start + incoming * stride] ?? 0
    if (outgoing >= 0) sum -= from[start + outgoing * stride] ?? 0
    to[start + at * stride] = sum * share
  }
}

/** Premultiplies the colors, so that transparent pixels do not tint their neighbors. */
function premultiply(data: Uint8ClampedArray): Float32Array<ArrayBuffer> {
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

function unpremultiply(values: Float32Array, data: Uint8ClampedArray): void {
  for (let at = 0; at < data.length; at += 4) {
    const alpha = values[at + 3] ?? 0
    const share = alpha > 0 ? 255 / alpha : 0
    data[at] = (values[at] ?? 0) * share
    data[at + 1] = (values[at + 1] ?? 0) * share
    data[at + 2] = (values[at + 2] ?? 0) * share
    data[at + 3] = alpha
  }
}
