import { useQuery, useQueryClient } from '@tanstack/react-query'
import { brandNameIn, brandValue } from '../../../../../document/brand.ts'
import type { DocumentFontSource } from '../../../../../document/document.ts'
import { applyFont } from '../../../../../edit/words/apply-font.ts'
import { type FontFamily, fontSourcesQuery, fontsQuery } from '../../../../api/font-queries.ts'
import { useToast } from '../../../../api/use-toast.ts'
import { couldNot } from '../../../../api/explain-error.ts'
import { afterGesture } from '../../state/after-gesture.ts'
import { useEditor, useEditorState } from '../../use-editor.ts'
import { useProperty } from '../subject.ts'

/** The family at a path, as the server lists it; undefined if it does not, or if what is selected differs. */
export function useFontFamily(path = 'fontFamily'): FontFamily | undefined {
  const brand = useEditorState(({ document }) => document.brand)
  const value = useProperty(path)?.value
  const { data: families } = useQuery(fontsQuery)
  const name = typeof value === 'string' ? brandValue(brand, 'fonts', value) : undefined
  return families?.find(({ family }) => family.toLowerCase() === name?.trim().toLowerCase())
}

/** Returns a function that sets the family of texts, and adds uploaded files of it to the document. */
export function useChooseFont(): (fontFamily: string) => void {
  const editor = useEditor()
  const withSources = useFontSources()
  return (fontFamily) =>
    withSources(fontFamily, (sources) =>
      editor.update((state) => applyFont(state, { fontFamily, sources }, { label: 'Change font', at: Date.now() })),
    )
}

/** Returns a function that finds the files of a family that the account has uploaded, and uses them after a gesture. */
export function useFontSources(): (family: string, use: (sources: readonly DocumentFontSource[]) => void) => void {
  const editor = useEditor()
  const queries = useQueryClient()
  const { showError } = useToast()
  const { data: families } = useQuery(fontsQuery)
  return (fontFamily, use) => {
    const apply = async (): Promise<void> => {
      const isBundled = families?.some(({ family, own }) => family === fontFamily && !own) === true
      const isOwn = !isBundled && brandNameIn(fontFamily) === undefined
      // A font that has just been uploaded is in no list that was loaded before.
      const all = isOwn ? await queries.query({ ...fontSourcesQuery, staleTime: 0 }) : []
      const sources = all.filter(({ family }) => family.toLowerCase() === fontFamily.toLowerCase())
      afterGesture(editor, () => use(sources))
    }
    apply().catch((error: unknown) => showError(couldNot('use this font', error)))
  }
}
