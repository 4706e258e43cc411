import { PageHeader } from '../../parts/page-header.tsx'

export function DocumentFormatPage() {
  return <PageHeader title="Document Format" />
}
