import fc from 'fast-check'
import { expect, test } from 'vitest'
import { parsePdf } from './parse-pdf.ts'
import { PdfName, PdfReference, PdfString, textString, type Pdf, type PdfValue } from './pdf-value.ts'
import { writePdf } from './write-pdf.ts'

function file(...bodies: string[]): Uint8Array {
  let text = '%PDF-1.4\n'
  const offsets = bodies.map((body, index) => {
    const at = text.length
    text += `${index + 1} 0 obj\n${body}\nendobj\n`
    return at
  })
  const rows = offsets.map((at) => `${String(at).padStart(10, '0')} 00000 n \n`).join('')
  text += `xref\n0 ${bodies.length + 1}\n0000000000 65535 f \n${rows}trailer\n<</Size ${bodies.length + 1}>>\nstartxref\n${text.length}\n%%EOF\n`
  return Buffer.from(text, 'latin1')
}

const valueOf = (body: string): PdfValue | undefined => parsePdf(file(body)).objects.get(1)?.value
const stringOf = (body: string): string => {
  const value = valueOf(body)
  return value instanceof PdfString ? Buffer.from(value.bytes).toString('latin1') : ''
}

test('every kind of value is parsed', () => {
  expect(valueOf('[true false null -.5 12 3 0 R /Name#20x (a) <48 6>]')).toEqual([
    true,
    false,
    null,
    -0.5,
    12,
    new PdfReference(3),
    new PdfName('Name#20x'),
    new PdfString(Buffer.from('a')),
    new PdfString(Buffer.from('H`')),
  ])
  expect(valueOf('<</A<</B 1>>/C[1 2 3 0 R]>>')).toEqual(
    new Map<string, PdfValue>([
      ['A', new Map([['B', 1]])],
      ['C', [1, 2, new PdfReference(3)]],
    ]),
  )
})

test('strings retain parentheses, escapes and line ends', () => {
  expect(stringOf('(a(b)c)')).toBe('a(b)c')
  expect(stringOf('(\\(\\)\\\\\\n\\101\\7x\\\ny)')).toBe('()\\\nA\x07xy')
})

test('text that looks like the end of an object, a stream or the file does not end it', () => {
  const pdf = parsePdf(
    file(
      '(endobj 9 0 obj stream startxref 0 %%EOF trailer)',
      '<</Length 24>>\nstream\nendstream endobj 3 0 obj\nendstream',
    ),
  )
  expect([...pdf.objects.keys()]).toEqual([1, 2])
  expect(Buffer.from(pdf.objects.get(2)?.stream ?? []).toString()).toBe('endstream endobj 3 0 obj')
})

test('the length of a stream can be a later object', () => {
  const pdf = parsePdf(file('<</Length 2 0 R>>\nstream\nabc\nendstream', '3'))
  expect(Buffer.from(pdf.objects.get(1)?.stream ?? []).toString()).toBe('abc')
})

const names = fc.stringMatching(/^[A-Za-z][A-Za-z0-9]{0,8}$/)
const values = fc.letrec<{ value: PdfValue }>((tie) => ({
  value: fc.oneof(
    { maxDepth: 4 },
    fc.constantFrom<PdfValue>(null, true, false),
    fc.integer(),
    fc.integer({ min: -1e6, max: 1e6 }).map((thousandths) => thousandths / 1000),
    names.map((name) => new PdfName(name)),
    fc.uint8Array({ maxLength: 40 }).map((bytes) => new PdfString(Buffer.from(bytes))),
    fc.string({ unit: 'grapheme' }).map(textString),
    fc.integer({ min: 1, max: 99 }).map((id) => new PdfReference(id)),
    fc.array(tie('value'), { maxLength: 4 }),
    fc.array(fc.tuple(names, tie('value')), { maxLength: 4 }).map((entries) => new Map(entries)),
  ),
})).value

test('any written value is parsed unchanged', () => {
  fc.assert(
    fc.property(fc.array(values, { maxLength: 5 }), fc.uint8Array({ maxLength: 400 }), (bodies, stream) => {
      const pdf: Pdf = { objects: new Map(bodies.map((value, index) => [index + 1, { value }])), trailer: new Map() }
      pdf.objects.set(bodies.length + 2, { value: new Map([['Filter', new PdfName('DCTDecode')]]), stream })
      const again = parsePdf(writePdf(pdf))
      expect([...again.objects.keys()]).toEqual([...pdf.objects.keys()])
      for (const [index, value] of bodies.entries()) expect(again.objects.get(index + 1)?.value).toEqual(value)
      expect(again.objects.get(bodies.length + 2)?.stream).toEqual(Buffer.from(stream))
    }),
  )
})
