import {
  AlignCenter,
  AlignEndHorizontal,
  AlignCenterHorizontal,
  AlignJustify,
  AlignLeft,
  AlignRight,
  AlignStartHorizontal,
  List,
  ListOrdered,
  Minus,
  type LucideIcon,
} from 'lucide-react'
import { IconChoiceRow, NumberProperty } from './text-fields.tsx'
import { useTextProperty } from './use-text-property.ts'

const ALIGNMENTS = [
  ['start', 'Align to the start', AlignLeft],
  ['center', 'Center', AlignCenter],
  ['end', 'Align to the end', AlignRight],
  ['justify', 'Justify', AlignJustify],
] as const satisfies readonly (readonly [string, string, LucideIcon])[]

const VERTICAL = [
  ['top', 'Top', AlignStartHorizontal],
  ['middle', 'Middle', AlignCenterHorizontal],
  ['bottom', 'Bottom', AlignEndHorizontal],
] as const satisfies readonly (readonly [string, string, LucideIcon])[]

const LISTS = [
  ['none', 'No list', Minus],
  ['bullet', 'Bullets', List],
  ['number', 'Numbers', ListOrdered],
] as const satisfies readonly (readonly [string, string, LucideIcon])[]

/** How lines and paragraphs are set. */
export function ParagraphPart() {
  const align = useTextProperty('align')
  const vertical = useTextProperty('verticalAlign')
  const list = useTextProperty('list')
  return (
    <>
      <IconChoiceRow label="Align" value={align.value} choices={ALIGNMENTS} onChoose={align.set} />
      <IconChoiceRow label="Vertical" value={vertical.value} choices={VERTICAL} onChoose={vertical.set} />
      <IconChoiceRow label="List" value={list.value} choices={LISTS} onChoose={list.set} />
      <NumberProperty name="lineHeight" label="Line height" step={0.05} />
      <NumberProperty name="letterSpacing" label="Letter spacing" unit="em" step={0.01} />
      <NumberProperty name="paragraphSpacing" label="Paragraph spacing" unit="px" />
    </>
  )
}
