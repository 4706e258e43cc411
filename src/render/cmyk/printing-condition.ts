import type { PrintingCondition } from '../../formats/color-profiles.ts'
import { iccTag } from './icc-table.ts'

const REGISTRY = 'http://www.color.org'

/** Measurements that are registered with the ICC are named in the profile: ICC.1:2010, 9.2.14. */
const REGISTERED = /^ICCHDAT\s+([^\0\r\n]+)/

/** Returns what a profile says of its printing condition. If it has no description, `name` is used. */
export function conditionOf(bytes: Uint8Array, name: string): PrintingCondition {
  const profile = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  const label = textOf(iccTag(profile, 'desc')) || name
  const registered = REGISTERED.exec(textOf(iccTag(profile, 'targ')))?.[1]?.trim()
  if (registered === undefined) return { label, condition: label, description: label }
  return { label, condition: registered, registry: REGISTRY, description: label }
}

/** Reads a text of version 2 or 4, in the first of its languages. */
function textOf(data: Buffer | undefined): string {
  const type = data?.toString('latin1', 0, 4)
  if (!data || type === undefined) return ''
  if (type === 'text') return data.toString('latin1', 8).replaceAll('\0', '').trim()
  if (type === 'desc')
    return data
      .toString('latin1', 12, 12 + data.readUInt32BE(8))
      .replaceAll('\0', '')
      .trim()
  if (type !== 'mluc') return ''
  const [length, offset] = [data.readUInt32BE(20), data.readUInt32BE(24)]
  return Buffer.from(data.subarray(offset, offset + length))
    .swap16()
    .toString('utf16le')
    .trim()
}
