import { PageHeader } from '../../parts/page-header.tsx'

export function PlanPage() {
  return <PageHeader title="Plan" />
}
