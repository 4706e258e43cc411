import { betweenNodes, interpolate } from './between-nodes.ts'

type Step = (values: readonly number[]) => readonly number[]

/** Reads a table of profiles of version 4, `mAB ` or `mBA `: ICC.1:2010, 10.10 and 10.11. */
export function readIccPipeline(data: Buffer): {
  readonly full: number
  evaluate(input: readonly number[]): number[]
} {
  const [inputs, outputs] = [data.readUInt8(8), data.readUInt8(9)]
  const [b, matrix, m, table, a] = [12, 16, 20, 24, 28].map((at) => data.readUInt32BE(at))
  const isToLab = data.toString('latin1', 0, 4) === 'mAB '
  const [connected, device] = isToLab ? [outputs, inputs] : [inputs, outputs]
  const toLab: (Step | undefined)[] = [
    a ? curves(data, a, device) : undefined,
    table ? grid(data, { at: table, inputs, outputs }) : undefined,
    m ? curves(data, m, connected) : undefined,
    matrix ? multiplied(data, matrix) : undefined,
    b ? curves(data, b, connected) : undefined,
  ]
  const steps = (isToLab ? toLab : toLab.toReversed()).filter((step) => step !== undefined)
  return { full: 1, evaluate: (input) => [...steps.reduce<readonly number[]>((values, step) => step(values), input)] }
}

function curves(data: Buffer, start: number, count: number): Step {
  let at = start
  const each = Array.from({ length: count }, () => {
    const { curve, bytes } = data.toString('latin1', at, at + 4) === 'para' ? parametric(data, at) : sampled(data, at)
    // Each begins at a multiple of four bytes.
    at += Math.ceil(bytes / 4) * 4
    return curve
  })
  return (values) => values.map((value, channel) => each[channel]?.(value) ?? value)
}

interface Curve {
  readonly curve: (value: number) => number
  readonly bytes: number
}

function sampled(data: Buffer, at: number): Curve {
  const count = data.readUInt32BE(at + 8)
  const values = Float32Array.from({ length: count }, (_, index) => data.readUInt16BE(at + 12 + 2 * index))
  const bytes = 12 + 2 * count
  if (count === 0) return { bytes, curve: (value) => value }
  const gamma = (values[0] ?? 256) / 256
  if (count === 1) return { bytes, curve: (value) => Math.max(0, value) ** gamma }
  const parts = values.map((value) => value / 65_535)
  return { bytes, curve: (value) => interpolate(parts, value) }
}

/** How many parameters each function has. */
const PARAMETERS = [1, 3, 4, 5, 7]

/** ICC.1:2010, table 65. */
function parametric(data: Buffer, at: number): Curve {
  const kind = data.readUInt16BE(at + 8)
  const count = PARAMETERS[kind] ?? 1
  const [g = 1, a = 1, b = 0, c = 0, d = 0, e = 0, f = 0] = Array.from({ length: count }, (_, index) =>
    fixed(data, at + 12 + 4 * index),
  )
  const power = (value: number): number => Math.max(0, a * value + b) ** g
  const functions: ((value: number) => number)[] = [
    (value) => Math.max(0, value) ** g,
    (value) => (value >= -b / a ? power(value) : 0),
    (value) => (value >= -b / a ? power(value) + c : c),
    (value) => (value >= d ? power(value) : c * value),
    (value) => (value >= d ? power(value) + e : c * value + f),
  ]
  return { bytes: 12 + 4 * count, curve: functions[kind] ?? ((value) => value) }
}

function multiplied(data: Buffer, at: number): Step {
  const row = (index: number): number[] => [0, 1, 2].map((column) => fixed(data, at + 4 * (3 * index + column)))
  const rows = [0, 1, 2].map((index) => ({ factors: row(index), offset: fixed(data, at + 36 + 4 * index) }))
  return (values) =>
    rows.map(({ factors, offset }) =>
      factors.reduce((sum, factor, column) => sum + factor * (values[column] ?? 0), offset),
    )
}

function grid(data: Buffer, { at, inputs, outputs }: { at: number; inputs: number; outputs: number }): Step {
  const grids = Array.from({ length: inputs }, (_, axis) => data.readUInt8(at + axis))
  const isWide = data.readUInt8(at + 16) === 2
  const count = grids.reduce((product, size) => product * size, outputs)
  const nodes = Float32Array.from({ length: count }, (_, index) =>
    isWide ? data.readUInt16BE(at + 20 + 2 * index) / 65_535 : data.readUInt8(at + 20 + index) / 255,
  )
  return (values) =>
    betweenNodes(
      { nodes, grids, outputs },
      values.map((value) => Math.min(1, Math.max(0, value))),
    )
}

/** A number of 16 bits before and 16 after the point. */
function fixed(data: Buffer, at: number): number {
  return data.readInt32BE(at) / 65_536
}
