import { ChoiceField } from '../fields/choice-field.tsx'
import { NumberField } from '../fields/number-field.tsx'
import { TextProperty } from '../fields/text-property.tsx'
import { useProperty } from '../subject.ts'

export function PathPart() {
  const viewBox = useProperty('viewBox')
  return (
    <>
      <TextProperty at="d" label="Path data" lines={3} />
      <ChoiceField at="fillRule" label="Inside" names={{ nonzero: 'Nonzero', evenodd: 'Even-odd' }} />
      {viewBox?.value !== undefined && (
        <div role="group" aria-label="View box" className="grid grid-cols-2 gap-2">
          <NumberField at="viewBox.0" label="View X" />
          <NumberField at="viewBox.1" label="View Y" />
          <NumberField at="viewBox.2" label="View W" name="View box width" />
          <NumberField at="viewBox.3" label="View H" name="View box height" />
        </div>
      )}
    </>
  )
}
