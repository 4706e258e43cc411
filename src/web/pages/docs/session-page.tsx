import { Reference } from './reference/reference.tsx'

export function SessionReferencePage() {
  return <Reference title="Internal API" place="docs/session" source="web/openapi.json" />
}
