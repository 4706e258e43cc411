import { useId } from 'react'
import { choicesOf } from '../../../../../edit/properties/property-schema.ts'
import { useProperty } from '../subject.ts'
import { FieldError } from './field-error.tsx'
import { Row } from './row.tsx'
import { SelectInput } from './select-input.tsx'
import { spokenName } from '../../../../../edit/describing/capitalized.ts'

const NONE = '-'

interface ChoiceFieldProps {
  readonly at: string
  readonly label: string
  /** Names of values that are not their own, in sentence case. */
  readonly names?: Readonly<Record<string, string>>
  /** For a property without a value: what applies then. It can be chosen. */
  readonly none?: string
}

/** One of the values that the schema of a property lists. */
export function ChoiceField({ at, label, names = {}, none }: ChoiceFieldProps) {
  const property = useProperty(at)
  const id = useId()
  if (!property) return null
  const values = choicesOf(property.schema).map((value) => ({ value, label: names[value] ?? spokenName(value) }))
  const choices = none === undefined ? values : [{ value: NONE, label: none }, ...values]
  const own =
    typeof property.value === 'string' ? property.value : property.isMixed || none === undefined ? undefined : NONE
  return (
    <div className="grid grid-cols-1 gap-1">
      <Row label={label} htmlFor={id}>
        <SelectInput
          id={id}
          value={own}
          choices={choices}
          onChoose={(chosen) => property.set(chosen === NONE ? undefined : chosen)}
        />
      </Row>
      <FieldError error={property.error} />
    </div>
  )
}
