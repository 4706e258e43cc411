import type { Element } from '../../../../document/elements/element.ts'
import { type EditorState, selectedPlaces } from '../../../../edit/editor-state.ts'
import { classNames } from '../../../parts/class-names.ts'
import { SlotPart } from '../data/slot-part.tsx'
import { settledDocument } from '../state/settled-document.ts'
import { useEditor, useEditorState, useStore } from '../use-editor.ts'
import { COMMON_PARTS, partsOf } from './by-kind.ts'
import { DataPart } from './data-part.tsx'
import { DesignInspector } from './design/design-inspector.tsx'
import { ArrangePart, LockedNote } from './parts/arrange-part.tsx'
import { PlacePart } from './place-part.tsx'
import { Section } from './inspector-section.tsx'
import { SubjectContext } from './subject.ts'
import { TextPart } from './text/text-part.tsx'
import { useElementSubject } from './use-element-subject.ts'

/** The properties of what is selected, or of the page and the design. */
export function Inspector({ className = 'w-72 border-l border-rule' }: { className?: string }) {
  const document = useEditorState(shownDocument)
  const selection = useEditorState((state) => state.selection)
  const elements = selectedPlaces({ document, selection }).map(({ element }) => element)
  return (
    <aside
      aria-label="Properties"
      data-region="properties"
      className={classNames('relative overflow-y-auto', className)}
    >
      {/* Typed texts and refused values belong to what was selected. */}
      {elements.length === 0 ? <DesignInspector /> : <ElementInspector key={selection.join()} elements={elements} />}
    </aside>
  )
}

/** Most gestures change only places, which are shown as they go; the rest would cost each of their frames. */
function shownDocument(state: EditorState): EditorState['document'] {
  if (state.gesture.kind === 'shading') return state.document
  const settled = settledDocument(state)
  // Copies that are being moved exist only now.
  return selectedPlaces({ ...state, document: settled }).length === state.selection.length ? settled : state.document
}

function ElementInspector({ elements }: { elements: readonly Element[] }) {
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
