import type { Text } from '../../../../../document/elements/text.ts'
import { SIDE_NAMES, SidesField } from '../fields/sides-field.tsx'
import { Section } from '../inspector-section.tsx'
import { SubjectContext } from '../subject.ts'
import { useElementSubject } from '../use-element-subject.ts'
import { FillPart } from '../parts/fill-part.tsx'
import { AxesPart } from './axes-part.tsx'
import { ColumnsPart } from './columns-part.tsx'
import { CoursePart } from './course-part.tsx'
import { FitPart } from './fit-part.tsx'
import { FontPart } from './font-part.tsx'
import { HighlightPart } from './highlight-part.tsx'
import { LanguagePart } from './language-part.tsx'
import { LettersPart } from './letters-part.tsx'
import { ParagraphPart } from './paragraph-part.tsx'
import { RareSection } from './rare-section.tsx'

/**
 * The properties of texts among the selected elements. They are those of the selected words of a text
 * that is edited, or of what is typed next.
 */
export function TextPart({ texts }: { texts: readonly Text[] }) {
  const subject = useElementSubject(texts)
  return (
    <SubjectContext value={subject}>
      <Section title="Text">
        <FontPart texts={texts} />
        <FillPart label="Color" />
        <ParagraphPart />
        <RareSection title="Fit">
          <FitPart />
        </RareSection>
        <RareSection title="Letters">
          <LettersPart />
        </RareSection>
        <AxesPart />
        <RareSection title="Highlight">
          <HighlightPart />
        </RareSection>
        <RareSection title="Columns and tabs">
          <ColumnsPart />
        </RareSection>
        <RareSection title="Language and direction">
          <LanguagePart />
        </RareSection>
        <RareSection title="Padding">
          <PaddingPart />
        </RareSection>
        <RareSection title="Path">
          <CoursePart />
        </RareSection>
      </Section>
    </SubjectContext>
  )
}

/** The space between the box and the text. */
function PaddingPart() {
  return <SidesField at="padding" label="Padding" names={SIDE_NAMES} />
}
