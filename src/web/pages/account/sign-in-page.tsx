import { PageHeader } from '../../parts/page-header.tsx'

export function SignInPage() {
  return <PageHeader title="Sign In" />
}
