import { describe, expect, test } from 'vitest'
import type { DesignContent } from './design-content.ts'
import { dueOf, statusOf } from './saving-plan.ts'
import { beginSaving, type SavingEvent, type SavingState, step } from './saving-state.ts'

const BASE: DesignContent = {
  document: { version: 1, pages: [{ id: 'p', elements: [] }] },
  title: 'Poster',
  width: 400,
  height: 300,
}
const titled = (title: string): DesignContent => ({ ...BASE, title })
const edited = (title: string, at: number): SavingEvent => ({ type: 'edited', content: titled(title), at })
const failed = (at: number, more: object = {}): SavingEvent => ({
  ...{ type: 'failed', kind: 'unreachable', reason: 'No network.', isUnanswered: true },
  ...{ at, waitMs: 0, random: 0.5, ...more },
})
const requested: SavingEvent = { type: 'requested' }
const opened = beginSaving({ content: BASE, revision: 3 })
const after = (...events: readonly SavingEvent[]): SavingState => events.reduce(step, opened)

describe('a change', () => {
  test('is saved 1.5 seconds after the last, and at most 10 seconds after the first', () => {
    expect(dueOf(opened)).toBeUndefined()
    expect(dueOf(after(edited('a', 100)))).toEqual({ task: 'save', at: 1_600 })
    expect(dueOf(after(edited('a', 100), edited('b', 1_500)))).toEqual({ task: 'save', at: 3_000 })
    const steady = Array.from({ length: 10 }, (_, second) => edited(`${second}`, 100 + second * 1_000))
    expect(dueOf(after(...steady))).toEqual({ task: 'save', at: 10_100 })
  })

  test('is saved at once when the page is hidden, and nothing is if nothing changed', () => {
    expect(dueOf(after(edited('a', 100), { type: 'hurried' }))).toEqual({ task: 'save', at: 0 })
    expect(dueOf(after({ type: 'hurried' }))).toBeUndefined()
  })

  test('during a request waits for its answer, and is saved after it', () => {
    const during = after(edited('a', 0), requested, edited('b', 2_000))
    expect([dueOf(during), statusOf(during)]).toEqual([undefined, 'saving'])
    const answered = step(during, { type: 'saved', revision: 4 })
    expect(answered).toMatchObject({ base: { title: 'a' }, current: { title: 'b' }, revision: 4 })
    expect([dueOf(answered), statusOf(answered)]).toEqual([{ task: 'save', at: 3_500 }, 'dirty'])
  })

  test('after a hurried request has its usual pause', () => {
    const saved = after(edited('a', 0), requested, { type: 'hurried' }, { type: 'saved', revision: 4 })
    expect(dueOf(step(saved, edited('b', 5_000)))).toEqual({ task: 'save', at: 6_500 })
  })

  test('that is undone leaves nothing to save', () => {
    const undone = after(edited('a', 0), { type: 'edited', content: BASE, at: 10 })
    expect([dueOf(undone), statusOf(undone)]).toEqual([undefined, 'saved'])
  })

  test('that is undone after a request without an answer is saved, since the server may have it', () => {
    const undone = after(edited('a', 0), requested, failed(5), { type: 'edited', content: BASE, at: 10 })
    expect(dueOf(undone)).toMatchObject({ task: 'save' })
    const stored = after(edited('a', 0), requested, failed(5), { type: 'edited', content: BASE, at: 10 }, requested, {
      type: 'stale',
    })
    const fetched = step(step(stored, requested), { type: 'fetched', stored: { content: titled('a'), revision: 4 } })
    const merged = step(fetched, { type: 'merged', content: BASE })
    expect(merged).toMatchObject({ base: { title: 'a' }, current: { title: 'Poster' }, conflicts: [] })
    expect(dueOf(merged)).toEqual({ task: 'save', at: 0 })
  })
})

describe('after a failure', () => {
  test('the pauses grow to 30 seconds, and what is edited meanwhile is sent with the rest', () => {
    let state = after(edited('a', 0))
    const pauses = Array.from({ length: 7 }, () => {
      state = step(step(state, requested), failed(0))
      return dueOf(state)?.at
    })
    expect(pauses).toEqual([1_000, 2_000, 4_000, 8_000, 16_000, 30_000, 30_000])
    expect(statusOf(state)).toBe('offline')
    expect(step(step(state, edited('b', 1)), requested).request).toEqual({ content: titled('b') })
  })

  test('a `Retry-After` is honored, also if the page is hidden', () => {
    const busy = after(edited('a', 0), requested, failed(1_000, { kind: 'busy', isUnanswered: false, waitMs: 40_000 }))
    expect([dueOf(busy), statusOf(busy)]).toEqual([{ task: 'save', at: 41_000 }, 'delayed'])
    expect(dueOf(step(busy, { type: 'hurried' }))).toEqual({ task: 'save', at: 41_000 })
  })

  test('the connection ends the pause when it is back', () => {
    expect(dueOf(step(after(edited('a', 0), requested, failed(0)), { type: 'hurried' }))).toEqual({
      task: 'save',
      at: 0,
    })
  })

  test('the status stays until a request succeeds', () => {
    const retrying = after(edited('a', 0), requested, failed(0), requested)
    expect(statusOf(retrying)).toBe('offline')
    expect(statusOf(step(retrying, { type: 'saved', revision: 4 }))).toBe('saved')
  })
})

test('without a session nothing is sent until it is back', () => {
  const out = after(edited('a', 0), requested, { type: 'signed-out' }, edited('b', 10), { type: 'hurried' })
  expect([dueOf(out), statusOf(out)]).toEqual([undefined, 'signed-out'])
  expect(dueOf(step(out, { type: 'signed-in' }))).toEqual({ task: 'save', at: 0 })
})

test('a refused content is not sent again, but the next one is', () => {
  const refused = after(edited('a', 0), requested, { type: 'refused', reason: 'Too large.' })
  expect([dueOf(refused), statusOf(refused)]).toEqual([undefined, 'refused'])
  const changed = step(refused, edited('b', 5_000))
  expect([dueOf(changed), statusOf(changed)]).toEqual([{ task: 'save', at: 6_500 }, 'refused'])
})

describe('what others saved', () => {
  const theirs = { ...BASE, document: { ...BASE.document, language: 'fr' } }

  test('is fetched after 412, merged with the latest edits, and saved again', () => {
    const stale = after(edited('a', 0), requested, edited('b', 5), { type: 'stale' })
    expect([dueOf(stale), statusOf(stale)]).toEqual([{ task: 'fetch', at: 0 }, 'dirty'])
    const fetched = [requested, { type: 'fetched', stored: { content: theirs, revision: 9 } } as const].reduce(
      step,
      stale,
    )
    expect(dueOf(fetched)).toEqual({ task: 'merge', at: 0 })
    const merged = step(fetched, { type: 'merged', content: titled('c') })
    expect(merged).toMatchObject({ base: theirs, current: { ...theirs, title: 'c' }, revision: 9, conflicts: [] })
    expect(dueOf(merged)).toEqual({ task: 'save', at: 0 })
  })

  test('is taken over from another window, and nothing is left to save', () => {
    const published = after({ type: 'published', stored: { content: theirs, revision: 4 } })
    const merged = step(published, { type: 'merged', content: BASE })
    expect([merged.current, dueOf(merged), statusOf(merged)]).toEqual([theirs, undefined, 'saved'])
    expect(step(merged, { type: 'published', stored: { content: BASE, revision: 4 } })).toBe(merged)
  })

  test('is not merged twice if the answer to the running request is newer', () => {
    const running = after(edited('a', 0), requested, { type: 'published', stored: { content: theirs, revision: 4 } })
    expect(dueOf(running)).toBeUndefined()
    expect(step(running, { type: 'saved', revision: 5 }).theirs).toBeNull()
    expect(dueOf(step(running, { type: 'stale' }))).toEqual({ task: 'merge', at: 0 })
  })

  test('conflicts with the same property: mine is kept, and the conflict noted until it is dismissed', () => {
    const fetched = after(edited('mine', 0), { type: 'published', stored: { content: titled('theirs'), revision: 4 } })
    const merged = step(fetched, { type: 'merged', content: titled('mine') })
    expect(merged.current.title).toBe('mine')
    const [conflict] = merged.conflicts
    expect(conflict).toMatchObject({ of: 'design', properties: ['title'], theirs: { title: 'theirs' } })
    const saved = [requested, { type: 'saved', revision: 5 } as const].reduce(step, merged)
    expect(statusOf(saved)).toBe('conflict-noted')
    if (conflict) expect(statusOf(step(saved, { type: 'dismissed', conflict }))).toBe('saved')
  })
})
