import { splitPlaceholders } from './placeholders.ts'

interface SlotProperties {
  readonly slot?: string
  readonly text?: string
  readonly runs?: readonly { readonly text: string; readonly slot?: string }[]
  readonly data?: string
  readonly elements?: readonly SlotProperties[]
}

/** Whether `listSlots` would return any slots. Does not import the schemas, which keeps the web bundle small. */
export function hasSlots({
  pages,
}: {
  readonly pages: readonly { readonly elements: readonly SlotProperties[] }[]
}): boolean {
  return pages.some((page) => page.elements.some(isFillable))
}

function isFillable({ slot, text = '', data = '', runs, elements = [] }: SlotProperties): boolean {
  if (slot !== undefined || elements.some(isFillable)) return true
  if (runs?.some((run) => run.slot !== undefined)) return true
  const texts = runs ? runs.map((run) => run.text) : [text, data]
  return texts.some((words) => [...splitPlaceholders(words)].some((part) => typeof part !== 'string'))
}
