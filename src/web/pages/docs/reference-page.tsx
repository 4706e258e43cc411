import { Reference } from './reference/reference.tsx'

export function ReferencePage() {
  return <Reference title="Reference" place="docs/reference" source="api/openapi.json" />
}
