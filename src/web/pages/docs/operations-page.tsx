import { page } from '../../../../docs/edits.md'
import { BASE_URL } from '../../api/platen.ts'
import { Article } from './article.tsx'
import { pageWithUrl } from './insert-server-url.ts'

const PAGE = pageWithUrl(BASE_URL, page)

export function OperationsPage() {
  return <Article page={PAGE} place="docs/operations" />
}
