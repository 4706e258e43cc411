import { applyOperations } from '../../../../../edit/operations/apply-operations.ts'
import { shortEdits } from '../../../../../edit/short-edits.ts'
import type { EditOperation } from '../../../../../edit/wire/edit-operation.ts'
import type { DesignTransport } from '../autosave.ts'
import { startAutosave } from '../autosave.ts'
import type { DesignContent } from '../design-content.ts'
import type { NotedConflict } from '../merge-contents.ts'
import { isUnsaved, beginSaving, type SavingEvent } from '../saving-state.ts'
import { sendShortest } from '../send-shortest.ts'
import { createClock } from './simulated-clock.ts'

/* A model of a server, a network and a clock, on which autosave runs without waiting. */

/** What happens to a request. */
export const FATES = [
  'answered',
  'never sent',
  'answer lost',
  'stored after the client gave up',
  'too many requests',
  'server fault',
  'server fault, but stored',
  'signed out',
  'operations refused',
  'server fault after operations',
] as const
export type Fate = (typeof FATES)[number]

export type Change = (content: DesignContent) => DesignContent

/** `ms` after the action before it. */
export type Action = { readonly ms: number } & (
  | { readonly edit: Change }
  | { readonly other: Change }
  | { readonly isBusy: boolean }
  | { readonly event: 'hurried' }
)

export interface Outcome {
  readonly shown: DesignContent
  readonly stored: DesignContent
  readonly isUnsaved: boolean
  readonly conflicts: readonly NotedConflict[]
  readonly mostRequestsAtOnce: number
  /** Longest time in milliseconds from an edit to the request that contains it, without faults. */
  readonly longestWaitMs: number
  readonly editsSent: number
}

/** Runs the actions, with the fates for the first requests, until everything has been saved. */
export async function simulate(
  opened: DesignContent,
  actions: readonly Action[],
  fates: readonly Fate[],
): Promise<Outcome> {
  const clock = createClock()
  const server = { content: opened, revision: 1 }
  const left = [...fates]
  let shown = opened
  let isBusy = false
  let running = 0
  let mostRequestsAtOnce = 0
  let editedAt: number | undefined
  let longestWaitMs = 0
  let editsSent = 0
  let known = { document: opened.document, revision: 1 }

  const fault = (kind: 'unreachable' | 'busy', isUnanswered: boolean): SavingEvent => ({
    ...{ type: 'failed', kind, isUnanswered, reason: 'A fault.', at: clock.now(), random: 0.5 },
    waitMs: kind === 'busy' ? 2_000 : 0,
  })
  const store = (to: DesignContent, expected: number): SavingEvent => {
    if (server.revision !== expected) return { type: 'stale' }
    // As bytes, from which each side reads a copy of its own.
    const content = structuredClone(to)
    Object.assign(server, { content, revision: server.revision + 1 })
    return { type: 'saved', revision: server.revision }
  }
  const storeEdits = (operations: readonly EditOperation[], expected: number): SavingEvent => {
    if (server.revision !== expected) return { type: 'stale' }
    const { document } = applyOperations(
      { document: server.content.document, size: opened },
      structuredClone(operations),
    )
    return store({ ...server.content, document }, expected)
  }
  const meet = async (perform: () => SavingEvent, areEdits: boolean): Promise<SavingEvent> => {
    const fate = left.shift() ?? 'answered'
    await clock.pause(40)
    switch (fate) {
      case 'answered': {
        const answer = perform()
        await clock.pause(300)
        return answer
      }
      case 'never sent':
        return fault('unreachable', true)
      case 'answer lost':
        perform()
        await clock.pause(500)
        return fault('unreachable', true)
      case 'stored after the client gave up':
        clock.delay(perform, 700)
        return fault('unreachable', true)
      case 'too many requests':
        return fault('busy', false)
      case 'server fault, but stored':
        perform()
        return fault('busy', true)
      case 'server fault':
        return fault('busy', true)
      case 'operations refused':
        return areEdits ? { type: 'refused', reason: 'A defect.' } : perform()
      case 'server fault after operations':
        return areEdits ? fault('busy', true) : perform()
      case 'signed out':
        clock.delay(() => autosave.dispatch({ type: 'signed-in' }), 5_000)
        return { type: 'signed-out' }
    }
  }
  const counted = async (perform: () => SavingEvent, areEdits = false): Promise<SavingEvent> => {
    running += 1
    mostRequestsAtOnce = Math.max(mostRequestsAtOnce, running)
    let answered = known
    const event = await meet(() => {
      const answer = perform()
      answered = { document: server.content.document, revision: server.revision }
      return answer
    }, areEdits)
    if (event.type === 'saved' || event.type === 'fetched') known = answered
    running -= 1
    return event
  }
  const save = sendShortest({
    stored: () => known,
    findEdits: shortEdits,
    sendEdits: (operations, revision) => {
      editsSent += 1
      return counted(() => storeEdits(operations, revision), true)
    },
    sendWhole: (_, to, revision) => counted(() => store(to, revision)),
  })
  const transport: DesignTransport = {
    save: (from, to, revision) => {
      longestWaitMs = Math.max(longestWaitMs, clock.now() - (editedAt ?? clock.now()))
      editedAt = undefined
      return save(from, to, revision)
    },
    fetch: () => counted(() => ({ type: 'fetched', stored: { ...server } })),
  }
  const autosave = startAutosave(beginSaving({ content: opened, revision: 1 }), {
    editor: {
      read: () => shown,
      isBusy: () => isBusy,
      show: (content) => {
        // An editor with several stores shows a part at a time.
        shown = { ...content, document: shown.document }
        autosave.noteEdit()
        shown = content
        autosave.noteEdit()
      },
    },
    transport,
    now: clock.now,
    delay: clock.delay,
    onState: () => undefined,
  })
  const act = (action: Action): void => {
    if ('edit' in action) {
      shown = action.edit(shown)
      editedAt ??= clock.now()
      autosave.noteEdit()
    } else if ('other' in action) {
      Object.assign(server, { content: action.other(server.content), revision: server.revision + 1 })
    } else if ('isBusy' in action) isBusy = action.isBusy
    else autosave.dispatch({ type: action.event })
  }
  let at = 0
  for (const action of actions) {
    at += action.ms
    clock.delay(() => act(action), at)
  }
  // The window is opened again, which fetches what others have saved last.
  clock.delay(() => {
    isBusy = false
  }, at + 1)
  await clock.run()
  autosave.dispatch({ type: 'published', stored: { ...server } })
  await clock.run()
  return {
    shown,
    stored: server.content,
    isUnsaved: isUnsaved(autosave.state()),
    conflicts: autosave.state().conflicts,
    mostRequestsAtOnce,
    longestWaitMs,
    editsSent,
  }
}
