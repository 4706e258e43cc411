import { expect, test } from 'vitest'
import { parseDocument } from './parse-document.ts'
import { documentJson } from './stored-document.ts'

const pages = [{ id: 'page', elements: [] }]

test.each(['ja', 'pt-BR', 'zh-Hant', 'zh-Hant-TW', 'es-419', 'de-1996', 'ca-valencia', 'ZH-tw'])(
  '%s is a language that case mapping accepts',
  (language) => {
    expect(parseDocument({ version: 1, language, pages })).toMatchObject({ document: { language } })
    expect(() => 'i'.toLocaleUpperCase(language)).not.toThrow()
  },
)

test.each(['', 'english', 'zh_TW', 'zh-Hant-', 'e'])('%j is not a language', (language) => {
  expect(parseDocument({ version: 1, language, pages })).toMatchObject({
    issues: [{ pointer: '/document/language', detail: expect.stringContaining('BCP 47') as string }],
  })
})

test('the language and the fonts of a document are stored with it', () => {
  const fonts = [{ family: 'Brand', src: 'asset:ast_1' }]
  expect(JSON.parse(documentJson({ version: 1, pages, language: 'ja', fonts }))).toEqual({
    ...{ version: 1, pages },
    ...{ language: 'ja', fonts },
  })
})
