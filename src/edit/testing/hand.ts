import type { Document, Size } from '../../document/document.ts'
import type { Point } from '../../paint/matrix.ts'
import { type CommandName, perform } from '../commands/commands.ts'
import { type EditorState, endWords, openEditor, pageOf, replaceDocument, select } from '../editor-state.ts'
import type { Surroundings } from '../gestures/gesture.ts'
import type { Modifiers, Pressed } from '../gestures/gesture-event.ts'
import { step } from '../gestures/step.ts'
import { boxOnPage } from '../geometry/page-matrix.ts'
import type { Handle } from '../geometry/resize-box.ts'
import type { Under } from '../pick/select.ts'
import type { Axis } from '../snap/snap-lines.ts'
import { isContainer } from '../tree/container.ts'
import { placesOf } from '../tree/place.ts'
import { replaceElements } from '../tree/replace-elements.ts'
import { sourceOf } from '../words/runs.ts'
import { editedText, wordsIn } from '../words/session.ts'
import { splicedSource } from '../words/splice-text.ts'
import { composed, startComposing, typedInPlace } from '../words/typing.ts'
import { SIZE } from './arbitrary-edits.ts'

const NONE: Modifiers = { shift: false, alt: false, mod: false }

/** Uses an editor as a person would, by pointer and commands, on a document that is drawn as it is written. */
export class Hand {
  state: EditorState
  /** Whether someone else has changed the document. */
  hasReceived = false
  #now = 0
  /** CSS pixels of the screen per CSS pixel of the page. */
  #zoom = 1

  readonly #pictures: ReadonlyMap<string, Size>

  constructor(document: Document, pictures: ReadonlyMap<string, Size> = new Map()) {
    this.#pictures = pictures
    this.state = openEditor(document, SIZE)
  }

  press(point: Point, { clicks = 1, ...modifiers }: Partial<Modifiers> & { clicks?: number } = {}): this {
    return this.#press({ on: 'page', under: this.under(point) }, point, { clicks, ...NONE, ...modifiers })
  }

  pressHandle(handle: Handle | 'rotation', point: Point): this {
    const pressed: Pressed = handle === 'rotation' ? { on: 'rotation' } : { on: 'handle', handle }
    return this.#press(pressed, point, { clicks: 1, ...NONE })
  }

  /** Presses a point of the selected line, or the middle of the segment that follows it. */
  pressLine(on: 'point' | 'segment', index: number, { at, clicks = 1 }: { at: Point; clicks?: number }): this {
    return this.#press({ on, index }, at, { clicks, ...NONE })
  }

  /** Presses a part of what is edited within the selected element, such as a stop of its gradient. */
  pressPart(
    part: Pressed,
    point: Point,
    { clicks = 1, ...modifiers }: Partial<Modifiers> & { clicks?: number } = {},
  ): this {
    return this.#press(part, point, { clicks, ...NONE, ...modifiers })
  }

  pressRuler(axis: Axis, point: Point): this {
    return this.#press({ on: 'ruler', axis }, point, { clicks: 1, ...NONE })
  }

  pressGuide(axis: Axis, index: number, point: Point): this {
    return this.#press({ on: 'guide', axis, index }, point, { clicks: 1, ...NONE })
  }

  drag(point: Point, { isFast = false, ...modifiers }: Partial<Modifiers> & { isFast?: boolean } = {}): this {
    const input = { point, modifiers: { ...NONE, ...modifiers }, zoom: this.#zoom, at: this.#tick(), isFast }
    this.state = step(this.state, { type: 'drag', ...input }, this.#around())
    return this
  }

  release(point: Point, modifiers: Partial<Modifiers> = {}): this {
    const input = { point, modifiers: { ...NONE, ...modifiers }, zoom: this.#zoom, at: this.#tick() }
    this.state = step(this.state, { type: 'release', ...input }, this.#around())
    return this
  }

  cancel(): this {
    this.state = step(this.state, { type: 'cancel' }, this.#around())
    return this
  }

  /** Begins to edit a text of the document, if it has one, with the caret after some letters. */
  edit(choice: number, caret: number): this {
    if (this.state.gesture.kind !== 'idle') return this
    const state = endWords(this.state)
    const places = [...placesOf(state.document).values()].filter(({ element }) => element.type === 'text')
    const { element } = places[choice % Math.max(1, places.length)] ?? {}
    if (element?.type !== 'text') return this
    const focus = caret % (sourceOf(element).length + 1)
    const selected = select(state, [element.id])
    this.state = { ...selected, words: wordsIn(element.id, { anchor: 0, focus }) }
    return this
  }

  /** Types in place of what is selected of the text that is edited. */
  type(letters: string): this {
    this.state = typedInPlace(this.state, letters, this.#tick())
    return this
  }

  /** Composes letters with an input method, which may go on or be ended by anything. */
  compose(letters: string): this {
    const started = this.state.words?.composing ? this.state : startComposing(this.state, this.#tick())
    const text = started.words && editedText(started.document, started.words)
    const { start, end } = started.words?.composing?.range ?? { start: 0, end: 0 }
    if (!text) return this
    const value = splicedSource(text, { start, end, text: letters })
    this.state = composed(started, { value, caret: start + letters.length }, letters)
    return this
  }

  zoomTo(zoom: number): this {
    this.#zoom = zoom
    return this
  }

  /** Takes over what someone else has changed, which ends a gesture. */
  receive(change: (document: Document) => Document): this {
    this.hasReceived = true
    this.state = replaceDocument(this.state, change(this.state.document))
    return this
  }

  back(): this {
    this.state = step(this.state, { type: 'back' }, this.#around())
    return this
  }

  run(name: CommandName): this {
    this.state = perform(this.state, name, { ...this.#around(), at: this.#tick() })
    return this
  }

  /** The boxes at a point, from front to back. */
  under({ x, y }: Point): Under[] {
    const page = pageOf(this.state)
    const places = [...placesOf(this.state.document).values()].filter((place) => place.page === page)
    return places
      .filter(({ element }) => !isContainer(element))
      .filter((place) => {
        const { left, top, right, bottom } = boxOnPage(place)
        return x >= left && x <= right && y >= top && y <= bottom
      })
      .map(({ element, parents }) => ({ id: element.id, parents: parents.map(({ id }) => id) }))
      .toReversed()
  }

  #press(pressed: Pressed, point: Point, { clicks, ...modifiers }: Modifiers & { clicks: number }): this {
    const input = { point, modifiers, zoom: this.#zoom, at: this.#tick() }
    this.state = step(this.state, { type: 'press', ...input, pressed, clicks, isTouch: false }, this.#around())
    return this
  }

  #around(): Surroundings {
    const places = placesOf(withoutLayouts(this.state.document))
    return { places, pictures: this.#pictures, under: (point) => this.under(point) }
  }

  /** Far enough apart that steps do not become one. */
  #tick(): number {
    this.#now += 1_000
    return this.#now
  }
}

/** As the painter arranges pages: the elements of layouts have their boxes already. */
function withoutLayouts(document: Document): Document {
  return replaceElements(document, (element) => {
    if (element.type !== 'group' || !element.layout) return [element]
    const { layout: _, ...group } = element
    return [group]
  })
}
