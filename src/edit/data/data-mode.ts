import { describedSlots } from '../../document/described-slots.ts'
import type { Document } from '../../document/document.ts'
import type { Row } from './read-sample-rows.ts'
import { type Stress, stressData } from './stress-data.ts'
import { type UsableData, usableData } from './usable-data.ts'

/** Whether and with which data an editor shows its design. */
export interface DataMode {
  readonly isOn: boolean
  readonly rows: readonly Row[]
  readonly shown: Shown
}

export type Shown =
  | { readonly kind: 'samples' }
  | { readonly kind: 'row'; readonly index: number }
  | { readonly kind: 'stress'; readonly stress: Stress }

export const DATA_OFF: DataMode = { isOn: false, rows: [], shown: { kind: 'samples' } }

/** Returns the data with which the design is shown; undefined if the mode is off. */
export function shownData(document: Document, { isOn, rows, shown }: DataMode): UsableData | undefined {
  if (!isOn) return undefined
  switch (shown.kind) {
    case 'samples':
      return usableData(document, sampleRow(document))
    case 'row':
      return usableData(document, rows[shown.index] ?? {})
    case 'stress':
      return usableData(document, stressData(document, shown.stress))
  }
}

/** Shows the next or the previous of the samples and the rows, which follow each other in a circle. */
export function stepped(mode: DataMode, by: 1 | -1): DataMode {
  const count = mode.rows.length + 1
  const at = mode.shown.kind === 'row' ? mode.shown.index + 1 : 0
  const next = (at + by + count) % count
  return { ...mode, shown: next === 0 ? { kind: 'samples' } : { kind: 'row', index: next - 1 } }
}

/** The samples in the descriptions of slots. */
function sampleRow(document: Document): Row {
  return Object.fromEntries(
    describedSlots(document).flatMap(({ name, sample }) => (sample === null ? [] : [[name, sample]])),
  )
}
