import { useEffect, useState } from 'react'
import { lazyPart } from '../../../../parts/lazy-page.tsx'
import { LatePart } from '../../late-part.tsx'
import { whenIdle } from '../../state/when-idle.ts'
import { useEditor, useStore } from '../../use-editor.ts'
import { PaintProperty } from '../fields/paint-property.tsx'
import { TextProperty } from '../fields/text-property.tsx'
import { Section } from '../inspector-section.tsx'
import { SubjectContext } from '../subject.ts'
import { SizePart } from './size-part.tsx'
import { useDocumentSubject, usePageSubject } from './use-design-subjects.ts'

/** What is below the page and its size, and loads later. */
export const DesignSections = lazyPart(async () => (await import('./design-sections.tsx')).DesignSections)

/** What is shown if nothing is selected: the page, and the design as a whole. */
export function DesignInspector() {
  const page = usePageSubject()
  const document = useDocumentSubject()
  const isPainted = usePainted()
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
        {isPainted && (
          <LatePart>
            <DesignSections />
          </LatePart>
        )}
      </SubjectContext>
    </>
  )
}

const WAIT = { longestWaitMs: 2_000, safariWaitMs: 300 }

/** Whether the page has been painted, which comes before what loads later. */
function usePainted(): boolean {
  const editor = useEditor()
  const hasFonts = useStore(editor.resources) !== undefined
  const [isPainted, setPainted] = useState(DesignSections.isLoaded)
  useEffect(() => (hasFonts && !isPainted ? whenIdle(() => setPainted(true), WAIT) : undefined), [hasFonts, isPainted])
  return isPainted
}
