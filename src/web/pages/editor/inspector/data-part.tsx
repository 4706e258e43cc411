import type { Element } from '../../../../document/elements/element.ts'
import { placesOf } from '../../../../edit/tree/place.ts'
import { useEditorState } from '../use-editor.ts'
import { ChartData } from './data-editors/chart-data.tsx'
import { CodeData } from './data-editors/code-data.tsx'
import { EntriesData } from './data-editors/entries-data.tsx'
import { TableData } from './data-editors/table-data.tsx'

/** What a chart, a table, a code or a list shows. Nothing for other elements. */
export function DataPart({ element: { id } }: { element: Pick<Element, 'id'> }) {
  // As it is written: where it is drawn, names of colors have been replaced.
  const element = useEditorState(({ document }) => placesOf(document).get(id)?.element)
  switch (element?.type) {
    case 'chart':
      return <ChartData key={id} element={element} />
    case 'table':
      return <TableData key={id} element={element} />
    case 'code':
      return <CodeData key={id} element={element} />
    case 'repeat':
      return <EntriesData key={id} element={element} />
    default:
      return null
  }
}
