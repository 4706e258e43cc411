import { PageHeader } from '../../parts/page-header.tsx'

export function DesignPage() {
  return <PageHeader title="Design" />
}
