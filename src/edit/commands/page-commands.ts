import type { Document } from '../../document/document.ts'
import { commit, type EditorState, endWords, pageOf, select } from '../editor-state.ts'
import { addPage, duplicatePage, hasRoomForPages, movePage, removePages } from '../operations/pages.ts'
import { freeIds } from '../tree/free-ids.ts'
import type { Command } from './command.ts'

export const PAGE_COMMANDS = {
  'next-page': { label: 'Next page', section: 'Pages', keys: ['PageDown'], run: (state) => pageBy(state, 1) },
  'previous-page': { label: 'Previous page', section: 'Pages', keys: ['PageUp'], run: (state) => pageBy(state, -1) },
  'add-page': {
    label: 'Add page',
    section: 'Pages',
    keys: ['Mod+Enter'],
    isPossible: ({ document }) => hasRoomForPages(document),
    run: (state, { at }) => withNewPage(endWords(state), at),
  },
  'duplicate-page': {
    label: 'Duplicate page',
    section: 'Pages',
    keys: [],
    isPossible: ({ document }) => hasRoomForPages(document),
    run: (state, { at }) => {
      const { document, ids } = duplicatePage(state.document, pageOf(state).id)
      return shown(state, { document, pageId: ids[0], label: 'Duplicate page', at })
    },
  },
  'move-page-back': pageMove('Move page backward', -1),
  'move-page-on': pageMove('Move page forward', 1),
  'delete-page': {
    label: 'Delete page',
    section: 'Pages',
    keys: [],
    isPossible: ({ document }) => document.pages.length > 1,
    run: (state, { at }) => withoutPage(state, at),
  },
} as const satisfies Record<string, Command>

/** Shows a page, with nothing selected. */
export function showPage(state: EditorState, pageId: string): EditorState {
  if (state.pageId === pageId) return state
  return { ...select(state, []), pageId, scope: null }
}

function pageBy(state: EditorState, by: 1 | -1): EditorState {
  const page = state.document.pages[indexOf(state) + by]
  return page ? showPage(state, page.id) : state
}

/** After the present page, with its background. */
function withNewPage(state: EditorState, at: number): EditorState {
  const { id, background } = pageOf(state)
  const page = {
    id: freeIds(state.document).next('page'),
    ...(background !== undefined && { background }),
    elements: [],
  }
  const document = addPage(state.document, page, { after: id })
  return shown(state, { document, pageId: page.id, label: 'Add page', at })
}

function withoutPage(state: EditorState, at: number): EditorState {
  const { id } = pageOf(state)
  const index = indexOf(state)
  const next = state.document.pages[index + 1] ?? state.document.pages[index - 1]
  const document = removePages(state.document, new Set([id]))
  return shown(state, { document, pageId: next?.id, label: 'Delete page', at })
}

function pageMove(label: string, by: 1 | -1): Command {
  return {
    label,
    section: 'Pages',
    keys: [],
    isPossible: (state) => state.document.pages[indexOf(state) + by] !== undefined,
    run: (state, { at }) => {
      const neighbor = state.document.pages[indexOf(state) + by]
      if (!neighbor) return state
      const target = by === 1 ? { after: neighbor.id } : { before: neighbor.id }
      return commit(state, { document: movePage(state.document, pageOf(state).id, target), label: 'Move page', at })
    },
  }
}

interface Shown {
  readonly document: Document
  readonly pageId: string | undefined
  readonly label: string
  readonly at: number
}

/** Commits a change of the pages, and shows one of them. */
function shown(state: EditorState, { document, pageId, label, at }: Shown): EditorState {
  if (document === state.document || pageId === undefined) return state
  const committed = commit(state, { document, selection: [], label, at })
  return { ...committed, pageId, scope: null, words: null }
}

function indexOf(state: EditorState): number {
  const { id } = pageOf(state)
  return state.document.pages.findIndex((page) => page.id === id)
}
