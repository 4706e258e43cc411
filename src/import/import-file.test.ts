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
