import { expect, test } from 'vitest'
import type { Document } from '../../document/document.ts'
import type { Point } from '../../paint/matrix.ts'
import { deepFrozen } from '../testing/deep-frozen.ts'
import { Hand } from '../testing/hand.ts'
import { placesOf } from '../tree/place.ts'
import { type Act, contact, type Contacts, NO_CONTACTS, type PointerKind } from './contacts.ts'
import { fingerPans } from './finger-pans.ts'

const DOCUMENT: Document = deepFrozen({
  version: 1,
  pages: [
    {
      id: 'p',
      elements: [
        { id: 'a', type: 'rect', x: 10, y: 10, width: 100, height: 100, fill: '#000000' },
        { id: 'b', type: 'rect', x: 300, y: 10, width: 100, height: 100, fill: '#000000' },
      ],
    },
  ],
})

/** Fingers and pens on the editor, on a page that is shown as large as it is. */
class Screen {
  readonly hand = new Hand(DOCUMENT)
  contacts: Contacts = NO_CONTACTS
  readonly acts: Act['do'][] = []
  readonly views: Act[] = []
  menu: Point | undefined

  down = (id: number, x: number, y: number): this => this.#down(id, { x, y }, 'touch')
  penDown = (id: number, x: number, y: number): this => this.#down(id, { x, y }, 'pen')

  move = (id: number, x: number, y: number): this => this.#happens({ type: 'move', id, at: { x, y } })
  up = (id: number, x: number, y: number): this => this.#happens({ type: 'up', id, at: { x, y } })
  lose = (id: number): this => this.#happens({ type: 'lost', id })
  hold = (id: number): this => this.#happens({ type: 'held', id })
  tap = (x: number, y: number): this => this.down(1, x, y).up(1, x, y)

  get selection(): readonly string[] {
    return this.hand.state.selection
  }
  get document(): Document {
    return this.hand.state.document
  }
  xOf(id: string): number | undefined {
    return placesOf(this.document).get(id)?.element.x
  }

  #down(id: number, at: Point, kind: PointerKind): this {
    const pressed = { on: 'page', under: this.hand.under(at) } as const
    const pans = fingerPans(this.hand.state, { pressed, point: at }, { places: placesOf(DOCUMENT) })
    return this.#happens({ type: 'down', id, kind, at, pans, pansAtOnce: false })
  }

  #happens(event: Parameters<typeof contact>[1]): this {
    const { contacts, acts } = contact(this.contacts, event)
    this.contacts = contacts
    for (const act of acts) {
      this.acts.push(act.do)
      if (act.do === 'press') this.hand.press(act.at)
      else if (act.do === 'drag') this.hand.drag(act.at)
      else if (act.do === 'release') this.hand.release(act.at)
      else if (act.do === 'tap') this.hand.press(act.at).release(act.at)
      else if (act.do === 'cancel') this.hand.cancel()
      else if (act.do === 'menu') this.menu = act.at
      else this.views.push(act)
    }
    return this
  }
}

test('a tap selects, and a drag of what is selected moves it', () => {
  const screen = new Screen().tap(50, 50)
  expect(screen.selection).toEqual(['a'])
  screen.down(1, 50, 50).move(1, 80, 90).move(1, 127, 90).up(1, 127, 90)
  expect(screen.xOf('a')).toBe(87)
  expect(screen.hand.state.history.done.length).toBe(1)
})

test('a drag of something that is not selected moves the view, and selects nothing', () => {
  const screen = new Screen().down(1, 50, 50).move(1, 80, 90).move(1, 120, 90).up(1, 120, 90)
  expect(screen.acts).toEqual(['view', 'view'])
  expect(screen.views[0]).toEqual({ do: 'view', from: [{ x: 50, y: 50 }], to: [{ x: 80, y: 90 }] })
  expect(screen.document).toBe(DOCUMENT)
  expect(screen.selection).toEqual([])
})

test('a finger that trembles is still a tap', () => {
  const screen = new Screen().down(1, 50, 50).move(1, 53, 48).move(1, 48, 52).up(1, 51, 50)
  expect(screen.acts).toEqual(['tap'])
  expect(screen.selection).toEqual(['a'])
})

test('a second finger during a drag restores the document by reference, and both zoom', () => {
  const screen = new Screen().tap(50, 50).down(1, 50, 50).move(1, 150, 90)
  expect(screen.document).not.toBe(DOCUMENT)
  screen.down(2, 250, 90)
  expect(screen.document).toBe(DOCUMENT)
  screen.move(2, 350, 90).up(2, 350, 90).move(1, 160, 100).up(1, 160, 100)
  expect(screen.document).toBe(DOCUMENT)
  expect(screen.hand.state.history.done.length).toBe(0)
  expect(screen.views).toEqual([
    {
      do: 'view',
      from: [
        { x: 150, y: 90 },
        { x: 250, y: 90 },
      ],
      to: [
        { x: 150, y: 90 },
        { x: 350, y: 90 },
      ],
    },
    { do: 'view', from: [{ x: 150, y: 90 }], to: [{ x: 160, y: 100 }] },
  ])
})

test('a pointer that the system takes away restores the document, and the rest of the gesture does nothing', () => {
  const screen = new Screen().tap(50, 50).down(1, 50, 50).move(1, 150, 90).lose(1)
  expect(screen.document).toBe(DOCUMENT)
  screen.move(1, 200, 90).up(1, 200, 90)
  expect(screen.document).toBe(DOCUMENT)
  expect(screen.tap(350, 50).selection).toEqual(['b'])
})

test('a long press opens a menu, and lifting the finger does nothing more', () => {
  const screen = new Screen().down(1, 50, 50).move(1, 53, 50).hold(1).move(1, 90, 90).up(1, 90, 90)
  expect(screen.acts).toEqual(['menu'])
  expect(screen.menu).toEqual({ x: 50, y: 50 })
  expect(screen.selection).toEqual([])
})

test('a drag and a pinch are not long presses', () => {
  const drag = new Screen().down(1, 50, 50).move(1, 90, 50).hold(1)
  const pinch = new Screen().down(1, 50, 50).down(2, 90, 50).hold(1).hold(2)
  expect([drag.menu, pinch.menu]).toEqual([undefined, undefined])
})

test('a pen presses at once like a mouse, and the hand that rests on the screen does nothing', () => {
  const screen = new Screen().penDown(1, 50, 50).down(2, 300, 300).move(2, 350, 350).move(1, 127, 90)
  screen.up(2, 350, 350).up(1, 127, 90)
  expect(screen.acts).toEqual(['press', 'drag', 'release'])
  expect(screen.xOf('a')).toBe(87)
})

test('a pen takes over from a hand that was there before', () => {
  const screen = new Screen().tap(50, 50).down(1, 50, 50).move(1, 150, 90).penDown(2, 350, 50).up(2, 350, 50)
  expect(screen.document).toBe(DOCUMENT)
  expect(screen.selection).toEqual(['b'])
  expect(screen.up(1, 150, 90).document).toBe(DOCUMENT)
})
