import type { IssueList } from './issue-list.ts'
import { ofLength } from './describe-schema.ts'
import { invalidValue, mustBe } from './issue-wording.ts'
import { quoted } from './received.ts'
import type { Schema } from './schema.ts'

/** Reports every issue of `value`, the current position of `issues`. Never throws. */
export type Check = (value: unknown, issues: IssueList) => void

/** Checks by the name of a `format`. Each returns the issue's detail, or undefined for a valid string. */
export type Formats = Readonly<Record<string, (text: string) => string | undefined>>

/** Checks values without parts. */
export function checkThat(isValid: (value: unknown) => boolean, schema: Schema): Check {
  return (value, issues) => {
    if (!isValid(value)) reportInvalid(schema, value, issues)
  }
}

export function reportInvalid(schema: Schema, value: unknown, issues: IssueList): void {
  issues.report(invalidValue(schema, value))
}

export function checkNumber(schema: Schema): Check {
  const { minimum = -Infinity, maximum = Infinity, exclusiveMinimum = -Infinity, multipleOf } = schema
  const isInteger = schema.type === 'integer'
  return (value, issues) => {
    const fits =
      typeof value === 'number' &&
      Number.isFinite(value) &&
      value >= minimum &&
      value <= maximum &&
      value > exclusiveMinimum &&
      (!isInteger || Number.isInteger(value)) &&
      (multipleOf === undefined || value % multipleOf === 0)
    if (!fits) reportInvalid(schema, value, issues)
  }
}

export function checkString(schema: Schema, formats: Formats): Check {
  const { minLength = 0, maxLength = Infinity } = schema
  const pattern = schema.pattern === undefined ? undefined : new RegExp(schema.pattern)
  const format = schema.format === undefined ? undefined : formats[schema.format]
  return (value, issues) => {
    if (typeof value !== 'string') {
      reportInvalid(schema, value, issues)
      return
    }
    const unstorable = unstorableIn(value)
    if (unstorable !== undefined) {
      issues.report(unstorable)
      return
    }
    if (value.length < minLength || (value.length > maxLength && characterCount(value) > maxLength)) {
      issues.report(
        mustBe(
          `a string${ofLength(schema.minLength, schema.maxLength, 'character')}`,
          `${characterCount(value)} characters`,
        ),
      )
      return
    }
    if (pattern?.test(value) === false) {
      reportInvalid(schema, value, issues)
      return
    }
    const detail = format?.(value)
    if (detail !== undefined) issues.report(detail)
  }
}

/** PostgreSQL rejects NUL, and an unpaired surrogate has no UTF-8. */
export function unstorableIn(text: string): string | undefined {
  const nul = text.indexOf('\0')
  if (nul >= 0) return `must not contain U+0000; found at position ${nul}`
  if (!text.isWellFormed()) return `must be well-formed Unicode; received an unpaired surrogate in ${quoted(text)}`
  return undefined
}

/** Counts a surrogate pair as one, like JSON Schema. `text` must be well-formed. */
export function characterCount(text: string): number {
  let count = text.length
  for (let index = 0; index < text.length - 1; index += 1) {
    const unit = text.charCodeAt(index)
    if (unit >= 0xd800 && unit <= 0xdbff) count -= 1
  }
  return count
}
