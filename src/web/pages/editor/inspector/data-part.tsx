import type { ReactNode } from 'react'
import type { Element } from '../../../../document/elements/element.ts'
import { placesOf } from '../../../../edit/tree/place.ts'
import { useEditorState } from '../use-editor.ts'
import { ChartDataEditor } from './data-editors/chart-data-editor.tsx'
import { EntriesDataEditor } from './data-editors/entries-data-editor.tsx'
import { TableDataEditor } from './data-editors/table-data-editor.tsx'
import { Section } from './inspector-section.tsx'

/** The values, cells or entries of a chart, a table or a list. Nothing for other elements. */
export function DataPart({ element: { id } }: { element: Pick<Element, 'id'> }) {
  // As it is written: where it is drawn, names of colors have been replaced.
  const element = useEditorState(({ document }) => placesOf(document).get(id)?.element)
  const editor = element && editorOf(element)
  return editor && <Section title="Data">{editor}</Section>
}

function editorOf(element: Element): ReactNode {
  switch (element.type) {
    case 'chart':
      return <ChartDataEditor key={element.id} element={element} />
    case 'table':
      return <TableDataEditor key={element.id} element={element} />
    case 'repeat':
      return <EntriesDataEditor key={element.id} element={element} />
    default:
      return undefined
  }
}
