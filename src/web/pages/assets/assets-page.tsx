import { PageHeader } from '../../parts/page-header.tsx'

export function AssetsPage() {
  return <PageHeader title="Assets" />
}
