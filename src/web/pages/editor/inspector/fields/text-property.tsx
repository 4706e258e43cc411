import { useId, useState } from 'react'
import { longest } from '../../../../../edit/properties/property-schema.ts'
import { useProperty } from '../subject.ts'
import { FieldError } from './field-error.tsx'
import { Row } from './row.tsx'
import { useEnterOnLeave } from './use-enter-on-leave.ts'

const BOX =
  'w-full min-w-0 rounded-md border border-rule-strong/60 bg-sheet px-2 text-sm hover:border-rule-strong disabled:opacity-50'

interface TextInputProps {
  readonly id?: string
  readonly label?: string
  readonly value: string
  readonly placeholder?: string | undefined
  readonly longest?: number
  readonly lines?: number
  /** IDs of suggestions. */
  readonly list?: string
  readonly onEnter: (text: string) => void
}

/** A text that is set when it is entered: by Enter or by leaving the field. */
export function TextInput({
  id,
  label,
  value,
  placeholder,
  longest: most = Infinity,
  lines = 1,
  list,
  onEnter,
}: TextInputProps) {
  const [typed, setTyped] = useState<string>()
  const enter = (): void => {
    if (typed !== undefined && typed !== value) onEnter(typed)
    setTyped(undefined)
  }
  useEnterOnLeave(typed === undefined ? undefined : enter)
  const shared = {
    id,
    'aria-label': label,
    value: typed ?? value,
    placeholder,
    ...(most < Infinity && { maxLength: most }),
    onChange: (event: { target: { value: string } }) => setTyped(event.target.value),
    onBlur: enter,
  }
  if (lines > 1) return <textarea {...shared} rows={lines} className={`${BOX} resize-y py-1.5`} />
  return (
    <input
      {...shared}
      autoComplete="off"
      list={list}
      className={`${BOX} h-8`}
      onKeyDown={(event) => {
        if (event.key === 'Enter') enter()
        else if (event.key === 'Escape' && typed !== undefined) {
          event.stopPropagation()
          setTyped(undefined)
        }
      }}
    />
  )
}

interface TextPropertyProps {
  readonly at: string
  readonly label: string
  readonly lines?: number
  readonly placeholder?: string
  readonly list?: string
}

/** A text of the subject. An empty one is removed. */
export function TextProperty({ at, label, lines = 1, placeholder, list }: TextPropertyProps) {
  const property = useProperty(at)
  const id = useId()
  if (!property) return null
  return (
    <div className="grid grid-cols-1 gap-1">
      <Row label={label} htmlFor={id}>
        <TextInput
          id={id}
          value={typeof property.value === 'string' ? property.value : ''}
          placeholder={property.isMixed ? 'Mixed' : placeholder}
          longest={longest(property.schema)}
          lines={lines}
          {...(list !== undefined && { list })}
          onEnter={(text) => property.set(text === '' ? undefined : text)}
        />
      </Row>
      <FieldError error={property.error} />
    </div>
  )
}
