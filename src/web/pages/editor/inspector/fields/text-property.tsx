import { useId } from 'react'
import { longest } from '../../../../../edit/properties/property-schema.ts'
import { useProperty } from '../subject.ts'
import { FieldError } from './field-error.tsx'
import { Row } from './row.tsx'
import { TextEntry } from './text-entry.tsx'

interface TextPropertyProps {
  readonly at: string
  readonly label: string
  readonly lines?: number
  readonly placeholder?: string
  readonly suggestions?: readonly string[]
}

/** A text of the subject. An empty one is removed. */
export function TextProperty({ at, label, lines = 1, placeholder, suggestions = [] }: TextPropertyProps) {
  const property = useProperty(at)
  const id = useId()
  if (!property) return null
  return (
    <div className="grid grid-cols-1 gap-1">
      <Row label={label} htmlFor={id}>
        <TextEntry
          id={id}
          value={typeof property.value === 'string' ? property.value : ''}
          placeholder={property.isMixed ? 'Mixed' : placeholder}
          longest={longest(property.schema)}
          lines={lines}
          suggestions={suggestions}
          onEnter={(text) => property.set(text === '' ? undefined : text)}
        />
      </Row>
      <FieldError error={property.error} />
    </div>
  )
}
