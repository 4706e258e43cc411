import { describe, expect, test } from 'vitest'
import type { Element } from '../../../../document/elements/element.ts'
import { conflictWords } from './conflict-words.ts'
import type { DesignContent } from './design-content.ts'
import { mergeContents, mergeWork } from './merge-contents.ts'
import { restoreDrafts } from './restore-drafts.ts'
import { takeTheirs } from './take-theirs.ts'

const text = (id: string, words: string, more: object = {}): Element => ({
  id,
  type: 'text',
  x: 0,
  y: 0,
  width: 90,
  height: 20,
  text: words,
  ...more,
})
const content = (elements: readonly Element[], more: Partial<DesignContent> = {}): DesignContent => ({
  document: { version: 1, pages: [{ id: 'p', elements: [...elements] }] },
  ...{ title: 'Poster', width: 400, height: 300 },
  ...more,
})
const BASE = content([text('a', 'one'), text('b', 'two')])

describe('merging', () => {
  test('keeps the changes of both sides, of the design as well as of its document', () => {
    const mine = content([text('a', 'mine'), text('b', 'two')], { title: 'Mine' })
    const theirs = content([text('a', 'one'), text('b', 'theirs')], { width: 800, height: 600 })
    const expected = content([text('a', 'mine'), text('b', 'theirs')], { title: 'Mine', width: 800, height: 600 })
    expect(mergeContents(BASE, mine, theirs)).toEqual({ content: expected, conflicts: [] })
  })

  test('takes what the server has for mine if it is one of the unanswered contents', () => {
    const [first, second, current] = ['x', 'xy', 'xyz'].map((words) => content([text('a', words), text('b', 'two')]))
    if (!first || !second || !current) throw new Error('three contents')
    const theirs = content([text('a', 'xy'), text('b', 'theirs')])
    const merged = mergeWork({ base: BASE, unanswered: [first, second], current }, theirs)
    expect(merged).toEqual({ content: content([text('a', 'xyz'), text('b', 'theirs')]), conflicts: [] })
  })

  test('does not bring back what was removed after an unanswered request', () => {
    const sent = content([text('a', 'one'), text('b', 'two'), text('new', 'words')])
    const theirs = content([text('a', 'theirs'), text('b', 'two'), text('new', 'words')])
    const merged = mergeWork({ base: BASE, unanswered: [sent], current: BASE }, theirs)
    expect(merged).toEqual({ content: content([text('a', 'theirs'), text('b', 'two')]), conflicts: [] })
  })
})

describe('a conflict', () => {
  const conflictOf = (mine: DesignContent, theirs: DesignContent) => {
    const merged = mergeContents(BASE, mine, theirs)
    const [conflict] = merged.conflicts
    if (!conflict) throw new Error('there is no conflict')
    return { ...conflictWords(conflict), after: takeTheirs(merged.content, conflict), kept: merged.content }
  }

  test('of a text names it by its words, keeps those of both, and takes the other words', () => {
    const mine = content([text('a', 'A long title that does not fit into a message'), text('b', 'two')])
    const theirs = content([text('a', 'theirs'), text('b', 'two')])
    expect(conflictOf(mine, theirs)).toMatchObject({
      text: '“A long title that does not fit into a m…”: the text was also changed elsewhere. The words of both were kept.',
      action: 'Use theirs',
      refusal: 'Keep both',
      kept: content([text('a', 'A long title that does not fit into a message theirs'), text('b', 'two')]),
      after: theirs,
    })
  })

  test('of several properties names each once, and takes also a property that they removed', () => {
    const opened = { x: 5, fontSize: 20, lineHeight: 2 }
    const base = content([text('a', 'one', { name: 'Headline', ...opened })])
    const mine = content([text('a', 'one', { name: 'Headline', x: 6, fontSize: 30, lineHeight: 3 })])
    const theirs = content([text('a', 'one', { name: 'Headline', x: 7, lineHeight: 4 })])
    const merged = mergeContents(base, mine, theirs)
    const [conflict] = merged.conflicts
    if (!conflict) throw new Error('there is no conflict')
    expect(conflictWords(conflict).text).toBe(
      '“Headline”: the position and size, line height and font size were also changed elsewhere. Yours was kept.',
    )
    expect(takeTheirs(merged.content, conflict)).toEqual(theirs)
  })

  test('of the title or the size is one of the design', () => {
    const mine = content([text('a', 'one'), text('b', 'two')], { title: 'Mine', width: 500 })
    const theirs = content([text('a', 'one'), text('b', 'two')], { title: 'Theirs', width: 600 })
    expect(conflictOf(mine, theirs)).toMatchObject({
      text: 'This design: the title and size were also changed elsewhere. Yours was kept.',
      after: theirs,
    })
  })

  test('of a deletion keeps the element, which can be deleted, whichever side deleted it', () => {
    const without = content([text('b', 'two')])
    const changed = content([text('a', 'changed'), text('b', 'two')])
    expect(conflictOf(changed, without)).toMatchObject({
      text: '“changed” was deleted elsewhere. It was kept, because you changed it.',
      action: 'Delete it',
      kept: changed,
      after: without,
    })
    expect(conflictOf(without, changed)).toMatchObject({
      text: '“changed”, which you deleted, was changed elsewhere. It was kept.',
      kept: changed,
      after: without,
    })
  })

  test('of a page that one side deleted takes the whole page, but never the last', () => {
    const pages = [
      { id: 'p', elements: [] },
      { id: 'q', elements: [] },
    ]
    const two: DesignContent = { ...BASE, document: { version: 1, pages } }
    const [first] = pages
    if (!first) throw new Error('there is no page')
    const mine = { ...two, document: { ...two.document, pages: [first, { id: 'q', name: 'Back', elements: [] }] } }
    const theirs = { ...two, document: { ...two.document, pages: [first] } }
    const [conflict] = mergeContents(two, mine, theirs).conflicts
    if (!conflict) throw new Error('there is no conflict')
    expect(conflictWords(conflict).text).toBe('“Back” was deleted elsewhere. It was kept, because you changed it.')
    expect(takeTheirs(mine, conflict)).toEqual(theirs)
    const last = { ...two, document: { version: 1 as const, pages: mine.document.pages.slice(1) } }
    expect(takeTheirs(last, conflict)).toBe(last)
  })

  test('of the last pages, of which each side deleted the others, keeps mine', () => {
    const page = (id: string) => ({ id, name: id, elements: [] })
    const having = (...ids: string[]): DesignContent => ({ ...BASE, document: { version: 1, pages: ids.map(page) } })
    const { content: merged, conflicts } = mergeContents(having('p', 'q'), having('p'), having('q'))
    expect(merged).toEqual(having('p'))
    expect(conflicts.map((each) => conflictWords(each).text)).toEqual([
      '“p” was deleted elsewhere. It was kept, because a design has at least one page.',
    ])
  })
})

describe('drafts', () => {
  const draft = (current: DesignContent, windowId: string) => ({
    ...{ designId: 'des_a', windowId, at: 1, revision: 1, base: BASE, unanswered: [], current },
  })
  const [left, right] = [
    content([text('a', 'left'), text('b', 'two')]),
    content([text('a', 'one'), text('b', 'right')]),
  ]

  test('of several windows are merged with each other and with the opened design', () => {
    const opened = content([text('a', 'one'), text('b', 'two')], { title: 'Theirs' })
    const restored = restoreDrafts(opened, [draft(left, 'w1'), draft(right, 'w2')])
    const expected = content([text('a', 'left'), text('b', 'right')], { title: 'Theirs' })
    expect(restored).toEqual({ content: expected, conflicts: [] })
  })

  test('whose changes were saved are nothing to restore', () => {
    expect(restoreDrafts(structuredClone(left), [draft(left, 'w1')])).toBeUndefined()
    expect(restoreDrafts(BASE, [])).toBeUndefined()
  })
})
