import { PageHeader } from '../../parts/page-header.tsx'

export function TrashPage() {
  return <PageHeader title="Trash" />
}
