import {
  AlignCenter,
  AlignEndHorizontal,
  AlignCenterHorizontal,
  AlignJustify,
  AlignLeft,
  AlignRight,
  AlignStartHorizontal,
  ArrowLeftToLine,
  ArrowRightToLine,
  List,
  ListOrdered,
  Minus,
} from 'lucide-react'
import { IconChoiceField } from '../fields/icon-choices.tsx'
import { NumberRow } from '../fields/number-row.tsx'

const ALIGNMENTS = [
  { value: 'start', label: 'Align to the start', icon: AlignLeft },
  { value: 'center', label: 'Center', icon: AlignCenter },
  { value: 'end', label: 'Align to the end', icon: AlignRight },
  { value: 'justify', label: 'Justify', icon: AlignJustify },
  { value: 'left', label: 'Align left in every script', icon: ArrowLeftToLine },
  { value: 'right', label: 'Align right in every script', icon: ArrowRightToLine },
] as const

const VERTICAL = [
  { value: 'top', label: 'Top', icon: AlignStartHorizontal },
  { value: 'middle', label: 'Middle', icon: AlignCenterHorizontal },
  { value: 'bottom', label: 'Bottom', icon: AlignEndHorizontal },
] as const

const LISTS = [
  { value: 'none', label: 'No list', icon: Minus },
  { value: 'bullet', label: 'Bullets', icon: List },
  { value: 'number', label: 'Numbers', icon: ListOrdered },
] as const

/** How lines and paragraphs are set. */
export function ParagraphPart() {
  return (
    <>
      <IconChoiceField at="align" label="Align" choices={ALIGNMENTS} />
      <IconChoiceField at="verticalAlign" label="Vertical" choices={VERTICAL} />
      <IconChoiceField at="list" label="List" choices={LISTS} />
      <NumberRow at="lineHeight" label="Line height" step={0.05} />
      <NumberRow at="letterSpacing" label="Letter spacing" unit="em" step={0.01} />
      <NumberRow at="paragraphSpacing" label="Paragraph spacing" unit="px" />
    </>
  )
}
