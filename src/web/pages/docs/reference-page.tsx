import { PageHeader } from '../../parts/page-header.tsx'

export function ReferencePage() {
  return <PageHeader title="Reference" />
}
