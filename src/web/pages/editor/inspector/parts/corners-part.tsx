import { CORNER_NAMES, SidesField } from '../fields/sides-field.tsx'

export function CornersPart() {
  return <SidesField at="cornerRadius" label="Corner radius" names={CORNER_NAMES} />
}
