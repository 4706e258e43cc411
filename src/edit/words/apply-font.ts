import type { Document, DocumentFontSource } from '../../document/document.ts'
import { LIMITS } from '../../document/limits.ts'
import type { EditorState } from '../editor-state.ts'
import { applyStyle, type StyleStep } from './apply-style.ts'

/** Sets a family, like `applyStyle`. Its files, if it has any of its own, become fonts of the document. */
export function applyFont(
  state: EditorState,
  { fontFamily, sources }: { fontFamily: string; sources: readonly DocumentFontSource[] },
  step: StyleStep,
): EditorState {
  return applyStyle({ ...state, document: withFonts(state.document, sources) }, { fontFamily }, step)
}

/** Adds files to the fonts of a document that it does not have yet. */
export function withFonts(document: Document, sources: readonly DocumentFontSource[]): Document {
  const { fonts = [] } = document
  const added = sources.filter(({ src }) => fonts.every((font) => font.src !== src))
  return added.length === 0 ? document : { ...document, fonts: [...fonts, ...added].slice(0, LIMITS.fonts) }
}
