import type { Element } from '../../../../document/elements/element.ts'
import { SlotPart } from '../data/slot-part.tsx'
import { useEditor, useEditorState, useStore } from '../use-editor.ts'
import { COMMON_PARTS, partsOf } from './by-kind.ts'
import { DataPart } from './data-part.tsx'
import { Section } from './inspector-section.tsx'
import { ArrangePart, LockedNote } from './parts/arrange-part.tsx'
import { PlacePart } from './place-part.tsx'
import { SubjectContext } from './subject.ts'
import { TextPart } from './text/text-part.tsx'
import { useElementSubject } from './use-element-subject.ts'

/** The properties of elements that are selected. */
export function ElementInspector({ elements }: { elements: readonly Element[] }) {
  const subject = useElementSubject(elements)
  const [only, ...others] = elements
  const texts = elements.filter((element) => element.type === 'text')
  const isLocked = elements.every(({ locked }) => locked === true)
  return (
    <SubjectContext value={subject}>
      {isLocked && <LockedNote />}
      <fieldset disabled={isLocked} className="contents">
        <ArrangePart />
        <Section title="Position and size">
          <LivePlaces elements={elements} />
        </Section>
        {texts.length > 0 && <TextPart texts={texts} />}
        {only && others.length === 0 && <DataPart element={only} />}
        {[...partsOf(new Set(elements.map(({ type }) => type))), ...COMMON_PARTS].map(
          ({ title, startsClosed = false, Content }) => (
            <Section key={title} {...{ title, startsClosed }}>
              <Content />
            </Section>
          ),
        )}
        <Section title="Fillable">
          <SlotPart places={elements.map((element) => ({ element }))} />
        </Section>
      </fieldset>
    </SubjectContext>
  )
}

/** As they are drawn now, also while they are dragged. */
function LivePlaces({ elements }: { elements: readonly Element[] }) {
  const editor = useEditor()
  useStore(editor.resources)
  useEditorState((state) => state.document)
  const drawn = editor.drawn()?.places
  const places = elements.flatMap(({ id }) => drawn?.get(id) ?? [])
  return places.length > 0 && <PlacePart places={places} />
}
