import type { Point } from '../../paint/matrix.ts'
import { SLOP_PX } from './slop.ts'

export type PointerKind = 'mouse' | 'pen' | 'touch'

interface Contact {
  readonly kind: PointerKind
  readonly from: Point
  readonly at: Point
  /** Whether a drag of a finger that began here moves the view, and nothing on the page. */
  readonly pans: boolean
}

/**
 * The pointers that are down on the stage, and what they are used for. A mouse or a pen presses at once. A finger
 * waits (`waiting`) until it has moved, lifts or is joined by another one, so that nothing has to be taken back in most
 * cases. Then it acts on the page (`acting`) or moves the view (`viewing`). After a long press, or a gesture that was
 * lost, nothing happens (`spent`) until all pointers have been lifted.
 */
export interface Contacts {
  readonly pointers: ReadonlyMap<number, Contact>
  readonly use: 'none' | 'waiting' | 'acting' | 'viewing' | 'spent'
}

export const NO_CONTACTS: Contacts = { pointers: new Map(), use: 'none' }

/** What happens to a pointer. Points are on the stage, in CSS pixels of the screen. */
export type ContactEvent =
  | {
      readonly type: 'down'
      readonly id: number
      readonly kind: PointerKind
      readonly at: Point
      readonly pans: boolean
      /** Such as with the middle button of a mouse. */
      readonly pansAtOnce: boolean
    }
  | { readonly type: 'move' | 'up'; readonly id: number; readonly at: Point }
  /** The system has taken the pointer away. */
  | { readonly type: 'lost'; readonly id: number }
  /** The pointer has been down for the time of a long press. */
  | { readonly type: 'held'; readonly id: number }

/** What has to be done for an event, in order. */
export type Act =
  /** A tap is a press and a release of a finger that has not moved. */
  | { readonly do: 'press' | 'drag' | 'release' | 'tap'; readonly id: number; readonly at: Point }
  | { readonly do: 'cancel' }
  | { readonly do: 'menu'; readonly at: Point }
  /** One pointer pans; of two, the middle pans and the distance zooms. */
  | { readonly do: 'view'; readonly from: readonly Point[]; readonly to: readonly Point[] }

interface Answer {
  readonly contacts: Contacts
  readonly acts: readonly Act[]
}

/** Returns the contacts after an event, and what has to be done for it. */
export function contact(contacts: Contacts, event: ContactEvent): Answer {
  if (event.type === 'down') return down(contacts, event)
  const pointer = contacts.pointers.get(event.id)
  if (!pointer) return { contacts, acts: [] }
  switch (event.type) {
    case 'move':
      return move(contacts, pointer, event)
    case 'up':
      return up(contacts, pointer, event)
    case 'lost':
      return {
        contacts: { ...without(contacts, event.id), use: remainingUse(contacts, 'spent') },
        acts: canceled(contacts),
      }
    case 'held':
      return held(contacts, pointer)
  }
}

function down(contacts: Contacts, event: Extract<ContactEvent, { type: 'down' }>): Answer {
  const { id, kind, at, pans, pansAtOnce } = event
  const others = [...contacts.pointers.values()]
  // The hand that holds a pen rests on the screen.
  if (kind === 'touch' && others.some((other) => other.kind === 'pen')) return { contacts, acts: [] }
  const isPenAfterHand = kind === 'pen' && others.length > 0
  const pointers = new Map(isPenAfterHand ? [] : contacts.pointers).set(id, { kind, from: at, at, pans })
  const acts = others.length > 0 ? canceled(contacts) : []
  if (others.length > 0 && !isPenAfterHand) {
    return { contacts: { pointers, use: contacts.use === 'spent' ? 'spent' : 'viewing' }, acts }
  }
  if (pansAtOnce) return { contacts: { pointers, use: 'viewing' }, acts }
  if (kind === 'touch') return { contacts: { pointers, use: 'waiting' }, acts }
  return { contacts: { pointers, use: 'acting' }, acts: [...acts, { do: 'press', id, at }] }
}

function move(contacts: Contacts, pointer: Contact, { id, at }: { id: number; at: Point }): Answer {
  const moved: Contacts = { ...contacts, pointers: new Map(contacts.pointers).set(id, { ...pointer, at }) }
  switch (contacts.use) {
    case 'acting':
      return { contacts: moved, acts: [{ do: 'drag', id, at }] }
    case 'viewing':
      return { contacts: moved, acts: [{ do: 'view', from: pointsOf(contacts), to: pointsOf(moved) }] }
    case 'waiting': {
      if (!isBeyondSlop(pointer, at)) return { contacts: moved, acts: [] }
      if (pointer.pans) {
        const acts = [{ do: 'view', from: [pointer.from], to: [at] } as const]
        return { contacts: { ...moved, use: 'viewing' }, acts }
      }
      const acts = [{ do: 'press', id, at: pointer.from } as const, { do: 'drag', id, at } as const]
      return { contacts: { ...moved, use: 'acting' }, acts }
    }
    case 'none':
    case 'spent':
      return { contacts: moved, acts: [] }
  }
}

function up(contacts: Contacts, pointer: Contact, { id, at }: { id: number; at: Point }): Answer {
  const left = { ...without(contacts, id), use: remainingUse(contacts, contacts.use) }
  if (contacts.use === 'acting') return { contacts: left, acts: [{ do: 'release', id, at }] }
  if (contacts.use !== 'waiting') return { contacts: left, acts: [] }
  return { contacts: left, acts: [{ do: 'tap', id, at: pointer.from }] }
}

function held(contacts: Contacts, pointer: Contact): Answer {
  if (contacts.use !== 'waiting') return { contacts, acts: [] }
  return { contacts: { ...contacts, use: 'spent' }, acts: [{ do: 'menu', at: pointer.from }] }
}

function canceled({ use }: Contacts): Act[] {
  return use === 'acting' ? [{ do: 'cancel' }] : []
}

function without({ pointers, use }: Contacts, id: number): Contacts {
  return { pointers: new Map([...pointers].filter(([each]) => each !== id)), use }
}

function remainingUse({ pointers }: Contacts, use: Contacts['use']): Contacts['use'] {
  return pointers.size > 1 ? use : 'none'
}

function pointsOf({ pointers }: Contacts): Point[] {
  return [...pointers.values()].map(({ at }) => at)
}

function isBeyondSlop({ from }: Contact, at: Point): boolean {
  return Math.hypot(at.x - from.x, at.y - from.y) >= SLOP_PX.touch
}
