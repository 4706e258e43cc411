import { characterCount, isObject } from './check-schema.ts'
import { type Kind } from './elements/element.ts'
import { type FaultList } from './fault-list.ts'
import { LIMITS } from './limits.ts'
import { received } from './received.ts'

type Properties = Readonly<Record<string, unknown>>

/** Fractions are written in decimals: a third and two thirds together are a little more than 1. */
const CROP_TOLERANCE = 1e-6

/**
 * Reports what no schema tells of an element's properties: rules between two of them. What is of the wrong type is passed over, since
 * its schema reports it. `faults` stands at `element`.
 */
export function checkLimits(kind: Kind, element: Properties, faults: FaultList): void {
  if (kind === 'text') checkText(element, faults)
  if (kind === 'image') checkCrop(element['crop'], faults)
}

function checkText({ text, runs }: Properties, faults: FaultList): void {
  if (text !== undefined && runs !== undefined) {
    faults.reportAt(
      'runs',
      'must not stand beside "text": a text has "text", or "runs" where styles differ; received both',
    )
  }
  if (!Array.isArray(runs) || runs.length > LIMITS.runs) return
  let characters = 0
  for (const run of runs) {
    if (isObject(run) && typeof run['text'] === 'string') characters += characterCount(run['text'])
  }
  if (characters > LIMITS.textCharacters) {
    faults.reportAt('runs', `must have at most ${LIMITS.textCharacters} characters together; received ${characters}`)
  }
}

function checkCrop(crop: unknown, faults: FaultList): void {
  if (!isObject(crop)) return
  faults.enter('crop')
  for (const [start, size] of [
    ['x', 'width'],
    ['y', 'height'],
  ] as const) {
    const [from, extent] = [crop[start], crop[size]]
    if (typeof from !== 'number' || typeof extent !== 'number' || from + extent <= 1 + CROP_TOLERANCE) continue
    faults.reportAt(
      size,
      `must end within the picture: ${start} and ${size} together are at most 1; received ${received(from + extent)}`,
    )
  }
  faults.leave()
}
