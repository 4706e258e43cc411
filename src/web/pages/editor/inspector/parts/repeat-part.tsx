import { ChoiceField } from '../fields/choice-field.tsx'
import { NumberRow } from '../fields/number-row.tsx'
import { LayoutFields } from './layout-part.tsx'

const OVERFLOWS = { pages: 'Continue on new pages', cut: 'Leave out', error: 'Reject the list' } as const

export function RepeatPart() {
  return (
    <>
      <NumberRow at="max" label="Most entries" none="No limit" />
      <ChoiceField at="overflow" label="Without room" names={OVERFLOWS} />
      <LayoutFields />
    </>
  )
}
