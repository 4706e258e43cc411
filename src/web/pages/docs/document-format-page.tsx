import { page } from '../../../../docs/document.md'
import { Article } from './article.tsx'

export function DocumentFormatPage() {
  return <Article page={page} place="docs/document-format" />
}
