import { PageHeader } from '../../parts/page-header.tsx'

export function OperatorPage() {
  return <PageHeader title="Operator" />
}
