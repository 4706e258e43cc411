import { describe, expect, test } from 'vitest'
import type { Document, Page } from '../document/document.ts'
import { perform } from './commands/commands.ts'
import { showPage } from './commands/page-commands.ts'
import { commit, type EditorState, openEditor } from './editor-state.ts'
import { redoStep, undoStep } from './undo-step.ts'
import { setPages } from './operations/pages.ts'
import { setProperties } from './operations/set-properties.ts'
import { wordsIn } from './words/session.ts'

const page = (id: string): Page => ({
  id,
  elements: [{ id: `${id}-text`, type: 'text', x: 0, y: 0, width: 100, height: 20, text: id }],
})
const document: Document = { version: 1, pages: ['a', 'b', 'c'].map(page) }
const start = openEditor(document, { width: 400, height: 400 })
const context = { places: new Map<never, never>(), pictures: new Map<never, never>(), at: 0 }
const at = (pageId: string, state: EditorState = start): EditorState => showPage(state, pageId)

describe('an undo shows the page where it happened', () => {
  test('after a page was deleted', () => {
    const deleted = perform(at('b'), 'delete-page', context)
    const undone = undoStep(at('a', deleted))
    expect([undone.pageId, undone.document]).toEqual(['b', document])
    expect(redoStep(undone).pageId).toBe('c')
  })

  test('after a page was added, which leaves its neighbor', () => {
    const added = perform(at('a'), 'add-page', context)
    expect(undoStep(added).pageId).toBe('b')
    expect(redoStep(at('c', undoStep(added))).pageId).toBe(added.pageId)
  })

  test('after a change of another page, also if nothing was selected', () => {
    const changed = commit(at('b'), { document: setPages(document, new Set(['b']), { name: 'Two' }), label: '', at: 0 })
    expect(undoStep(at('c', changed)).pageId).toBe('b')
  })

  test('and there, nothing of the page before is edited or entered', () => {
    const changed = commit(at('b'), { document: setPages(document, new Set(['b']), { name: 'Two' }), label: '', at: 0 })
    const editing: EditorState = {
      ...at('c', changed),
      scope: 'c-text',
      words: wordsIn('c-text', { anchor: 0, focus: 1 }),
    }
    expect(undoStep(editing)).toMatchObject({ pageId: 'b', scope: null, words: null })
  })

  test('and stays where it is if that page has changed too', () => {
    const everywhere = setProperties(document, new Set(['a-text', 'c-text']), { opacity: 0.5 })
    const changed = commit(start, { document: everywhere, label: '', at: 0 })
    expect(undoStep(at('c', changed)).pageId).toBe('c')
    expect(undoStep(at('b', changed)).pageId).toBe('a')
  })
})
