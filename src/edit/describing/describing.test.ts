import { describe, expect, test } from 'vitest'
import { documentOf, element } from '../../document/testing/build.ts'
import type { Warning } from '../../text/warning.ts'
import { select } from '../editor-state.ts'
import { Hand } from '../testing/hand.ts'
import { placesOf } from '../tree/place.ts'
import { announcementOf, type Moment } from './announcement.ts'
import { colorWord } from './color-word.ts'
import { describeElement } from './describe-element.ts'
import { elementName } from './element-name.ts'

test.each([
  ['#ffffff', 'white'],
  ['#000', 'black'],
  ['#d9d2c8', 'light gray'],
  ['#c8102e', 'red'],
  ['#003366', 'dark blue'],
  ['#5b3a1e', 'brown'],
  ['#ffd400', 'yellow'],
  ['#a7f3d0', 'light green'],
  ['#7c3aed', 'purple'],
  ['#ff69b4', 'pink'],
  ['brand:primary', 'primary'],
])('%s is called %s', (color, word) => expect(colorWord(color)).toBe(word))

test.each([
  [{ type: 'rect', name: 'Panel', alt: 'A panel' }, 'Panel'],
  [{ type: 'image', name: ' ', alt: 'A red fox' }, 'A red fox'],
  [{ type: 'text', text: '  Summer\nsale ' }, 'Summer sale'],
  [{ type: 'text', runs: [{ text: 'Dear ' }, { text: 'Anna' }] }, 'Dear Anna'],
  [{ type: 'text', text: '' }, 'Empty text'],
  [{ type: 'rect', fill: '#c8102e' }, 'Red rectangle'],
  [{ type: 'ellipse', fill: null, stroke: { paint: '#003366', width: 2 } }, 'Dark blue ellipse'],
  [{ type: 'rect', fill: { type: 'linear', stops: [] } }, 'Gradient rectangle'],
  [{ type: 'image' }, 'Image'],
  [{ type: 'group' }, 'Group'],
])('%j is called %s', ({ type, ...properties }, name) => expect(elementName(element(type, properties))).toBe(name))

test('a long text is called by its first words', () => {
  const name = elementName(element('text', { text: 'word '.repeat(40) }))
  expect(name).toMatch(/^(word )+word…$/)
  expect(name.length).toBeLessThanOrEqual(61)
})

test('an element is described by its kind, its font, its box and all that is unusual about it', () => {
  const text = element('text', { x: 120, y: 80, width: 300, height: 40.04, fontSize: 24, fontFamily: 'Inter' })
  expect(describeElement(text, [])).toBe('text, 24 px Inter, at x 120, y 80, 300 by 40')
  const unusual = { ...text, slot: 'title', rotation: 12.34, locked: true, visible: false }
  expect(describeElement(unusual, [{ code: 'text_overflow' }, { code: 'text_overflow' }])).toBe(
    'text, 24 px Inter, at x 120, y 80, 300 by 40, rotated 12.3 degrees, slot title, locked, hidden, does not fit',
  )
  expect(describeElement(element('group', { elements: [text] }), [])).toBe('group, 1 element, at x 10, y 20, 100 by 50')
})

describe('announcements', () => {
  const hand = (): Hand =>
    new Hand(
      documentOf(
        element('rect', { id: 'a', name: 'Photo', x: 10, y: 10, width: 50, height: 30 }),
        element('rect', { id: 'b', name: 'Title', x: 130, y: 100, width: 51, height: 31 }),
      ),
    )
  const momentOf = ({ state }: Hand, warnings: readonly Warning[] = []): Moment => ({
    ...{ state, places: placesOf(state.document), warnings },
  })
  const after = (act: (hand: Hand) => void, prepare: (hand: Hand) => void = choosePhoto): string => {
    const used = hand()
    prepare(used)
    const before = momentOf(used)
    act(used)
    return announcementOf(before, momentOf(used))
  }
  const choosePhoto = (used: Hand): void => void (used.state = select(used.state, ['a']))

  test('nothing is said if nothing has changed', () => expect(after(() => undefined)).toBe(''))

  test('moves are said once, with what the element is aligned with now', () => {
    expect(after((used) => used.run('move-right').run('move-far-down'))).toBe('Moved to x 11, y 20.')
    const drag = (used: Hand): void =>
      void used.press({ x: 20, y: 20 }).drag({ x: 139, y: 22 }).release({ x: 139, y: 22 })
    expect(after(drag)).toBe('Moved to x 130, y 12. Aligned with Title.')
    expect(after((used) => used.run('align-center'))).toBe('Moved to x 175, y 10. Aligned with the middle of the page.')
  })

  test('sizes and turns are said', () => {
    const to = { x: 81, y: 25 }
    const resize = (used: Hand): void =>
      void used.pressHandle({ x: 1, y: 0 }, { x: 60, y: 25 }).drag(to, { mod: true }).release(to, { mod: true })
    expect(after(resize)).toBe('Resized to 71 by 30.')
    const turn = (used: Hand): void =>
      void used.pressHandle('rotation', { x: 35, y: 0 }).drag({ x: 90, y: 25 }).release({ x: 90, y: 25 })
    expect(after(turn)).toBe('Rotated to 90 degrees. Aligned with the edge of the page.')
  })

  test('steps say what they were done to, and where it is now', () => {
    expect(after((used) => used.run('bring-forward'))).toBe('Bring forward: Photo, layer 1 of 2.')
    expect(after((used) => used.run('delete'))).toBe('Deleted Photo.')
    expect(after((used) => used.run('lock'))).toBe('Locked Photo.')
    expect(after((used) => used.run('hide'))).toBe('Hidden: Photo.')
    expect(after((used) => used.run('duplicate'))).toBe('Duplicated Photo.')
    const both = (used: Hand): void => void used.run('select-all')
    expect(after((used) => used.run('group'), both)).toBe('Grouped Photo and Title.')
  })

  test('what is put into a group says nothing of coordinates, since it stays where it is', () => {
    const inGroup = (used: Hand): void => void used.run('select-all').run('group').run('enter')
    const said = after((used) => used.run('move-out-of-group'), inGroup)
    expect(said).toBe('Move in layers: Photo, layer 1 of 2.')
  })

  test('undo and redo name the step', () => {
    expect(
      after(
        (used) => used.run('undo'),
        (used) => (choosePhoto(used), used.run('move-up')),
      ),
    ).toBe('Undid Move.')
    const undone = (used: Hand): void => (choosePhoto(used), void used.run('move-up').run('undo'))
    expect(after((used) => used.run('redo'), undone)).toBe('Redid Move.')
  })

  test('selections are described, unless something else reads them', () => {
    const nothing = (): void => undefined
    expect(after(choosePhoto, nothing)).toBe('Photo, rectangle, at x 10, y 10, 50 by 30, selected.')
    expect(after((used) => used.run('select-all'), nothing)).toBe('2 elements selected.')
    expect(after((used) => used.run('leave'))).toBe('Nothing selected.')
    const used = hand()
    const before = momentOf(used)
    choosePhoto(used)
    expect(announcementOf(before, momentOf(used), { isSelectionRead: true })).toBe('')
  })

  test('pages, tools and texts are said', () => {
    expect(after((used) => used.run('add-page'))).toBe('Added page. Page 2 of 2.')
    const twoPages = (used: Hand): void => void used.run('add-page')
    expect(after((used) => used.run('previous-page'), twoPages)).toBe('Page 1 of 2.')
    expect(after((used) => used.run('move-page-back'), twoPages)).toBe('Moved page. Page 1 of 2.')
    expect(after((used) => used.run('delete-page'), twoPages)).toBe('Deleted page. Page 1 of 1.')
    const nothing = (): void => undefined
    expect(after((used) => used.run('tool-rect'), nothing)).toBe('Rectangle tool. Enter adds a rectangle.')
    const added = after((used) => used.run('tool-rect').run('enter'), nothing)
    expect(added).toBe('Added Light gray rectangle, rectangle, at x 170, y 120, 60 by 60.')
    expect(after((used) => used.run('tool-text').run('enter'), nothing)).toContain('Editing text. Escape ends.')
  })

  test('warnings are said when they begin, and when a text fits again', () => {
    const used = hand()
    const overflow: Warning = { code: 'text_overflow', message: '', elementId: 'b' }
    const missing: Warning = { code: 'image_missing', message: '', elementId: 'a' }
    const [fits, does] = [momentOf(used), momentOf(used, [overflow])]
    expect(announcementOf(fits, does)).toBe('Title: text no longer fits.')
    expect(announcementOf(does, fits)).toBe('Title: text fits again.')
    expect(announcementOf(does, momentOf(used, [overflow, missing]))).toBe('Photo: image missing.')
    expect(announcementOf(does, does)).toBe('')
  })
})
