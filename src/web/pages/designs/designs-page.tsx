import { PageHeader } from '../../parts/page-header.tsx'

export function DesignsPage() {
  return <PageHeader title="Designs" />
}
