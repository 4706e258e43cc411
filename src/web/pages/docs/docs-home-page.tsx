import { PageHeader } from '../../parts/page-header.tsx'

export function DocsHomePage() {
  return <PageHeader title="Docs Home" />
}
