import { ChoiceField } from '../fields/choice-field.tsx'

const NAMES = { flow: 'In order', cover: 'Covers the group', free: 'Own position' } as const

/** The place of an element in the layout around it. */
export function PlacementPart() {
  return <ChoiceField at="placement" label="Placement" names={NAMES} />
}
