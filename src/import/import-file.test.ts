import { expect, test } from 'vitest'
import { importFile } from './import-file.ts'

const failureOf = (text: string) => {
  try {
    importFile({ bytes: Buffer.from(text, 'latin1'), name: 'file', families: [] })
  } catch (error) {
    return error
  }
  return undefined
}

test('the reason speaks of encoding only for files that begin as text', () => {
  expect(failureOf('%PDF-1.7\n%\xd3\xeb')).toMatchObject({
    details: { reason: 'it is not SVG, PPTX or Polotno JSON' },
  })
  expect(failureOf('<svg>\xe4 </svg>')).toMatchObject({
    details: { reason: expect.stringMatching(/: text must be encoded as UTF-8 or UTF-16$/) },
  })
})

test('the reason names files that are empty, and those of designs', () => {
  const design = { title: 'Post', width: 9, height: 9, document: { version: 1, pages: [] } }
  expect(failureOf('')).toMatchObject({ details: { reason: 'it is empty' } })
  expect(failureOf(JSON.stringify(design))).toMatchObject({
    details: { reason: 'it is a design already: create it with `POST /api/designs`' },
  })
})

test('files of more parts than memory has room for are refused before they are parsed', () => {
  expect(failureOf(`{"pages":[${'{},'.repeat(600_000)}{}]}`)).toMatchObject({
    details: { reason: 'it has more than 1000000 values' },
  })
  expect(failureOf(`<svg>${'<g/>'.repeat(1_000_001)}</svg>`)).toMatchObject({
    details: { reason: 'the SVG has more than 1000000 elements' },
  })
  // Separators within texts are no values.
  expect(
    failureOf(`{"width":9,"height":9,"a":"\\"${','.repeat(1_100_000)}","pages":[{"children":[]}]}`),
  ).toBeUndefined()
})
