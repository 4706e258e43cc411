import { PaintProperty } from '../fields/paint-property.tsx'
import { TextProperty } from '../fields/text-property.tsx'
import { Section } from '../inspector-section.tsx'
import { SubjectContext } from '../subject.ts'
import { DesignSections } from './design-sections.tsx'
import { SizePart } from './size-part.tsx'
import { useDocumentSubject, usePageSubject } from './use-design-subjects.ts'

/** What is shown if nothing is selected: the page, and the design as a whole. */
export function DesignInspector() {
  const page = usePageSubject()
  const document = useDocumentSubject()
  return (
    <>
      <SubjectContext value={page}>
        <Section title="Page">
          <TextProperty at="name" label="Name" />
          <PaintProperty at="background" label="Background" />
        </Section>
      </SubjectContext>
      <SubjectContext value={document}>
        <Section title="Size">
          <SizePart />
        </Section>
        <DesignSections />
      </SubjectContext>
    </>
  )
}
