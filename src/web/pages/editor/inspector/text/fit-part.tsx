import { placesOf } from '../../../../../edit/tree/place.ts'
import { useEditorState } from '../../use-editor.ts'
import { ChoiceField } from '../fields/choice-field.tsx'
import { NumberField } from '../fields/number-field.tsx'
import { NumberRow } from '../fields/number-row.tsx'
import { TextProperty } from '../fields/text-property.tsx'
import { useTextProperty } from './use-text-property.ts'

const FITS = {
  fixed: 'Fixed size',
  grow: 'Height grows',
  hug: 'Box hugs the text',
  shrink: 'Shrink text to fit',
  fill: 'Scale text to fill',
} as const

const OVERFLOWS = { visible: 'Draw all of it', ellipsis: 'End with …' } as const

/** How a text adapts to its box. */
export function FitPart() {
  const { value: fit } = useTextProperty('fit')
  return (
    <>
      <ChoiceField at="fit" label="Fit" names={FITS} />
      {fit === 'hug' && (
        <div className="grid grid-cols-2 gap-2">
          <NumberField at="minWidth" label="Min W" name="Minimum width" unit="px" />
          <NumberField at="maxWidth" label="Max W" name="Maximum width" unit="px" none="None" />
        </div>
      )}
      {(fit === 'shrink' || fit === 'fill') && (
        <>
          <div className="grid grid-cols-2 gap-2">
            <NumberField at="minFontSize" label="Min" name="Smallest size" unit="px" keepsUnit />
            <NumberField at="maxFontSize" label="Max" name="Largest size" unit="px" keepsUnit />
          </div>
          <FitGroup />
        </>
      )}
      <NumberRow at="maxLines" label="Maximum lines" none="None" />
      <ChoiceField at="overflow" label="Overflow" names={OVERFLOWS} />
    </>
  )
}

/** Texts of one group have one size. Groups begin when a second text has the same name. */
function FitGroup() {
  const document = useEditorState((state) => state.document)
  const texts = Array.from(placesOf(document).values(), ({ element }) => element)
  const groups = new Set(texts.flatMap((each) => (each.type === 'text' ? (each.fitGroup ?? []) : [])))
  return <TextProperty at="fitGroup" label="Same size as" placeholder="Group name" suggestions={[...groups]} />
}
