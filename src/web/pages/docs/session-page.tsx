import { PageHeader } from '../../parts/page-header.tsx'

export function SessionReferencePage() {
  return <PageHeader title="Session Reference" />
}
