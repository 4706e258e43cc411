/** Source: IEC 61966-2-1, adapted to D50 with the Bradford matrix, as ICC.1 requires. */
const COLORANTS = {
  rXYZ: [0.43607, 0.22249, 0.01392],
  gXYZ: [0.38515, 0.71687, 0.09708],
  bXYZ: [0.14307, 0.06061, 0.7141],
} as const
const D50 = [0.9642, 1, 0.82491] as const
const BRADFORD_D65_TO_D50 = [
  1.04788, 0.02292, -0.05022, 0.02959, 0.99048, -0.01707, -0.00925, 0.01508, 0.75168,
] as const
/** g, a, b, c and d of `(ax + b)^g` above d, and `cx` below. */
const CURVE = [2.4, 1 / 1.055, 0.055 / 1.055, 1 / 12.92, 0.04045] as const

const HEADER_BYTES = 128
const ENTRY_BYTES = 12

/** Returns sRGB as an ICC profile of version 4.2, which PDF 1.7 can read: ICC.1:2004-10. About 600 bytes. */
export function srgbProfile(): Uint8Array {
  const curve = element('para', [...uint16(3), ...uint16(0), ...CURVE.flatMap(fixed)])
  const tags: readonly (readonly [name: string, data: Uint8Array])[] = [
    ['desc', localized('sRGB')],
    ['cprt', localized('Public domain')],
    ['wtpt', xyz(D50)],
    ['chad', element('sf32', BRADFORD_D65_TO_D50.flatMap(fixed))],
    ...Object.entries(COLORANTS).map(([name, color]) => [name, xyz(color)] as const),
    ['rTRC', curve],
    ['gTRC', curve],
    ['bTRC', curve],
  ]
  const offsets = new Map<Uint8Array, number>()
  let end = HEADER_BYTES + 4 + tags.length * ENTRY_BYTES
  for (const [, data] of tags) {
    if (offsets.has(data)) continue
    offsets.set(data, end)
    end += data.length
  }
  const table = tags.flatMap(([name, data]) => [
    ...ascii(name),
    ...uint32(offsets.get(data) ?? 0),
    ...uint32(data.length),
  ])
  return Buffer.concat([header(end), Uint8Array.from([...uint32(tags.length), ...table]), ...offsets.keys()])
}

function header(size: number): Uint8Array {
  const bytes = new Uint8Array(HEADER_BYTES)
  bytes.set(uint32(size), 0)
  bytes.set([4, 0x20], 8)
  bytes.set(ascii('mntrRGB XYZ '), 12)
  // A date is required. This one is that of the standard.
  bytes.set([2004, 10, 1, 0, 0, 0].flatMap(uint16), 24)
  bytes.set(ascii('acsp'), 36)
  bytes.set(D50.flatMap(fixed), 68)
  return bytes
}

function xyz(values: readonly number[]): Uint8Array {
  return element('XYZ ', values.flatMap(fixed))
}

function localized(text: string): Uint8Array {
  const characters = Array.from(text, (character) => uint16(character.charCodeAt(0))).flat()
  return element('mluc', [
    ...uint32(1),
    ...uint32(12),
    ...ascii('enUS'),
    ...uint32(characters.length),
    ...uint32(28),
    ...characters,
  ])
}

/** An element of a tag, padded to whole words. */
function element(type: string, data: readonly number[]): Uint8Array {
  const bytes = [...ascii(type), ...uint32(0), ...data]
  return Uint8Array.from([...bytes, ...new Array<number>((4 - (bytes.length % 4)) % 4).fill(0)])
}

function ascii(text: string): number[] {
  return [...Buffer.from(text, 'latin1')]
}

function uint16(value: number): number[] {
  return [(value >> 8) & 0xff, value & 0xff]
}

function uint32(value: number): number[] {
  return [...uint16(value >>> 16), ...uint16(value)]
}

function fixed(value: number): number[] {
  return uint32(Math.round(value * 65_536))
}
