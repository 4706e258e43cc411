import { betweenNodes, interpolate } from './between-nodes.ts'
import { readIccPipeline } from './icc-pipeline.ts'

/** A function from device colors to Lab, or back, of an ICC profile: ICC.1:2001-04, 6.5.7 and 6.5.8. Values are 0–1. */
export interface IccTable {
  /** The value that encodes a lightness of 100. */
  readonly full: number
  evaluate(input: readonly number[]): number[]
}

/** Tables of 16 bits encode 100 as 0xFF00: ICC.1:2001-04, A.3. */
const FULL_16 = 65_280 / 65_535

export const READABLE_TABLES: readonly string[] = ['mft1', 'mft2', 'mAB ', 'mBA ']

/** Returns the type of a colorimetric table, or else of the perceptual one, whose name begins with `A2B` or `B2A`. */
export function iccTableType(profile: Buffer, name: string): string | undefined {
  return tableTag(profile, name)?.toString('latin1', 0, 4)
}

/** Reads a table, see {@link iccTableType}. Undefined if it is missing, or of an unknown type. */
export function readIccTable(profile: Buffer, name: string): IccTable | undefined {
  const data = tableTag(profile, name)
  const type = data?.toString('latin1', 0, 4)
  if (data && (type === 'mAB ' || type === 'mBA ')) return readIccPipeline(data)
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
    full: isWide ? FULL_16 : 1,
    evaluate: (input) => {
      const place = inputCurves.map((curve, channel) => interpolate(curve, input[channel] ?? 0))
      return betweenNodes({ nodes, grids: place.map(() => grid), outputs }, place).map((value, channel) =>
        interpolate(outputCurves[channel] ?? new Float32Array([0, 1]), value),
      )
    },
  }
}

function tableTag(profile: Buffer, name: string): Buffer | undefined {
  return iccTag(profile, `${name}1`) ?? iccTag(profile, `${name}0`)
}

export function iccTag(profile: Buffer, name: string): Buffer | undefined {
  // A damaged profile may claim billions of tags.
  const count = Math.min(profile.readUInt32BE(128), Math.floor((profile.length - 132) / 12))
  for (let entry = 0; entry < count; entry += 1) {
    const at = 132 + entry * 12
    if (profile.toString('latin1', at, at + 4) !== name) continue
    const start = profile.readUInt32BE(at + 4)
    return profile.subarray(start, start + profile.readUInt32BE(at + 8))
  }
  return undefined
}
