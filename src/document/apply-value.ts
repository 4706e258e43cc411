import { type Element, type ElementOf } from './elements/element.ts'
import { LINE_DEFAULTS } from './elements/line.ts'
import { type Override, type SlotValue } from './slot-values.ts'

/**
 * `element` filled with `value`, which is good for its kind: null hides it, an object overrides its properties, one
 * for one and whole, and a string fills what its kind is about.
 */
export function applyValue(element: Element, value: SlotValue): Element {
  if (value === null) return { ...element, visible: false }
  if (typeof value === 'object') return override(element, value)
  const text = String(value)
  switch (element.type) {
    case 'text':
      return withText(element, text)
    case 'image':
      return { ...element, src: text }
    case 'rect':
    case 'ellipse':
    case 'path':
      return { ...element, fill: text }
    case 'line':
      return { ...element, stroke: { ...(element.stroke ?? LINE_DEFAULTS.stroke), paint: text } }
    case 'group':
      return element
  }
}

/** Whether `value` puts another text in the place of a text element's. */
export function replacesText(value: SlotValue | undefined): boolean {
  if (typeof value === 'string' || typeof value === 'number') return true
  return isOverride(value) && (Object.hasOwn(value, 'text') || Object.hasOwn(value, 'runs'))
}

/** Whether `value` puts other elements in the place of a group's. */
export function replacesElements(value: SlotValue | undefined): value is Override {
  return isOverride(value) && Object.hasOwn(value, 'elements')
}

function isOverride(value: SlotValue | undefined): value is Override {
  return typeof value === 'object' && value !== null
}

function override(element: Element, properties: Override): Element {
  // A text has either of the two, so that the one that comes takes the other's place.
  let base = element
  if (element.type === 'text' && Object.hasOwn(properties, 'text')) base = withText(element, '')
  if (element.type === 'text' && Object.hasOwn(properties, 'runs')) base = withoutText(element)
  return { ...base, ...properties }
}

/** One text in the style of the first run, where there are runs. */
function withText(element: ElementOf<'text'>, text: string): ElementOf<'text'> {
  const filled = { ...element, ...element.runs?.[0], text }
  delete filled.runs
  return filled
}

function withoutText(element: ElementOf<'text'>): ElementOf<'text'> {
  const filled = { ...element }
  delete filled.text
  return filled
}
