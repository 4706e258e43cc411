import { describe, expect, it } from 'vitest'
import { fillDefaults, fillDocument } from '../fill-document.ts'
import { listSlots } from '../list-slots.ts'
import { parseDocument } from '../parse-document.ts'
import { byPointer, documentOf, element, issuesOf } from '../testing/build.ts'

const ean = element('code', { symbology: 'ean13', data: '4006381333931', slot: 'ean' })
const link = element('code', { id: 'link', data: 'https://example.com/{{path}}?t={{table|1}}' })

function issuesIn(own: Readonly<Record<string, unknown>>): Record<string, string> {
  const parsed = parseDocument(documentOf(element('code', own)))
  return 'issues' in parsed ? byPointer(parsed.issues) : {}
}

function dataOf(data: object, code = ean): unknown {
  const filled = fillDocument(documentOf(code), data).pages[0]?.elements[0]
  return filled?.type === 'code' ? filled.data : undefined
}

describe('a document', () => {
  it('is rejected for data that its symbology cannot encode', () => {
    expect(issuesIn({ symbology: 'ean8', data: 'A' })).toEqual({
      '/document/pages/0/elements/0/data':
        'must be 7 digits, or 8 with the check digit, for an EAN-8 barcode; received "A"',
    })
  })

  it('is rejected for light codes on dark, but not for codes without a background', () => {
    expect(issuesIn({ foreground: '#ffffff', background: '#000000' })).toEqual({
      '/document/pages/0/elements/0/foreground':
        'must be much darker than the background, since scanners read dark codes on light; received #ffffff on #000000',
    })
    expect(issuesIn({ foreground: '#ffffff', background: null })).toEqual({})
    expect(issuesIn({ foreground: '#7f1d1d', background: '#fef3c7' })).toEqual({})
  })

  it('is checked with the defaults of placeholders, and not without them', () => {
    expect(issuesIn({ symbology: 'ean13', data: '{{ean}}' })).toEqual({})
    expect(issuesIn({ symbology: 'ean13', data: '{{ean|4006381333930}}' })).toEqual({
      '/document/pages/0/elements/0/data':
        'has a wrong check digit: the last digit of "4006381333931" is 1; received "4006381333930"',
    })
  })
})

describe('data', () => {
  it('fills a code with a string or a number, and its placeholders', () => {
    expect(dataOf({ ean: '9780201379624' })).toBe('9780201379624')
    expect(dataOf({ ean: 978020137962 })).toBe('978020137962')
    expect(dataOf({ ean: { symbology: 'code39', data: 'A' } })).toBe('A')
    expect(dataOf({ path: 'menu', table: 7 }, link)).toBe('https://example.com/menu?t=7')
    const kept = fillDefaults(documentOf(link)).pages[0]?.elements[0]
    expect(kept?.type === 'code' && kept.data).toBe('https://example.com/{{path}}?t=1')
  })

  it('that cannot be encoded is an issue of the slot or the placeholder', () => {
    const fill = (data: object, code = ean): Record<string, string> =>
      issuesOf(() => fillDocument(documentOf(code), data))
    const wrong = 'has a wrong check digit: the last digit of "9780201379624" is 4; received "9780201379623"'
    expect(fill({ ean: '9780201379623' })).toEqual({ '/data/ean': wrong })
    expect(fill({ ean: { data: '9780201379623' } })).toEqual({ '/data/ean/data': wrong })
    expect(fill({ ean: { symbology: 'ean8' } })).toHaveProperty(['/data/ean/data'])
    expect(fill({ number: 'é' }, element('code', { symbology: 'code128', data: 'No {{number}}' }))).toEqual({
      '/data/number': 'must be ASCII characters for a Code 128 barcode; received "No é"; used in element "code"',
    })
    expect(fill({}, link)).toHaveProperty(['/data/path'])
  })

  it('hides a code with null', () => {
    expect(fillDocument(documentOf(ean), { ean: null }).pages[0]?.elements[0]).toMatchObject({ visible: false })
  })
})

it('a code is listed as a slot with its data, and with its placeholders', () => {
  expect(listSlots(documentOf(ean, link))).toEqual([
    { name: 'ean', kind: 'code', default: '4006381333931', required: false },
    { name: 'path', kind: 'placeholder', default: null, required: true },
    { name: 'table', kind: 'placeholder', default: '1', required: false },
  ])
})
