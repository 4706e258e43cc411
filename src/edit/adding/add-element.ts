import type { Document, Page } from '../../document/document.ts'
import type { Element } from '../../document/elements/element.ts'
import { hasPageNumbers } from '../../document/page-numbers.ts'
import { bounded } from '../../document/scaled-number.ts'
import type { Point } from '../../paint/matrix.ts'
import { commit, type EditorState, endWords, pageOf } from '../editor-state.ts'
import { insert } from '../operations/insert.ts'
import { allWords } from '../words/session.ts'
import type { MakeElement } from './item.ts'
import { settingOf } from './setting-of.ts'

export interface Adding {
  /** Where the middle of the element will be, on the page. */
  readonly middle: Point
  /** In milliseconds. */
  readonly at: number
}

/**
 * Adds an element on top of the page, selected. A text is ready for typing, which replaces its words, but not a
 * page number.
 */
export function addElement(before: EditorState, make: MakeElement, { middle, at }: Adding): EditorState {
  const state = endWords(before)
  const { element, document, label } = withElement(state, make, { middle, page: pageOf(state) })
  const idle = { ...state, tool: 'select' as const, scope: null }
  const added = commit(idle, { document, selection: [element.id], label, at })
  return element.type === 'text' && !hasPageNumbers({ elements: [element] })
    ? { ...added, words: allWords(element) }
    : added
}

/** Adds an element to a page while a text is edited, which goes on: neither the selection nor the page changes. */
export function addWhileTyping(
  state: EditorState,
  make: MakeElement,
  { middle, at, pageId }: Adding & { readonly pageId: string },
): EditorState {
  const page = state.document.pages.find(({ id }) => id === pageId) ?? pageOf(state)
  const { document, label } = withElement(state, make, { middle, page })
  return commit(state, { document, label, at })
}

function withElement(
  state: EditorState,
  make: MakeElement,
  { middle, page }: { middle: Point; page: Page },
): { element: Element; document: Document; label: string } {
  const element = apartFrom(page.elements, centered(make(settingOf(state)), middle))
  const document = insert(state.document, [element], { in: page.id })
  return { element, document, label: `Add ${(element.name ?? element.type).toLowerCase()}` }
}

function centered<E extends Element>(element: E, { x, y }: Point): E {
  return {
    ...element,
    x: bounded(Math.round(x - element.width / 2)),
    y: bounded(Math.round(y - element.height / 2)),
  }
}

/** Moves an element until it hides none that begins at the same place, as one that was added just before. */
function apartFrom<E extends Element>(others: readonly Element[], element: E): E {
  const taken = new Set(others.map(({ x, y }) => `${x} ${y}`))
  const step = Math.max(4, Math.round(Math.min(element.width, Math.max(element.height, 40)) / 8))
  let moved = element
  while (taken.has(`${moved.x} ${moved.y}`)) moved = { ...moved, x: moved.x + step, y: moved.y + step }
  return moved
}
