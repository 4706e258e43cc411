import { iccTableType, READABLE_TABLES } from './icc-table.ts'

const CLASSES: Readonly<Record<string, string>> = {
  scnr: 'scanners',
  mntr: 'displays',
  spac: 'a color space',
  link: 'two devices',
  abst: 'effects',
  nmcl: 'named colors',
}

/** Returns why a file is no profile of a printing process with four inks; undefined if it is one. */
export function profileFault(bytes: Uint8Array): string | undefined {
  const profile = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  const textAt = (at: number): string => profile.toString('latin1', at, at + 4)
  if (profile.length < 132 || textAt(36) !== 'acsp') return 'is not an ICC profile'
  if (profile.length < profile.readUInt32BE(0)) return 'is incomplete'
  const [kind, space, connection] = [textAt(12), textAt(16).trim(), textAt(20).trim()]
  if (kind !== 'prtr') return `must be a profile of a printing process; it is one of ${CLASSES[kind] ?? kind}`
  if (space !== 'CMYK') return `must be a profile for CMYK; it is one for ${space}`
  if (connection !== 'Lab') return `must connect colors by Lab; it does by ${connection}`
  for (const name of ['B2A', 'A2B']) {
    const type = iccTableType(profile, name)
    if (type === undefined) return `has no table ${name}1 or ${name}0`
    if (!READABLE_TABLES.includes(type)) return `has a table ${name} of an unknown type (${type.trim()})`
  }
  return undefined
}
