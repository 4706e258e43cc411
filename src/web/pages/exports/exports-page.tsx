import { PageHeader } from '../../parts/page-header.tsx'

export function ExportsPage() {
  return <PageHeader title="Exports" />
}
