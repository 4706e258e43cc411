import { Reference } from './reference/reference.tsx'

export function SessionReferencePage() {
  return <Reference title="Session routes" place="docs/session" source="web/openapi.json" />
}
