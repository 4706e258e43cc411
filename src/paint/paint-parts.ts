import type { Complete, Element } from '../document/elements/element.ts'
import type { TextLayout } from '../text/text-layout.ts'
import type { Warning } from '../text/warning.ts'
import type { Scope } from './scope.ts'

export type PaintElement = (scope: Scope, element: Element) => void

/**
 * Paints the elements that `whole`, a code, chart or table, consists of, in its space. Their IDs are only
 * unique among the parts, so they have layouts of their own, and warnings name the element itself.
 */
export function paintParts(
  scope: Scope,
  { whole, parts }: { readonly whole: Complete; readonly parts: readonly Element[] },
  paintElement: PaintElement,
): void {
  const { environment } = scope
  const layouts = new Map<string, TextLayout>()
  const shared = environment.layouts?.parts.get(whole.id) ?? new Map<string, TextLayout>()
  environment.layouts?.parts.set(whole.id, shared)
  const warned = new Set<string>()
  const warn = ({ code, message }: Warning): void => {
    // A font that is missing in one cell is missing in all.
    if (!warned.has(message)) environment.warn({ code, message })
    warned.add(message)
  }
  const inner: Scope = {
    ...scope,
    layoutOf(element: Complete<'text'>) {
      const cached = layouts.get(element.id)
      if (cached) return cached
      const layout = shared.get(element.id) ?? environment.layoutText(element)
      layouts.set(element.id, layout)
      shared.set(element.id, layout)
      layout.warnings.forEach(warn)
      return layout
    },
    environment: { ...environment, warn },
  }
  for (const part of parts) paintElement(inner, part)
}
