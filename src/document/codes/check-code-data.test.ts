import { expect, it } from 'vitest'
import { checkCodeData } from './check-code-data.ts'
import type { ErrorCorrection } from './matrix-capacity.ts'
import type { SymbologyName } from './symbologies.ts'

function detailOf(symbology: SymbologyName, data: string, errorCorrection: ErrorCorrection = 'medium') {
  return checkCodeData({ symbology, data, errorCorrection })
}

it.each<[SymbologyName, string]>([
  ['ean13', '4006381333931'],
  ['ean13', '400638133393'],
  ['ean8', '96385074'],
  ['upca', '036000291452'],
  ['upce', '01234565'],
  ['upce', '0123456'],
  ['itf14', '15400141288763'],
  ['databar', '09506000134352'],
  ['itf', '12345'],
  ['code128', 'Any ASCII ~'],
  ['code39', 'A-1 $/+%.'],
  ['codabar', 'A123B'],
  ['codabar', '12-3'],
  ['gs1128', '(01)09506000134352(10)ABC'],
  ['gs1128', '(01)09506000134352(3103)001750(17)261231(10)ABC'],
  ['qrcode', 'Grüße 日本 🎉'],
])('%s accepts %j', (symbology, data) => {
  expect(detailOf(symbology, data)).toBeUndefined()
})

it.each<[SymbologyName, string, string]>([
  [
    'ean13',
    '4006381333930',
    'has a wrong check digit: the last digit of "4006381333931" is 1; received "4006381333930"',
  ],
  ['upce', '01234560', 'has a wrong check digit: the last digit of "01234565" is 5; received "01234560"'],
  [
    'itf14',
    '15400141288760',
    'has a wrong check digit: the last digit of "15400141288763" is 3; received "15400141288760"',
  ],
  [
    'gs1128',
    '(01)09506000134350',
    'has a wrong check digit: the last digit of "(01)09506000134352" is 2; received "(01)09506000134350"',
  ],
  ['ean13', '40063', 'must be 12 digits, or 13 with the check digit, for an EAN-13 barcode; received 5 digits'],
  ['ean8', '9638-074', 'must be 7 digits, or 8 with the check digit, for an EAN-8 barcode; received "9638-074"'],
  ['upce', '91234565', 'must be digits that start with 0 or 1 for a UPC-E barcode; received "91234565"'],
  [
    'code39',
    'lower',
    'must be digits, capital letters, spaces and the symbols - . $ / + % for a Code 39 barcode; received "lower"',
  ],
  ['code128', 'é', 'must be ASCII characters for a Code 128 barcode; received "é"'],
  ['code128', 'x'.repeat(81), 'must be at most 80 characters for a Code 128 barcode; received 81 characters'],
  [
    'gs1128',
    '0109506000134352',
    'must be application identifiers in parentheses, each with its value, such as "(01)09506000134352(10)ABC", for a GS1-128 barcode; received "0109506000134352"',
  ],
  ['gs1128', '(01)123', 'needs 14 digits after (01); received "123"'],
  ['gs1128', '(11)123(10)ABC', 'needs 6 digits after (11); received "123"'],
  ['gs1128', '(3103)12.5', 'needs 6 digits after (3103); received "12.5"'],
  [
    'gs1datamatrix',
    '(310)12345(10)ABC',
    'has an invalid application identifier (310): those that start with 31 have 4 digits',
  ],
  [
    'gs1datamatrix',
    '(414)5412345000012',
    'has a wrong check digit: the last digit of "(414)5412345000013" is 3; received "(414)5412345000012"',
  ],
  ['gs1datamatrix', '(10)é', 'has a character that GS1 does not allow in (10): "é"'],
  ['qrcode', '', 'must not be empty: a QR code needs data'],
  [
    'qrcode',
    'é'.repeat(1166),
    'must be at most 2331 bytes for a QR code with error correction "medium"; received 2332 bytes (1166 characters)',
  ],
  [
    'microqrcode',
    '1'.repeat(31),
    'must be at most 30 digits for a Micro QR code with error correction "medium"; received 31 digits',
  ],
  [
    'datamatrix',
    'x'.repeat(1556),
    'must be at most 1555 bytes for a Data Matrix code; received 1556 bytes (1556 characters)',
  ],
])('%s rejects %j', (symbology, data, detail) => {
  expect(detailOf(symbology, data)).toBe(detail)
})

it('error correction limits the data, and a Micro QR code has no high level', () => {
  expect(detailOf('qrcode', 'x'.repeat(1274), 'high')).toContain('must be at most 1273 bytes')
  expect(detailOf('microqrcode', '1', 'high')).toBe(
    'cannot be a Micro QR code with error correction "high", which it does not have',
  )
})
