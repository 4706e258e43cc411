import { PageHeader } from '../../parts/page-header.tsx'

export function SessionsPage() {
  return <PageHeader title="Sessions" />
}
