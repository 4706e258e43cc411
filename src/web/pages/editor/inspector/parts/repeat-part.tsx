import { ChoiceField } from '../fields/choice-field.tsx'
import { NumberField } from '../fields/number-field.tsx'
import { LayoutFields } from './layout-part.tsx'

const OVERFLOWS = { pages: 'Continue on new pages', cut: 'Leave out', error: 'Reject the list' } as const

export function RepeatPart() {
  return (
    <>
      <NumberField at="max" label="Most entries" none="No limit" />
      <ChoiceField at="overflow" label="Without room" names={OVERFLOWS} />
      <LayoutFields />
    </>
  )
}
