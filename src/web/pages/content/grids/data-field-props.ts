import type { SlotValue } from '../../../../document/slot-values.ts'

export interface DataFieldProps {
  readonly label: string
  readonly value: SlotValue | undefined
  /** Whether the design hides the element, so that its data must show it. */
  readonly isHidden: boolean
  readonly onChange: (value: SlotValue | undefined) => void
}
