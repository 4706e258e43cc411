import { useId, useState } from 'react'
import { longest } from '../../../../../edit/properties/property-schema.ts'
import { FieldError } from '../fields/field-error.tsx'
import { Row } from '../fields/row.tsx'
import { TEXT_BOX } from '../fields/text-entry.tsx'
import { useProperty } from '../subject.ts'

/** The code changes while its data are typed. Data that it cannot encode, such as half an article number, are not set. */
export function CodeDataField() {
  const data = useProperty('data')
  const [typed, setTyped] = useState<string>()
  const id = useId()
  if (!data) return null
  const most = longest(data.schema)
  return (
    <div className="grid grid-cols-1 gap-1">
      <Row label="Data" htmlFor={id}>
        <textarea
          id={id}
          rows={2}
          spellCheck={false}
          {...(most < Infinity && { maxLength: most })}
          value={typed ?? (typeof data.value === 'string' ? data.value : '')}
          placeholder={data.isMixed ? 'Mixed' : undefined}
          aria-invalid={data.error === undefined ? undefined : true}
          onChange={({ target }) => {
            setTyped(target.value)
            data.set(target.value)
          }}
          onBlur={() => data.error === undefined && setTyped(undefined)}
          className={`${TEXT_BOX} resize-y py-1.5`}
        />
      </Row>
      <FieldError error={data.error} />
    </div>
  )
}
