import { expect, it } from 'vitest'
import { checkCodeData } from '../../document/codes/check-code-data.ts'
import { ERROR_CORRECTIONS, matrixCapacity } from '../../document/codes/matrix-capacity.ts'
import { SYMBOLOGY_NAMES, symbologyOf } from '../../document/codes/symbologies.ts'
import { utf8Bytes } from '../../document/json-bytes.ts'
import { encodeCode } from './encode-code.ts'

const matrices = SYMBOLOGY_NAMES.filter((name) => symbologyOf(name).form === 'matrix' && name !== 'gs1datamatrix')
const levels = matrices.flatMap((symbology) => ERROR_CORRECTIONS.map((level) => [symbology, level] as const))

it.each(levels)('%s encodes all data that the check allows at the level %s', (symbology, errorCorrection) => {
  // Characters that no compressed mode contains, in an order that no mode can exploit.
  for (const characters of ['9', 'A Z0', 'é~a{B^ü1']) {
    const { max = 0 } = matrixCapacity(symbology, { data: characters, errorCorrection }) ?? {}
    const data = characters.repeat(Math.floor(max / utf8Bytes(characters)))
    if (data === '') continue
    const content = { symbology, data, errorCorrection }
    expect(checkCodeData(content)).toBeUndefined()
    const { width, height, outlines } = encodeCode(content)
    expect(Math.min(width, height, outlines.length)).toBeGreaterThan(1)
  }
})

it.each([
  ['code128', 'x'.repeat(80)],
  ['code39', 'A'.repeat(80)],
  ['code93', '%'.repeat(80)],
  ['codabar', '1'.repeat(80)],
  ['itf', '1'.repeat(79)],
  ['gs1128', '(01)09506000134352(10)ABCDEFGHIJ0123456789(21)12345678'],
] as const)('%s encodes its longest data', (symbology, data) => {
  expect(checkCodeData({ symbology, data, errorCorrection: 'medium' })).toBeUndefined()
  const { bars, width } = encodeCode({ symbology, data, errorCorrection: 'medium' })
  expect(bars.at(-1)).toMatchObject({ left: expect.any(Number) as number })
  expect((bars.at(-1)?.left ?? 0) + (bars.at(-1)?.width ?? 0)).toBe(width)
})

it('an EAN-13 barcode has the bars of its standard', () => {
  const { bars, width } = encodeCode({ symbology: 'ean13', data: '400638133393', errorCorrection: 'medium' })
  expect(width).toBe(95)
  // The guards: 101 at both ends, and 01010 in the middle.
  expect(bars.slice(0, 2)).toEqual([
    { left: 0, width: 1 },
    { left: 2, width: 1 },
  ])
  expect(bars.filter(({ left }) => left >= 45 && left < 50)).toEqual([
    { left: 46, width: 1 },
    { left: 48, width: 1 },
  ])
  expect(bars.slice(-2)).toEqual([
    { left: 92, width: 1 },
    { left: 94, width: 1 },
  ])
})
