import { PageHeader } from '../../parts/page-header.tsx'

export function SharedPage() {
  return <PageHeader title="Shared" />
}
