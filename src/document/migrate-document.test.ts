import { expect, it } from 'vitest'
import { DOCUMENT_VERSION, emptyDocument } from './document.ts'
import { MIGRATIONS, migrateDocument, type Migration } from './migrate-document.ts'
import { parseDocument } from './parse-document.ts'

/** One document of every version as stored at the time. Add to it, but never change it. */
const STORED: Readonly<Record<number, unknown>> = {
  1: {
    version: 1,
    pages: [
      {
        id: 'cover',
        name: 'Cover',
        background: {
          type: 'linear',
          angle: 90,
          stops: [
            { offset: 0, color: '#fff' },
            { offset: 1, color: '#000' },
          ],
        },
        elements: [
          {
            id: 't',
            type: 'text',
            x: 0,
            y: 0,
            width: 100,
            height: 20,
            text: 'Hello {{name|there}}',
            slot: 'title',
            fontSize: 18,
          },
          { id: 'i', type: 'image', x: 0, y: 30, width: 100, height: 100, src: 'builtin:sea', fit: 'cover' },
          {
            id: 'g',
            type: 'group',
            x: 0,
            y: 0,
            width: 10,
            height: 10,
            elements: [{ id: 'r', type: 'rect', x: 0, y: 0, width: 1, height: 1 }],
          },
        ],
      },
    ],
  },
}

it('migrations are in order and without gaps', () => {
  const earlier = Array.from({ length: DOCUMENT_VERSION - 1 }, (_, index) => index + 1)
  expect(MIGRATIONS.map((migration) => migration.from)).toEqual(earlier)
})

it('a stored document of every version can be read', () => {
  expect(Object.keys(STORED)).toHaveLength(DOCUMENT_VERSION)
  for (const stored of Object.values(STORED)) {
    expect(parseDocument(stored)).toMatchObject({ document: { version: DOCUMENT_VERSION } })
  }
})

it('all pending migrations run once and in order', () => {
  const steps: Migration[] = [1, 2, 3].map((from) => ({
    from,
    migrate: (document) => ({ ...document, ran: [...((document['ran'] as number[] | undefined) ?? []), from] }),
  }))
  expect(migrateDocument({ version: 1 }, steps)).toEqual({ version: 4, ran: [1, 2, 3] })
  expect(migrateDocument({ version: 3 }, steps)).toEqual({ version: 4, ran: [3] })
  expect(migrateDocument({ version: 4 }, steps)).toEqual({ version: 4 })
  expect(migrateDocument({ version: 0 }, steps)).toEqual({ version: 0 })
  expect(migrateDocument('no document', steps)).toBe('no document')
})

it('a new document is valid and has one empty white page', () => {
  const document = emptyDocument()
  expect(parseDocument(document)).toEqual({ document })
  expect(document.pages).toEqual([{ id: 'page-1', background: '#ffffff', elements: [] }])
  expect(emptyDocument().pages).not.toBe(document.pages)
})
