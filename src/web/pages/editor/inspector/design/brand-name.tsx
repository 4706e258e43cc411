import { useState } from 'react'
import { BrandName as Pattern } from '../../../../../document/paint.ts'
import type { Schema } from '../../../../../document/schema.ts'
import { TextEntry } from '../fields/text-entry.tsx'
import { FieldError } from '../fields/field-error.tsx'

const VALID = new RegExp((Pattern as Schema).pattern ?? '')

interface BrandNameProps {
  readonly name: string
  readonly taken: readonly string[]
  readonly onRename: (name: string) => void
}

/** The name of a color or font, by which elements refer to it. */
export function BrandName({ name, taken, onRename }: BrandNameProps) {
  const [error, setError] = useState<string>()
  const rename = (to: string): void => {
    const issue = issueOf(to, taken)
    setError(issue)
    if (issue === undefined) onRename(to)
  }
  return (
    <div className="grid grid-cols-1 gap-1">
      <TextEntry label={`Name of ${name}`} value={name} onEnter={rename} />
      <FieldError error={error} />
    </div>
  )
}

function issueOf(name: string, taken: readonly string[]): string | undefined {
  if (taken.includes(name)) return `“${name}” is taken.`
  return VALID.test(name) ? undefined : 'Use letters, digits, hyphens and underscores.'
}
