import type { Element } from '../../document/elements/element.ts'
import { STYLE_DEFAULTS } from '../../document/elements/run-style.ts'
import { isSame } from '../merging/same-value.ts'
import { isStyleName, type Range, sourceOf } from '../words/runs.ts'
import { styleOf } from '../words/style-range.ts'
import { appliedAt, elementProperties, hasProperty, isWithinNone } from './described-properties.ts'
import { type PropertyPath, valueAt } from './property-path.ts'

/** What several elements have in common at a path. */
export type SharedValue = { readonly value: unknown } | 'mixed'

/** Returns the value that all elements that can have a property share. Undefined if none can have it. */
export function sharedValue(elements: readonly Element[], path: PropertyPath, range?: Range): SharedValue | undefined {
  let shared: { readonly value: unknown } | undefined
  for (const element of havingProperty(elements, path)) {
    const own = appliedIn(element, path, range)
    if (own === 'mixed' || (shared && !isSame(own.value, shared.value))) return 'mixed'
    shared ??= own
  }
  return shared
}

/** Returns what each element that can have a property has. Runs of texts are not looked at. */
export function valuesOf(elements: readonly Element[], path: PropertyPath): unknown[] {
  return havingProperty(elements, path).map((element) => appliedAt(element, elementProperties(element.type), path))
}

/**
 * Returns the elements whose value at a path is meant: of strokes, those of the elements that have one, and of all
 * if none has one.
 */
export function havingProperty(elements: readonly Element[], path: PropertyPath): readonly Element[] {
  const able = elements.filter(({ type }) => hasProperty(elementProperties(type), path))
  const having = able.filter((element) => !isWithinNone(element, elementProperties(element.type), path))
  return having.length > 0 ? having : able
}

function appliedIn(element: Element, path: PropertyPath, range: Range | undefined): SharedValue {
  const [name, ...rest] = path
  if (element.type === 'text' && isStyleName(name) && (element.runs || range)) {
    const whole = { start: 0, end: sourceOf(element).length }
    const found = styleOf(element, range ?? whole, [name]).get(name)
    if (found === 'mixed') return 'mixed'
    const value = found?.value ?? valueAt(STYLE_DEFAULTS, [name])
    return { value: appliedAt({ [name]: value }, elementProperties('text'), [name, ...rest]) }
  }
  return { value: appliedAt(element, elementProperties(element.type), path) }
}
