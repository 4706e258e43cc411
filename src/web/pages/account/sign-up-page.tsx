import { PageHeader } from '../../parts/page-header.tsx'

export function SignUpPage() {
  return <PageHeader title="Sign Up" />
}
