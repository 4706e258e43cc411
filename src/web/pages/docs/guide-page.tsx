import { page } from '../../../../docs/guide.md'
import { Article } from './article.tsx'

export function GuidePage() {
  return <Article page={page} place="docs/guide" />
}
