import type { Element } from '../../../../document/elements/element.ts'
import { placesOf } from '../../../../edit/tree/place.ts'
import { useEditorState } from '../use-editor.ts'
import { ChartDataEditor } from './data-editors/chart-data-editor.tsx'
import { CodeDataEditor } from './data-editors/code-data-editor.tsx'
import { EntriesDataEditor } from './data-editors/entries-data-editor.tsx'
import { TableDataEditor } from './data-editors/table-data-editor.tsx'

/** What a chart, a table, a code or a list shows. Nothing for other elements. */
export function DataPart({ element: { id } }: { element: Pick<Element, 'id'> }) {
  // As it is written: where it is drawn, names of colors have been replaced.
  const element = useEditorState(({ document }) => placesOf(document).get(id)?.element)
  switch (element?.type) {
    case 'chart':
      return <ChartDataEditor key={id} element={element} />
    case 'table':
      return <TableDataEditor key={id} element={element} />
    case 'code':
      return <CodeDataEditor key={id} element={element} />
    case 'repeat':
      return <EntriesDataEditor key={id} element={element} />
    default:
      return null
  }
}
