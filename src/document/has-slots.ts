import { splitPlaceholders } from './placeholders.ts'

/** What is looked at of an element: of any that a document may have, as this side or the API's description types it. */
interface Looked {
  readonly slot?: string
  readonly text?: string
  readonly runs?: readonly { readonly text: string }[]
  readonly elements?: readonly Looked[]
}

/** Whether a document has anything that data can fill, as `listSlots` lists it; without the format's schemas, for those who only look. */
export function hasSlots({ pages }: { readonly pages: readonly { readonly elements: readonly Looked[] }[] }): boolean {
  return pages.some((page) => page.elements.some(isFillable))
}

function isFillable({ slot, text = '', runs, elements = [] }: Looked): boolean {
  if (slot !== undefined || elements.some(isFillable)) return true
  const texts = runs ? runs.map((run) => run.text) : [text]
  return texts.some((words) => [...splitPlaceholders(words)].some((part) => typeof part !== 'string'))
}
