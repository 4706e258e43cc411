import { NumberField, type NumberFieldProps } from './number-field.tsx'
import { Row } from './row.tsx'
import { useProperty } from '../subject.ts'

/** A number in a row of its own, below and above rows of other controls. */
export function NumberRow(props: NumberFieldProps) {
  if (!useProperty(props.at)) return null
  return (
    <Row label={props.label}>
      <NumberField {...props} name={props.name ?? props.label} hidesLabel />
    </Row>
  )
}
