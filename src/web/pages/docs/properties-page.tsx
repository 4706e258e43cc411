import { page } from '../../../../docs/properties.md'
import { Article } from './article.tsx'

export function PropertiesPage() {
  return <Article page={page} place="docs/properties" />
}
