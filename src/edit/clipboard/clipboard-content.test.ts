import { describe, expect, test } from 'vitest'
import type { Document } from '../../document/document.ts'
import { openEditor } from '../editor-state.ts'
import { undoStep } from '../undo-step.ts'
import { placesOf } from '../tree/place.ts'
import { wordsIn } from '../words/session.ts'
import { clipOf, clipOfWords, plainTextOf } from './clip.ts'
import { clipboardContent, type Clipboard } from './clipboard-content.ts'
import { htmlOfClip } from './markup-of-clip.ts'
import { pasteElements, pasteGrid, pasteRuns } from './paste-content.ts'
import { distanceTo, nextPaste, pastePoint } from './paste-place.ts'
import { markupOf } from './testing/markup-of.ts'

const DOCUMENT: Document = {
  version: 1,
  brand: { colors: { ink: '#112233', other: '#445566' } },
  pages: [
    {
      id: 'page',
      elements: [
        {
          id: 'title',
          type: 'text',
          x: 10,
          y: 10,
          width: 100,
          height: 20,
          text: 'A "title" & <more>',
          fill: 'brand:ink',
        },
        {
          ...{ id: 'group', type: 'group', x: 100, y: 100, width: 50, height: 50 },
          elements: [{ id: 'box', type: 'rect', x: 5, y: 5, width: 10, height: 10, fill: '#ff0000' }],
        },
      ],
    },
  ],
}
const EMPTY: Clipboard = { html: undefined, text: '', svg: undefined, fileTypes: [] }
const html = (content: string) => markupOf(`<body>${content}</body>`)

function copied(...ids: string[]): Document {
  const places = placesOf(DOCUMENT)
  return clipOf(
    DOCUMENT,
    ids.flatMap((id) => places.get(id) ?? []),
  )
}

describe('copied elements', () => {
  test('come back from HTML, with what they refer to', () => {
    const clip = copied('title')
    const content = clipboardContent({ ...EMPTY, html: html(htmlOfClip(clip)), text: plainTextOf(clip) })
    expect(content).toEqual({ kind: 'elements', document: clip })
    expect(clip.brand).toEqual({ colors: { ink: '#112233' } })
  })

  test('of a group are where they were on the page', () => {
    expect(copied('box').pages[0]?.elements).toMatchObject([{ id: 'box', x: 105, y: 105 }])
  })

  test('are plain text for other programs, or else their names', () => {
    expect(plainTextOf(copied('title', 'group'))).toBe('A "title" & <more>')
    expect(plainTextOf(copied('box'))).toBe('rect')
  })

  test('paste as one step that can be undone', () => {
    const before = openEditor(DOCUMENT, { width: 500, height: 500 })
    const after = pasteElements(
      before,
      { elements: copied('title', 'group').pages[0]?.elements ?? [] },
      { by: { x: 5, y: 5 }, at: 1 },
    )
    expect(after.selection).toEqual(['title-2', 'group-2'])
    expect(placesOf(after.document).get('title-2')?.element).toMatchObject({ x: 15, y: 15 })
    expect(undoStep(after).document).toBe(DOCUMENT)
  })

  test('paste into the group that has been entered, at the same place', () => {
    const inside = { ...openEditor(DOCUMENT, { width: 500, height: 500 }), scope: 'group' }
    const after = pasteElements(
      inside,
      { elements: copied('box').pages[0]?.elements ?? [] },
      { by: { x: 0, y: 0 }, at: 1 },
    )
    expect(placesOf(after.document).get('box-2')).toMatchObject({ parents: [{ id: 'group' }], element: { x: 5, y: 5 } })
  })

  test('of a text are a part of it, and continue its style in another text', () => {
    const title = placesOf(DOCUMENT).get('title')?.element
    if (title?.type !== 'text') throw new Error('no title')
    expect(clipOfWords(DOCUMENT, title, { start: 3, end: 8 }).pages[0]?.elements).toMatchObject([{ text: 'title' }])
    const words = wordsIn('title', { anchor: 0, focus: 1 })
    const state = { ...openEditor(DOCUMENT, { width: 500, height: 500 }), words }
    const after = pasteRuns(state, [{ text: 'Bold', fontWeight: 700 }, { text: ' and' }], 1)
    expect(placesOf(after.document).get('title')?.element).toMatchObject({
      runs: [{ text: 'Bold', fontWeight: 700 }, { text: ' and "title" & <more>' }],
    })
    expect(after.words?.caret.offset).toBe(8)
  })
})

describe('the clipboard', () => {
  test('says what is wrong with elements that were written by hand', () => {
    const text = JSON.stringify([{ id: 'a', type: 'rect', x: 0, y: 0, width: -1, height: 1 }])
    expect(clipboardContent({ ...EMPTY, text })).toMatchObject({
      kind: 'unreadable',
      reason: expect.stringContaining('width') as string,
    })
  })

  test('has the elements of a document as JSON', () => {
    expect(clipboardContent({ ...EMPTY, text: JSON.stringify(DOCUMENT) })).toMatchObject({ kind: 'elements' })
    expect(clipboardContent({ ...EMPTY, text: '{"a": 1}' })).toMatchObject({ kind: 'text' })
  })

  test('has cells rather than the picture that spreadsheets add', () => {
    const table = html('<table><tr><td>a</td><td>b</td></tr></table>')
    expect(clipboardContent({ ...EMPTY, html: table, text: 'a\tb', fileTypes: ['image/png'] })).toMatchObject({
      kind: 'grid',
      grid: [['a', 'b']],
    })
    expect(clipboardContent({ ...EMPTY, text: 'a\tb\nc\td' })).toMatchObject({ kind: 'grid' })
    expect(clipboardContent({ ...EMPTY, text: '\tindented\nnot' })).toMatchObject({ kind: 'text' })
  })

  test('has a picture rather than the markup that browsers add', () => {
    const image = html('<img src="https://example.com/a.png"/>')
    expect(clipboardContent({ ...EMPTY, html: image, fileTypes: ['image/png'] })).toEqual({ kind: 'pictures' })
    expect(clipboardContent({ ...EMPTY, html: image })).toMatchObject({ kind: 'unreadable' })
  })

  test('says how to paste from Figma', () => {
    const figma = html('<span data-metadata="&lt;!--(figmeta)abc(/figmeta)--&gt;"></span><p>Text</p>')
    expect(clipboardContent({ ...EMPTY, html: figma, text: 'Text' })).toMatchObject({
      kind: 'unreadable',
      reason: expect.stringContaining('Copy as SVG') as string,
    })
    expect(clipboardContent({ ...EMPTY, html: figma, fileTypes: ['image/png'] })).toEqual({ kind: 'pictures' })
  })

  test('says that it is empty', () => {
    expect(clipboardContent(EMPTY)).toMatchObject({ kind: 'unreadable' })
  })
})

describe('the place of a paste', () => {
  const view = {
    camera: { x: 0, y: 0, zoom: 2 },
    viewport: { width: 400, height: 400 },
    size: { width: 300, height: 100 },
  }

  test('is under the pointer, or else in the middle of what is seen of the page', () => {
    expect(pastePoint({ x: 20, y: 40 }, view)).toEqual({ x: 10, y: 20 })
    expect(pastePoint({ x: 20, y: 300 }, view)).toEqual({ x: 100, y: 50 })
    expect(pastePoint(undefined, view)).toEqual({ x: 100, y: 50 })
  })

  test('moves with each paste there', () => {
    const box = { id: 'a', type: 'rect', x: 0, y: 0, width: 10, height: 10 } as const
    const first = nextPaste(undefined, 'page', { x: 50, y: 50 })
    const second = nextPaste(first, 'page', { x: 51, y: 50 })
    expect(distanceTo(first, [box])).toEqual({ x: 45, y: 45 })
    expect(distanceTo(second, [box])).toEqual({ x: 61, y: 61 })
    expect(nextPaste(second, 'other', { x: 50, y: 50 }).count).toBe(0)
  })
})

test('cells replace the data of a table that is selected', () => {
  const table = { id: 'table', type: 'table', x: 0, y: 0, width: 10, height: 10, columns: [{}], rows: [['x']] } as const
  const document = { version: 1, pages: [{ id: 'page', elements: [table] }] } as unknown as Document
  const state = { ...openEditor(document, { width: 100, height: 100 }), selection: ['table'] }
  expect(pasteGrid(state, [['a', 'b']], 1)?.document.pages[0]?.elements[0]).toMatchObject({ rows: [['a', 'b']] })
  expect(pasteGrid({ ...state, selection: [] }, [['a', 'b']], 1)).toBeUndefined()
})
