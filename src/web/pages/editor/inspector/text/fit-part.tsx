import { useId } from 'react'
import { placesOf } from '../../../../../edit/tree/place.ts'
import { Row } from '../fields/row.tsx'
import { ChoiceSelect, NumberProperty } from './text-fields.tsx'
import { TextEntry } from './text-entry.tsx'
import { useTextProperty, useTextState } from './use-text-property.ts'

const FITS = [
  ['fixed', 'Fixed size'],
  ['grow', 'Height grows'],
  ['hug', 'Box hugs the text'],
  ['shrink', 'Shrink text to fit'],
  ['fill', 'Scale text to fill'],
] as const

const OVERFLOWS = [
  ['visible', 'Draw all of it'],
  ['ellipsis', 'End with …'],
] as const

/** How a text adapts to its box. */
export function FitPart() {
  const fit = useTextProperty('fit')
  const overflow = useTextProperty('overflow')
  const scales = fit.value === 'shrink' || fit.value === 'fill'
  return (
    <>
      <ChoiceSelect label="Fit" value={fit.value} choices={FITS} onChoose={fit.set} />
      {fit.value === 'hug' && (
        <div className="grid grid-cols-2 gap-2">
          <NumberProperty name="minWidth" label="Min W" unit="px" />
          <NumberProperty name="maxWidth" label="Max W" unit="px" none="None" />
        </div>
      )}
      {scales && (
        <>
          <div className="grid grid-cols-2 gap-2">
            <NumberProperty name="minFontSize" label="Min" unit="px" />
            <NumberProperty name="maxFontSize" label="Max" unit="px" />
          </div>
          <FitGroup />
        </>
      )}
      <NumberProperty name="maxLines" label="Maximum lines" none="None" />
      <ChoiceSelect label="Overflow" value={overflow.value} choices={OVERFLOWS} onChoose={overflow.set} />
    </>
  )
}

/** Texts of one group have one size. Groups begin when a second text has the same name. */
function FitGroup() {
  const id = useId()
  const { document } = useTextState()
  const { value = '', isMixed, set } = useTextProperty('fitGroup')
  const texts = Array.from(placesOf(document).values(), ({ element }) => element)
  const groups = new Set(texts.flatMap((each) => (each.type === 'text' ? (each.fitGroup ?? []) : [])))
  return (
    <Row label="Same size as" htmlFor={id}>
      <TextEntry
        id={id}
        value={value}
        placeholder={isMixed ? 'Mixed' : 'Group name'}
        suggestions={[...groups]}
        onEnter={(name) => set(name === '' ? undefined : name)}
      />
    </Row>
  )
}
