import { expect, test } from 'vitest'
import type { EditOperation } from '../../../../edit/wire/edit-operation.ts'
import type { DesignContent } from './design-content.ts'
import type { SavingEvent } from './saving-state.ts'
import { sendShortest } from './send-shortest.ts'

const OPENED: DesignContent = {
  document: { version: 1, pages: [{ id: 'p', elements: [] }] },
  title: 'Poster',
  width: 400,
  height: 300,
}
const EDITED: DesignContent = { ...OPENED, document: { ...OPENED.document, title: 'New' } }
const OPERATIONS: readonly EditOperation[] = [{ op: 'setDocument', properties: { title: 'New' } }]

const saved: SavingEvent = { type: 'saved', revision: 2 }
const refused: SavingEvent = { type: 'refused', reason: 'A defect.' }
const failed = (kind: 'unreachable' | 'busy'): SavingEvent => ({
  ...{ type: 'failed', kind, reason: '', isUnanswered: true },
  ...{ at: 0, waitMs: 0, random: 0 },
})

/** Saves as often as there are lists of answers, and returns what was sent each time, and the answers. */
async function sentFor(...saves: readonly (readonly SavingEvent[])[]) {
  let answers: SavingEvent[] = []
  let sent: string[] = []
  const answer = (form: string): Promise<SavingEvent> => {
    sent.push(form)
    const next = answers.shift()
    return next ? Promise.resolve(next) : Promise.reject(new Error(`unexpected: ${form}`))
  }
  const save = sendShortest({
    stored: () => ({ document: OPENED.document, revision: 1 }),
    findEdits: () => OPERATIONS,
    sendEdits: () => answer('operations'),
    sendWhole: () => answer('whole'),
  })
  const results: [string, SavingEvent['type']][] = []
  for (const each of saves) {
    answers = [...each]
    sent = []
    const { type } = await save(OPENED, EDITED, 1)
    results.push([sent.join(', then '), type])
  }
  return results
}

test('operations that are refused are followed by the document, once, and then by no others', async () => {
  expect(await sentFor([saved], [refused, saved], [saved], [refused])).toEqual([
    ['operations', 'saved'],
    ['operations, then whole', 'saved'],
    ['whole', 'saved'],
    ['whole', 'refused'],
  ])
})

test('a document that is refused like its operations is no reason to avoid these', async () => {
  expect(await sentFor([refused, refused], [saved])).toEqual([
    ['operations, then whole', 'refused'],
    ['operations', 'saved'],
  ])
})

test('after the server has failed on operations, the document is sent, when it is due', async () => {
  expect(await sentFor([failed('busy')], [failed('busy')], [failed('busy')], [saved], [saved])).toEqual([
    ['operations', 'failed'],
    ['whole', 'failed'],
    ['operations', 'failed'],
    ['whole', 'saved'],
    ['operations', 'saved'],
  ])
})

test('answers that have nothing to do with operations change nothing', async () => {
  const answers: SavingEvent[] = [failed('unreachable'), { type: 'stale' }, { type: 'signed-out' }]
  expect(await sentFor(...answers.map((each) => [each]))).toEqual(answers.map(({ type }) => ['operations', type]))
})

test.each([
  { name: 'the title differs too', to: { ...EDITED, title: 'New' } },
  { name: 'the size differs too', to: { ...EDITED, width: 500 } },
  { name: 'nothing was changed since a request without an answer', to: OPENED },
  { name: 'the server’s last answer was another revision', revision: 2 },
  { name: 'there are no short operations', edits: undefined },
])('the document is sent if $name', async ({ to = EDITED, revision = 1, ...rest }) => {
  const save = sendShortest({
    stored: () => ({ document: OPENED.document, revision: 1 }),
    findEdits: () => ('edits' in rest ? undefined : OPERATIONS),
    sendEdits: () => Promise.resolve(refused),
    sendWhole: (_, content) => Promise.resolve(content === to ? saved : refused),
  })
  expect(await save(OPENED, to, revision)).toBe(saved)
})
