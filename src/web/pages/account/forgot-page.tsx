import { PageHeader } from '../../parts/page-header.tsx'

export function ForgotPage() {
  return <PageHeader title="Forgot" />
}
