import { PageHeader } from '../../parts/page-header.tsx'

export function TemplatesPage() {
  return <PageHeader title="Templates" />
}
