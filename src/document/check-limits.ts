import { isObject } from './check-schema.ts'
import { characterCount } from './check-value.ts'
import type { Kind } from './elements/element.ts'
import type { IssueList } from './issue-list.ts'
import { LIMITS } from './limits.ts'
import { received } from './received.ts'

type Properties = Readonly<Record<string, unknown>>

/** Decimal fractions are rounded: 0.333 + 0.668 is slightly more than 1. */
const CROP_TOLERANCE = 1e-6

/** Checks rules between two properties. Skips values of the wrong type, which the schema check reports. */
export function checkLimits(kind: Kind, element: Properties, issues: IssueList): void {
  if (kind === 'text') checkText(element, issues)
  if (kind === 'image') checkCrop(element['crop'], issues)
}

function checkText({ text, runs }: Properties, issues: IssueList): void {
  if (text !== undefined && runs !== undefined) {
    issues.reportAt('runs', 'cannot be combined with `text`; use `text`, or `runs` for text with several styles')
  }
  if (!Array.isArray(runs) || runs.length > LIMITS.runs) return
  let characters = 0
  for (const run of runs) {
    if (isObject(run) && typeof run['text'] === 'string') characters += characterCount(run['text'])
  }
  if (characters > LIMITS.textCharacters) {
    issues.reportAt('runs', `must have at most ${LIMITS.textCharacters} characters in total; received ${characters}`)
  }
}

function checkCrop(crop: unknown, issues: IssueList): void {
  if (!isObject(crop)) return
  issues.enter('crop')
  for (const [start, size] of [
    ['x', 'width'],
    ['y', 'height'],
  ] as const) {
    const [from, extent] = [crop[start], crop[size]]
    if (typeof from !== 'number' || typeof extent !== 'number' || from + extent <= 1 + CROP_TOLERANCE) continue
    issues.reportAt(
      size,
      `must end within the image: ${start} + ${size} must be at most 1; received ${received(from + extent)}`,
    )
  }
  issues.leave()
}
