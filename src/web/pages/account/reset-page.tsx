import { PageHeader } from '../../parts/page-header.tsx'

export function ResetPage() {
  return <PageHeader title="Reset" />
}
