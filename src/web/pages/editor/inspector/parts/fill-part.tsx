import { PaintProperty } from '../fields/paint-property.tsx'
import { useProperty } from '../subject.ts'
import { useColorBeneath } from './use-drawn.ts'

/** In CSS pixels; texts in bold are large from 18.66, but most designs mix weights. */
const LARGE_TEXT_PX = 24

export function FillPart() {
  const beneath = useColorBeneath()
  const size = useProperty('fontSize')?.value
  return (
    <PaintProperty
      at="fill"
      hidesLabel
      label="Fill"
      beneath={beneath}
      isLarge={typeof size !== 'number' || size >= LARGE_TEXT_PX}
    />
  )
}
