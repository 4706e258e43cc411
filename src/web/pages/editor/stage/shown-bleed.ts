import type { EditorState } from '../../../../edit/editor-state.ts'

/** What is shown beyond each edge of the page, in CSS pixels. */
export function shownBleed({ document, options }: Pick<EditorState, 'document' | 'options'>): number {
  return options.bleed ? (document.bleed ?? 0) : 0
}
