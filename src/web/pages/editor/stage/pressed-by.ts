import type { Handle } from '../../../../edit/geometry/resize-box.ts'
import type { PointerKind } from '../../../../edit/gestures/contacts.ts'
import type { Modifiers, Pressed } from '../../../../edit/gestures/gesture-event.ts'

/** Returns the handle that an event is on, which the overlay has marked. */
export function pressedBy({ target }: PointerEvent): Pressed | undefined {
  const marked = target instanceof Element ? target.closest<HTMLElement | SVGElement>('[data-handle]') : null
  const name = marked?.dataset['handle']
  if (name === undefined) return undefined
  if (name === 'rotation') return { on: 'rotation' }
  const [kind, index, place] = name.split(':')
  if (kind === 'ruler' && isAxis(index)) return { on: 'ruler', axis: index }
  if (kind === 'guide' && isAxis(index)) return { on: 'guide', axis: index, index: Number(place) }
  if (kind === 'node')
    return { on: 'node', index: Number(index), part: place === 'in' || place === 'out' ? place : 'at' }
  if (kind === 'curve') return { on: 'curve', index: Number(index) }
  if (kind === 'stop') return { on: 'stop', index: Number(index) }
  if (kind === 'course') return { on: 'course' }
  if (kind === 'gradient' && (index === 'start' || index === 'end')) return { on: 'gradient-end', end: index }
  if (kind === 'point' || kind === 'segment') return { on: kind, index: Number(index) }
  const [x, y] = name.split(',').map(Number) as [Handle['x'], Handle['y']]
  return { on: 'handle', handle: { x, y } }
}

export function kindOf({ pointerType }: PointerEvent): PointerKind {
  return pointerType === 'touch' || pointerType === 'pen' ? pointerType : 'mouse'
}

export function modifiersOf({ shiftKey, altKey, ctrlKey, metaKey }: PointerEvent): Modifiers {
  return { shift: shiftKey, alt: altKey, mod: ctrlKey || metaKey }
}

function isAxis(name: string | undefined): name is 'x' | 'y' {
  return name === 'x' || name === 'y'
}
