import { PageHeader } from '../../parts/page-header.tsx'

export function TemplatePage() {
  return <PageHeader title="Template" />
}
