import { page } from '../../../../docs/editor.md'
import { Article } from './article.tsx'

export function EditorGuidePage() {
  return <Article page={page} place="docs/editor" />
}
