import { PaintProperty } from '../fields/paint-property.tsx'
import { useProperty } from '../subject.ts'
import { useColorBeneath } from './use-drawn.ts'

/** In CSS pixels; texts in bold are large from 18.66, but most designs mix weights. */
const LARGE_TEXT_PX = 24

/** What an element is filled with. With a label of its own where no title of a section says it. */
export function FillPart({ label }: { label?: string }) {
  const beneath = useColorBeneath()
  const size = useProperty('fontSize')?.value
  return (
    <PaintProperty
      at="fill"
      hidesLabel={label === undefined}
      label={label ?? 'Fill'}
      beneath={beneath}
      isLarge={typeof size !== 'number' || size >= LARGE_TEXT_PX}
    />
  )
}
