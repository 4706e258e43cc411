import { PageHeader } from '../../parts/page-header.tsx'

export function WelcomePage() {
  return <PageHeader title="Welcome" />
}
