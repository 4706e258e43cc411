import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import type { Document } from '../../../../document/document.ts'
import type { Element } from '../../../../document/elements/element.ts'
import { insert } from '../../../../edit/operations/insert.ts'
import { setProperties } from '../../../../edit/operations/set-properties.ts'
import { placesOf } from '../../../../edit/tree/place.ts'
import { deepFrozen } from '../../../../edit/testing/deep-frozen.ts'
import { startAutosave } from './autosave.ts'
import type { DesignContent } from './design-content.ts'
import { beginSaving } from './saving-state.ts'
import { type Action, type Change, type Fate, FATES, simulate } from './testing/simulation.ts'

const SHARED = 'shared'
const text = (id: string, words: string): Element => ({
  id,
  type: 'text',
  x: 0,
  y: 0,
  width: 90,
  height: 20,
  text: words,
})
/** Long enough that most changes are sent as operations. */
const otherPages = Array.from({ length: 8 }, (_, page) => ({ id: `q${page}`, name: 'Name '.repeat(40), elements: [] }))
const OPENED: DesignContent = deepFrozen({
  document: { version: 1, pages: [{ id: 'p', elements: [text(SHARED, 'first')] }, ...otherPages] },
  title: 'Poster',
  width: 400,
  height: 300,
})

/** Writes words into a text, which is added if it does not exist yet. */
const writing =
  (id: string, words: string): Change =>
  (content) => ({ ...content, document: written(content.document, id, words) })

function written(document: Document, id: string, words: string): Document {
  if (placesOf(document).has(id)) return setProperties(document, new Set([id]), { text: words })
  return insert(document, [text(id, words)], { in: 'p' })
}

const textsOf = ({ document }: DesignContent): Record<string, unknown> =>
  Object.fromEntries(
    [...placesOf(document)].map(([id, { element }]) => [id, element.type === 'text' ? element.text : '']),
  )

interface Step {
  readonly kind: 'mine' | 'theirs' | 'mine, shared' | 'theirs, shared' | 'hide' | 'busy'
  readonly ms: number
  readonly element: number
}

const step = fc.record<Step>({
  kind: fc.constantFrom(
    ...(['mine', 'mine', 'mine', 'theirs', 'mine, shared', 'theirs, shared', 'hide', 'busy'] as const),
  ),
  ms: fc.oneof(fc.nat(400), fc.nat(6_000)),
  element: fc.nat(2),
})

/** Every written word is unique. */
function actionOf({ kind, ms, element }: Step, index: number): Action {
  switch (kind) {
    case 'mine':
      return { ms, edit: writing(`mine-${element}`, `mine${index}`) }
    case 'theirs':
      return { ms, other: writing(`theirs-${element}`, `theirs${index}`) }
    case 'mine, shared':
      return { ms, edit: writing(SHARED, `mine${index}`) }
    case 'theirs, shared':
      return { ms, other: writing(SHARED, `theirs${index}`) }
    case 'hide':
      return { ms, event: 'hurried' }
    case 'busy':
      return { ms, isBusy: index % 2 === 0 }
  }
}

/** The last words that a side wrote into each text of its own. */
function lastWords(steps: readonly Step[], side: 'mine' | 'theirs'): Record<string, string> {
  return Object.fromEntries(
    steps.flatMap(({ kind, element }, index) => (kind === side ? [[`${side}-${element}`, `${side}${index}`]] : [])),
  )
}

describe('whatever happens to the requests', () => {
  test('all words of both sides are stored and shown, and only shared texts conflict', async () => {
    const fates = fc.array(fc.constantFrom<Fate>(...FATES), { maxLength: 12 })
    let editsSent = 0
    await fc.assert(
      fc.asyncProperty(fc.array(step, { maxLength: 25 }), fates, async (steps, faults) => {
        const outcome = await simulate(OPENED, steps.map(actionOf), faults)
        expect(outcome).toMatchObject({ stored: outcome.shown, isUnsaved: false })
        expect(outcome.mostRequestsAtOnce).toBeLessThanOrEqual(1)
        editsSent += outcome.editsSent
        const { [SHARED]: shared, ...own } = textsOf(outcome.shown)
        expect(own).toEqual({ ...lastWords(steps, 'mine'), ...lastWords(steps, 'theirs') })
        for (const { id } of outcome.conflicts) expect(id).toBe(SHARED)
        const [mine, theirs] = ['mine, shared', 'theirs, shared'].map((kind) =>
          steps.findLastIndex((each) => each.kind === kind),
        ) as [number, number]
        if (mine < 0 || theirs < 0) expect(outcome.conflicts).toEqual([])
        // Others’ words replace mine only if they were written later, to a design that had mine.
        if (mine >= 0 && !String(shared).includes(`mine${mine}`)) {
          expect(shared).toContain(`theirs${theirs}`)
          expect(theirs).toBeGreaterThan(mine)
        }
      }),
      { numRuns: 1_000 },
    )
    expect(editsSent).toBeGreaterThan(1_000)
  })

  test('without faults, no edit waits longer than 10 seconds for its request, besides the one that runs', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(fc.nat(1_400), { minLength: 1, maxLength: 40 }), async (pauses) => {
        const actions = pauses.map((ms, index): Action => ({ ms, edit: writing('mine', `mine${index}`) }))
        const { longestWaitMs } = await simulate(OPENED, actions, [])
        expect(longestWaitMs).toBeLessThanOrEqual(10_000 + 340)
      }),
      { numRuns: 300 },
    )
  })
})

test('a request contains what the editor shows, also before the editor has said so', () => {
  let shown = writing('mine', 'one')(OPENED)
  const sent: DesignContent[] = []
  const autosave = startAutosave(beginSaving({ content: OPENED, revision: 1 }), {
    editor: { read: () => shown, isBusy: () => false, show: () => undefined },
    transport: {
      save: (_, to) => {
        sent.push(to)
        return new Promise(() => undefined)
      },
      fetch: () => new Promise(() => undefined),
    },
    now: () => 0,
    delay: () => () => undefined,
    onState: () => undefined,
  })
  autosave.noteEdit()
  shown = writing('mine', 'two')(shown)
  autosave.dispatch({ type: 'hurried' })
  expect(sent.map(textsOf)).toEqual([{ [SHARED]: 'first', mine: 'two' }])
})
