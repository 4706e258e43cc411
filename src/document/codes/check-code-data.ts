import { characterCount } from '../check-value.ts'
import { mustBe } from '../issue-wording.ts'
import { quoted, received } from '../received.ts'
import { checkDigit, withCheckDigit } from './check-digit.ts'
import { matrixCapacity, type ErrorCorrection } from './matrix-capacity.ts'
import { symbologyOf, type SymbologyName } from './symbologies.ts'

export interface CodeContent {
  readonly symbology: SymbologyName
  readonly data: string
  readonly errorCorrection: ErrorCorrection
}

/** Longer bars are too wide to scan. GS1-128 limits its symbols to 48 characters. */
const MAX_BAR_CHARACTERS = 80
const MAX_GS1_CHARACTERS = 48

interface Alphabet {
  readonly pattern: RegExp
  readonly description: string
}

const ALPHABETS: Partial<Readonly<Record<SymbologyName, Alphabet>>> = {
  // oxlint-disable-next-line no-control-regex -- Code 128 encodes all of ASCII.
  code128: { pattern: /^[\x01-\x7f]+$/, description: 'ASCII characters' },
  code39: {
    pattern: /^[0-9A-Z\-. $/+%]+$/,
    description: 'digits, capital letters, spaces and the symbols - . $ / + %',
  },
  code93: {
    pattern: /^[0-9A-Z\-. $/+%]+$/,
    description: 'digits, capital letters, spaces and the symbols - . $ / + %',
  },
  codabar: {
    pattern: /^(?:[A-D][0-9\-$:/.+]+[A-D]|[0-9\-$:/.+]+)$/,
    description: 'digits and the symbols - $ : / . +, optionally between two of the letters A to D',
  },
  itf: { pattern: /^[0-9]+$/, description: 'digits' },
}

/** Returns why the symbology cannot encode the data; undefined if it can. Takes linear time and encodes nothing. */
export function checkCodeData(content: CodeContent): string | undefined {
  const { symbology, data } = content
  const { label, form, digits } = symbologyOf(symbology)
  if (data === '') return `must not be empty: ${aOf(label)} needs data`
  if (digits) return checkDigits(symbology, data, digits)
  if (symbology === 'gs1128' || symbology === 'gs1datamatrix') {
    const detail = checkGs1(data, label)
    if (detail !== undefined) return detail
  }
  if (form === 'matrix') return checkCapacity(content)
  const alphabet = ALPHABETS[symbology]
  if (alphabet && !alphabet.pattern.test(data)) {
    return mustBe(`${alphabet.description} for ${aOf(label)}`, quoted(data))
  }
  const max = symbology === 'gs1128' ? MAX_GS1_CHARACTERS : MAX_BAR_CHARACTERS
  const length = symbology === 'gs1128' ? data.replaceAll(/[()]/g, '').length : data.length
  if (length <= max) return undefined
  return mustBe(`at most ${max} characters for ${aOf(label)}`, `${length} characters`)
}

function checkDigits(
  symbology: SymbologyName,
  data: string,
  [without, complete]: readonly [number, number],
): string | undefined {
  const { label } = symbologyOf(symbology)
  if (!/^[0-9]+$/.test(data) || (data.length !== without && data.length !== complete)) {
    const meaning = `${without} digits, or ${complete} with the check digit, for ${aOf(label)}`
    return mustBe(meaning, /^[0-9]+$/.test(data) ? `${data.length} digits` : quoted(data))
  }
  if (symbology === 'upce' && data[0] !== '0' && data[0] !== '1') {
    return mustBe(`digits that start with 0 or 1 for ${aOf(label)}`, quoted(data))
  }
  if (data.length === without) return undefined
  const expected = withCheckDigit(symbology, data.slice(0, -1))
  return expected === data ? undefined : wrongDigit(data, expected)
}

function wrongDigit(data: string, expected: string): string {
  return `has a wrong check digit: the last digit of ${quoted(expected)} is ${expected.slice(-1)}; received ${received(data)}`
}

const AI = /\(([0-9]{2,4})\)([^()]+)/gy
/** GS1 AI encodable character set 82. */
const GS1_VALUE = /^[!"%&'()*+,\-./0-9:;<=>?A-Z_a-z]+$/
/**
 * Digits of the identifier and of its value, by the first two digits: GS1 General Specifications, 7.8.5. No separator
 * follows these values, so a shorter one would be read together with the next identifier.
 */
const GS1_LENGTHS = new Map<string, readonly [identifier: number, value: number]>([
  ['00', [2, 18]],
  ['01', [2, 14]],
  ['02', [2, 14]],
  ['03', [2, 14]],
  ['04', [2, 16]],
  ...['11', '12', '13', '14', '15', '16', '17', '18', '19'].map((date) => [date, [2, 6]] as const),
  ['20', [2, 2]],
  ...['31', '32', '33', '34', '35', '36'].map((measure) => [measure, [4, 6]] as const),
  ['41', [3, 13]],
])
/** Identifiers of values that end with a check digit. */
const GS1_KEY = /^(?:0[0-3]|41[0-9])$/

function checkGs1(data: string, label: string): string | undefined {
  let end = 0
  for (const [whole, identifier = '', value = ''] of data.matchAll(AI)) {
    end += whole.length
    if (!GS1_VALUE.test(value)) return `has a character that GS1 does not allow in (${identifier}): ${quoted(value)}`
    const start = identifier.slice(0, 2)
    const [digits = 0, length = 0] = GS1_LENGTHS.get(start) ?? []
    if (length === 0) continue
    if (identifier.length !== digits) {
      return `has an invalid application identifier (${identifier}): those that start with ${start} have ${digits} digits`
    }
    if (!/^[0-9]+$/.test(value) || value.length !== length) {
      return `needs ${length} digits after (${identifier}); received ${quoted(value)}`
    }
    if (!GS1_KEY.test(identifier)) continue
    const expected = value.slice(0, -1) + String(checkDigit(value.slice(0, -1)))
    if (expected !== value) return wrongDigit(`(${identifier})${value}`, `(${identifier})${expected}`)
  }
  if (end === data.length) return undefined
  return mustBe(
    `application identifiers in parentheses, each with its value, such as "(01)09506000134352(10)ABC", for ${aOf(label)}`,
    quoted(data),
  )
}

function checkCapacity({ symbology, data, errorCorrection }: CodeContent): string | undefined {
  const capacity = matrixCapacity(symbology, { data, errorCorrection })
  if (capacity === undefined || capacity.length <= capacity.max) return undefined
  const { label } = symbologyOf(symbology)
  if (capacity.max === 0)
    return `cannot be ${aOf(label)} with error correction "${errorCorrection}", which it does not have`
  const level = capacity.dependsOnLevel ? ` with error correction "${errorCorrection}"` : ''
  const allowed = `at most ${capacity.max} ${capacity.unit} for ${aOf(label)}${level}`
  const count = capacity.unit === 'bytes' ? ` (${characterCount(data)} characters)` : ''
  return mustBe(allowed, `${capacity.length} ${capacity.unit}${count}`)
}

function aOf(label: string): string {
  return /^[AEI]/.test(label) ? `an ${label}` : `a ${label}`
}
