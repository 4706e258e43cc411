/** A function from device colors to Lab, or back, of an ICC profile: ICC.1:2001-04, 6.5.7 and 6.5.8. Values are 0–1. */
export interface IccTable {
  readonly inputs: number
  readonly outputs: number
  evaluate(input: readonly number[]): number[]
}

/** Reads the tag `name` of a profile. Undefined if it is missing, or of a type that profiles for print do not use. */
export function readIccTable(profile: Buffer, name: string): IccTable | undefined {
  const data = iccTag(profile, name)
  const type = data?.toString('latin1', 0, 4)
  if (!data || (type !== 'mft1' && type !== 'mft2')) return undefined
  const isWide = type === 'mft2'
  const [inputs, outputs, grid] = [data.readUInt8(8), data.readUInt8(9), data.readUInt8(10)]
  const [inputEntries, outputEntries] = isWide ? [data.readUInt16BE(48), data.readUInt16BE(50)] : [256, 256]
  let at = isWide ? 52 : 48
  const read = (count: number): Float32Array => {
    const values = new Float32Array(count)
    for (let index = 0; index < count; index += 1, at += isWide ? 2 : 1) {
      values[index] = isWide ? data.readUInt16BE(at) / 65_535 : data.readUInt8(at) / 255
    }
    return values
  }
  const inputCurves = Array.from({ length: inputs }, () => read(inputEntries))
  const nodes = read(grid ** inputs * outputs)
  const outputCurves = Array.from({ length: outputs }, () => read(outputEntries))
  return {
    inputs,
    outputs,
    evaluate: (input) => {
      const place = inputCurves.map((curve, channel) => interpolate(curve, input[channel] ?? 0))
      return betweenNodes({ nodes, grid, outputs }, place).map((value, channel) =>
        interpolate(outputCurves[channel] ?? new Float32Array([0, 1]), value),
      )
    },
  }
}

function iccTag(profile: Buffer, name: string): Buffer | undefined {
  for (let entry = 0; entry < profile.readUInt32BE(128); entry += 1) {
    const at = 132 + entry * 12
    if (profile.toString('latin1', at, at + 4) !== name) continue
    const start = profile.readUInt32BE(at + 4)
    return profile.subarray(start, start + profile.readUInt32BE(at + 8))
  }
  return undefined
}

function interpolate(curve: Float32Array, value: number): number {
  const place = Math.min(1, Math.max(0, value)) * (curve.length - 1)
  const below = Math.min(curve.length - 2, Math.floor(place))
  const low = curve[below] ?? 0
  return low + ((curve[below + 1] ?? low) - low) * (place - below)
}

interface Nodes {
  readonly nodes: Float32Array
  readonly grid: number
  readonly outputs: number
}

/** Interpolates between the corners of a cell of the grid. The last input varies fastest. */
function betweenNodes({ nodes, grid, outputs }: Nodes, place: readonly number[]): number[] {
  const sum = Array.from({ length: outputs }, () => 0)
  for (let corner = 0; corner < 2 ** place.length; corner += 1) {
    let [index, weight] = [0, 1]
    for (const [axis, value] of place.entries()) {
      const scaled = value * (grid - 1)
      const below = Math.min(grid - 2, Math.floor(scaled))
      const isUpper = ((corner >> axis) & 1) === 1
      index = index * grid + below + (isUpper ? 1 : 0)
      weight *= isUpper ? scaled - below : 1 - scaled + below
    }
    if (weight === 0) continue
    for (let channel = 0; channel < outputs; channel += 1) {
      sum[channel] = (sum[channel] ?? 0) + weight * (nodes[index * outputs + channel] ?? 0)
    }
  }
  return sum
}
