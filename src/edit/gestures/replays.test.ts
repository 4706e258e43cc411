import fc from 'fast-check'
import { expect, test } from 'vitest'
import { parseDocument } from '../../document/parse-document.ts'
import { COMMAND_NAMES } from '../commands/commands.ts'
import { type EditorState, endWords } from '../editor-state.ts'
import { redo, undo } from '../history.ts'
import { removePages, setPages } from '../operations/pages.ts'
import { arbitraryDescribed } from '../testing/arbitrary-described.ts'
import { arbitraryTree } from '../testing/arbitrary-edits.ts'
import { deepFrozen } from '../testing/deep-frozen.ts'
import { Hand } from '../testing/hand.ts'
import { placesOf } from '../tree/place.ts'
import type { Pressed } from './gesture-event.ts'

/*
 * Whatever people do, in whatever order: presses without releases, gestures that Escape, a lost pointer or another
 * window cuts, Undo while something is dragged, and pages that someone else deletes meanwhile.
 */

const RUNS = 250
const LEAST_EVENTS = 40

type Act = (hand: Hand) => unknown

const point = fc.record({ x: fc.integer({ min: -50, max: 450 }), y: fc.integer({ min: -50, max: 350 }) })
const modifiers = fc.record({ shift: fc.boolean(), alt: fc.boolean(), mod: fc.boolean() })
const side = fc.constantFrom(-1 as const, 0 as const, 1 as const)
const index = fc.nat(2)
const axis = fc.constantFrom('x' as const, 'y' as const)

const part = fc.oneof(
  fc.record({ on: fc.constant('stop' as const), index }),
  fc.constant({ on: 'course' as const }),
  fc.record({ on: fc.constant('gradient-end' as const), end: fc.constantFrom('start' as const, 'end' as const) }),
  fc.record({ on: fc.constant('node' as const), index, part: fc.constantFrom('at' as const, 'in' as const) }),
  fc.record({ on: fc.constant('curve' as const), index }),
  fc.record({ on: fc.constantFrom('point' as const, 'segment' as const), index }),
  fc.record({ on: fc.constant('ruler' as const), axis }),
  fc.record({ on: fc.constant('guide' as const), axis, index }),
) satisfies fc.Arbitrary<Pressed>

const press: fc.Arbitrary<Act> = fc.oneof(
  {
    weight: 4,
    arbitrary: fc.tuple(point, modifiers, fc.constantFrom(1, 2)).map(
      ([at, keys, clicks]): Act =>
        (hand) =>
          hand.press(at, { ...keys, clicks }),
    ),
  },
  {
    weight: 2,
    arbitrary: fc.tuple(point, side, side).map(
      ([at, x, y]): Act =>
        (hand) =>
          hand.pressHandle({ x, y }, at),
    ),
  },
  point.map(
    (at): Act =>
      (hand) =>
        hand.pressHandle('rotation', at),
  ),
  {
    weight: 2,
    arbitrary: fc.tuple(point, part).map(
      ([at, pressed]): Act =>
        (hand) =>
          hand.pressPart(pressed, at),
    ),
  },
)
const drag: fc.Arbitrary<Act> = fc.tuple(point, modifiers).map(
  ([at, keys]) =>
    (hand) =>
      hand.drag(at, keys),
)
const release: fc.Arbitrary<Act> = fc.tuple(point, modifiers).map(
  ([at, keys]) =>
    (hand) =>
      hand.release(at, keys),
)
const command: fc.Arbitrary<Act> = fc.constantFrom(...COMMAND_NAMES).map((name) => (hand) => hand.run(name))

/** Someone else deletes the page that is shown, or renames it. Their changes survive every undo. */
const received: fc.Arbitrary<Act> = fc.constantFrom<Act>(
  (hand) => hand.receive((document) => removePages(document, new Set([hand.state.pageId]))),
  (hand) => hand.receive((document) => setPages(document, new Set([hand.state.pageId]), { name: 'Theirs' })),
)

const cut: fc.Arbitrary<Act> = fc.oneof(
  // Escape, a pointer that is lost, and a window that is left are one event.
  { weight: 3, arbitrary: fc.constant<Act>((hand) => hand.cancel()) },
  fc.constantFrom('undo', 'redo', 'delete-page', 'delete', 'next-page').map(
    (name): Act =>
      (hand) =>
        hand.run(name),
  ),
  fc.constant<Act>((hand) => hand.back()),
  // A window of another size shows the page otherwise.
  fc.constantFrom(0.5, 1, 3).map(
    (zoom): Act =>
      (hand) =>
        hand.zoomTo(zoom),
  ),
  received,
  press,
)

/** A gesture that something cuts, and that goes on as if nothing had. */
const cutGesture = fc
  .tuple(press, fc.array(drag, { minLength: 1, maxLength: 3 }), cut, fc.array(drag, { maxLength: 2 }), release)
  .map(([first, drags, cutting, more, last]) => [first, ...drags, cutting, ...more, last])

const single: fc.Arbitrary<Act> = fc.oneof(
  ...[press, drag, release, command, fc.constant<Act>((hand) => hand.cancel())],
  fc.tuple(fc.nat(5), fc.nat(9)).map(
    ([choice, caret]): Act =>
      (hand) =>
        hand.edit(choice, caret),
  ),
  fc.constantFrom('a', ' ', '\n', '', '{{name}}').map(
    (letters): Act =>
      (hand) =>
        hand.type(letters),
  ),
  fc.constantFrom('k', 'か', '漢字', '').map(
    (letters): Act =>
      (hand) =>
        hand.compose(letters),
  ),
)
const events = fc
  .array(fc.oneof({ weight: 5, arbitrary: single.map((act) => [act]) }, { weight: 1, arbitrary: cutGesture }), {
    minLength: LEAST_EVENTS,
    maxLength: 70,
  })
  .map((acts) => acts.flat())

/** Everything that is selected, entered, edited and shown exists, in one parent. */
function expectConsistent({ selection, scope, pageId, words, document }: EditorState): void {
  const places = placesOf(document)
  expect(new Set(selection.map((id) => places.get(id)?.parents.at(-1)?.id)).size).toBeLessThanOrEqual(1)
  expect(selection.every((id) => places.has(id))).toBe(true)
  expect(scope === null || places.has(scope)).toBe(true)
  if (words) expect(places.get(words.id)?.element.type).toBe('text')
  expect(document.pages.some(({ id }) => id === pageId)).toBe(true)
}

/** Undoing and redoing the last step returns the documents themselves, unless someone else has changed them since. */
function expectRestorable({ history, document }: EditorState): void {
  const last = history.done.at(-1)
  if (!last || last.after !== document) return
  const undone = undo(history, document)
  expect(undone?.document).toBe(last.before)
  expect(undone && redo(undone.history, undone.document)?.document).toBe(document)
}

test('after every one of many events, the document is valid, and undoing everything restores it', () => {
  let count = 0
  fc.assert(
    fc.property(fc.oneof(arbitraryTree, arbitraryDescribed), events, (start, acts) => {
      const hand = new Hand(deepFrozen(start))
      for (const act of acts) {
        const { document: before } = hand.state
        act(hand)
        count += 1
        deepFrozen(hand.state.document)
        expectConsistent(hand.state)
        const { document, gesture, words } = hand.state
        // What is being composed or dragged is not saved yet.
        if (document === before || gesture.kind !== 'idle' || words?.composing) continue
        expect(parseDocument(document)).toEqual({ document })
        expectRestorable(hand.state)
      }
      // While the pen presses a point, this only takes that point back.
      while (hand.state.gesture.kind !== 'idle') hand.cancel()
      hand.state = endWords(hand.state)
      expect(parseDocument(hand.state.document)).toEqual({ document: hand.state.document })
      for (let steps = hand.state.history.done.length; steps > 0; steps -= 1) hand.run('undo')
      expect(parseDocument(hand.state.document)).toEqual({ document: hand.state.document })
      if (!hand.hasReceived) expect(hand.state.document).toBe(start)
    }),
    { numRuns: RUNS },
  )
  expect(count).toBeGreaterThanOrEqual(RUNS * LEAST_EVENTS)
})
