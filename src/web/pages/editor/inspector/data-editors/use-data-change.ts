import { useState } from 'react'
import type { Element } from '../../../../../document/elements/element.ts'
import { elementIssue } from '../../../../../edit/adding/element-issue.ts'
import { setProperties } from '../../../../../edit/operations/set-properties.ts'
import { type Properties, withProperties } from '../../../../../edit/tree/with-properties.ts'
import { formSentence } from '../../../../api/form-sentence.ts'
import { useEditor } from '../../use-editor.ts'

export interface DataChange {
  /** Why the last change was not made; undefined if it was. */
  readonly error: string | undefined
  /** Changes the element unless it would be invalid. Returns whether it was changed. */
  readonly change: (properties: Properties) => boolean
}

export function useDataChange(element: Element): DataChange {
  const editor = useEditor()
  const [error, setError] = useState<string>()
  const change = (properties: Properties): boolean => {
    const issue = elementIssue(editor.state.get().document, withProperties(element, properties))
    setError(issue && formSentence(issue))
    if (issue) return false
    const key = `data:${element.id}:${Object.keys(properties).join()}`
    editor.change({ label: 'Edit data', key }, (document) => setProperties(document, new Set([element.id]), properties))
    return true
  }
  return { error, change }
}
