import { textsOf } from '../../../../../edit/words/apply-style.ts'
import { FillPart } from '../parts/fill-part.tsx'
import { AxesPart } from './axes-part.tsx'
import { BoxPart } from './box-part.tsx'
import { ColumnsPart } from './columns-part.tsx'
import { CoursePart } from './course-part.tsx'
import { FitPart } from './fit-part.tsx'
import { FontPart } from './font-part.tsx'
import { HighlightPart } from './highlight-part.tsx'
import { LanguagePart } from './language-part.tsx'
import { LettersPart } from './letters-part.tsx'
import { ParagraphPart } from './paragraph-part.tsx'
import { TextGroup } from './text-group.tsx'
import { TextStateContext, useStateAtRest } from './use-text-property.ts'

/**
 * The properties of text. They are those of the selected words of a text that is edited, of what is
 * typed next, or of all selected texts; nothing is shown without texts.
 */
export function TextPart() {
  const state = useStateAtRest()
  if (textsOf(state).length === 0) return null
  return (
    <TextStateContext value={state}>
      <section aria-label="Text" className="grid grid-cols-1 gap-2 border-b border-rule px-4 py-3">
        <h2 className="font-sans text-sm font-semibold">Text</h2>
        <FontPart />
        <FillPart label="Color" />
        <ParagraphPart />
        <TextGroup title="Fit">
          <FitPart />
        </TextGroup>
        <TextGroup title="Letters">
          <LettersPart />
        </TextGroup>
        <AxesPart />
        <TextGroup title="Highlight">
          <HighlightPart />
        </TextGroup>
        <TextGroup title="Columns and tabs">
          <ColumnsPart />
        </TextGroup>
        <TextGroup title="Language and direction">
          <LanguagePart />
        </TextGroup>
        <TextGroup title="Padding">
          <BoxPart />
        </TextGroup>
        <TextGroup title="Path">
          <CoursePart />
        </TextGroup>
      </section>
    </TextStateContext>
  )
}
