import type { Context, Layer, Path, Picture } from '../canvas.ts'
import { encodeCode } from '../codes/encode-code.ts'
import type { PaintEnvironment } from '../environment.ts'
import type { Warning } from '../../text/warning.ts'

/** For example `fill rect(0 0 10 10) #ff0000`. */
export type Call = string

export interface Recording {
  readonly context: Context
  readonly environment: PaintEnvironment
  /** Calls on the page itself, each with the drawing state. */
  readonly calls: Call[]
  readonly layers: { readonly width: number; readonly height: number; readonly calls: Call[]; released: boolean }[]
  readonly warnings: Warning[]
}

type Numbers = readonly [number, number, number, number, number, number]

export function recordCanvas(
  size: { width: number; height: number },
  options: { pictures?: Record<string, Picture>; target?: 'raster' | 'vector' } = {},
): Recording {
  const layers: Recording['layers'] = []
  const warnings: Warning[] = []
  const calls: Call[] = []
  const environment: PaintEnvironment = {
    size,
    layoutText: () => ({ lines: [], hidden: null, heightPx: 0, widthPx: 0, scale: 1, warnings: [] }),
    pictures: new Map(Object.entries(options.pictures ?? {})),
    encodeCode,
    target: options.target ?? 'raster',
    vectorDensity: 3,
    createLayer: openLayer,
    newPath: (d) => new RecordedPath(d),
    warn: (warning) => void warnings.push(warning),
  }
  return { context: recordingContext(calls), environment, calls, layers, warnings }

  function openLayer(width: number, height: number): Layer {
    const layer = { width, height, calls: [] as Call[], released: false }
    layers.push(layer)
    const image = { toString: () => `layer${layers.indexOf(layer)}` }
    return { context: recordingContext(layer.calls), image, release: () => void (layer.released = true) }
  }
}

class RecordedPath implements Path {
  private readonly parts: string[]

  constructor(d?: string) {
    this.parts = d === undefined ? [] : [`d(${d})`]
  }
  addPath = (path: Path, m?: { a: number; d: number; e: number; f: number }): void =>
    this.add('add', text(path), ...(m ? [m.a, m.d, m.e, m.f] : []))
  moveTo = (...numbers: number[]): void => this.add('move', ...numbers)
  lineTo = (...numbers: number[]): void => this.add('line', ...numbers)
  bezierCurveTo = (...numbers: number[]): void => this.add('curve', ...numbers)
  arc = (...numbers: (number | boolean | undefined)[]): void => this.add('arc', ...numbers)
  ellipse = (...numbers: (number | boolean | undefined)[]): void => this.add('ellipse', ...numbers)
  rect = (...numbers: number[]): void => this.add('rect', ...numbers)
  roundRect = (...box: (number | number[])[]): void => this.add('round', ...box.flat())
  closePath = (): void => this.add('close')
  toString = (): string => this.parts.join(' ')

  private add(name: string, ...values: unknown[]): void {
    this.parts.push(`${name}(${values.map(text).join(' ')})`)
  }
}

class RecordedStyle {
  private readonly stops: string[] = []
  private readonly head: string

  constructor(head: string) {
    this.head = head
  }
  addColorStop = (offset: number, color: string): void => void this.stops.push(`${text(offset)} ${color}`)
  setTransform = (m: { a: number; d: number; e: number; f: number }): void =>
    void this.stops.push([m.a, m.d, m.e, m.f].map(text).join(' '))
  toString = (): string => `${this.head}[${this.stops.join(', ')}]`
}

function recordingContext(calls: Call[]): Context {
  let matrix: Numbers = [1, 0, 0, 1, 0, 0]
  let state: Record<string, unknown> = {
    globalAlpha: 1,
    globalCompositeOperation: 'source-over',
    filter: 'none',
    fillStyle: '#000000',
    strokeStyle: '#000000',
    lineWidth: 1,
  }
  const canvas = { toString: () => 'canvas' }
  const saved: { matrix: Numbers; state: Record<string, unknown> }[] = []
  const record = (name: string, ...values: unknown[]): void => void calls.push([name, ...values.map(text)].join(' '))
  const multiply = ([a, b, c, d, e, f]: Numbers): void => {
    const [A, B, C, D, E, F] = matrix
    matrix = [A * a + C * b, B * a + D * b, A * c + C * d, B * c + D * d, A * e + C * f + E, B * e + D * f + F]
  }
  const stateText = (): string[] => [
    ...(state['globalAlpha'] === 1 ? [] : [`alpha=${text(state['globalAlpha'])}`]),
    ...(state['globalCompositeOperation'] === 'source-over' ? [] : [String(state['globalCompositeOperation'])]),
    ...(state['filter'] === 'none' ? [] : [String(state['filter'])]),
  ]
  const methods: Partial<Record<keyof Context, (...values: never[]) => unknown>> = {
    save: () => void saved.push({ matrix, state: { ...state } }),
    restore: () => {
      const last = saved.pop()
      if (!last) throw new Error('restored more often than saved')
      ;({ matrix, state } = last)
    },
    translate: (x: number, y: number) => multiply([1, 0, 0, 1, x, y]),
    scale: (x: number, y: number) => multiply([x, 0, 0, y, 0, 0]),
    transform: (...numbers: number[]) => multiply(numbers as unknown as Numbers),
    setTransform: (...numbers: number[]) => void (matrix = numbers as unknown as Numbers),
    getTransform: () => prototyped(matrix),
    setLineDash: (dash: number[]) => void (state['dash'] = dash),
    fill: (path: Path, rule: string) => record('fill', path, rule, state['fillStyle'], ...stateText()),
    stroke: (path: Path) => record('stroke', path, state['lineWidth'], state['strokeStyle'], ...stateText()),
    clip: (path: Path) => record('clip', path),
    fillRect: (...numbers: number[]) => record('fillRect', ...numbers, state['fillStyle'], ...stateText()),
    drawImage: (image: object, ...numbers: number[]) => record('draw', image, ...numbers, ...stateText()),
    createLinearGradient: (...numbers: number[]) => new RecordedStyle(`linear(${numbers.map(text).join(' ')})`),
    createRadialGradient: (...numbers: number[]) => new RecordedStyle(`radial(${numbers.map(text).join(' ')})`),
    createConicGradient: (...numbers: number[]) => new RecordedStyle(`conic(${numbers.map(text).join(' ')})`),
    createPattern: (image: object) => new RecordedStyle(`pattern(${text(image)})`),
  }
  return new Proxy({} as Context, {
    get: (_, name: string) => (name === 'canvas' ? canvas : undefined) ?? methods[name as keyof Context] ?? state[name],
    set: (_, name: string, value: unknown) => {
      state[name] = value
      return true
    },
  })
}

/** Like a DOMMatrix, whose members are on the prototype: spreading it yields nothing. */
function prototyped([a, b, c, d, e, f]: Numbers): object {
  return Object.create({ a, b, c, d, e, f }) as object
}

function text(value: unknown): string {
  return typeof value === 'number' ? String(Math.round(value * 1000) / 1000 + 0) : String(value)
}
