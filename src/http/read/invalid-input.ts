import { isObject } from '../../document/check-schema.ts'
import { Failure, type Issue } from '../../failure.ts'
import type { Call, FaultyBody, Route } from '../operation.ts'

/** Creates the failure, with the issues that the route finds in the valid fields. */
export async function invalidInput(
  { findIssues }: Route,
  { caller, body }: Pick<Call, 'caller'> & { readonly body: unknown },
  issues: readonly Issue[],
): Promise<Failure> {
  if (!findIssues || !isObject(body)) return new Failure('invalid_input', { issues })
  const pointers = new Set(issues.map(({ pointer }) => pointer))
  const invalid = new Set(issues.map(fieldOf))
  const valid = Object.fromEntries(Object.entries(body).filter(([name]) => !invalid.has(name)))
  const routeIssues = await findIssues({ caller, valid, invalid } as unknown as FaultyBody<never>)
  return new Failure('invalid_input', {
    issues: [...issues, ...routeIssues.filter(({ pointer }) => !pointers.has(pointer))],
  })
}

/** Returns the name of the top-level field that `pointer` is in. Empty for a query parameter. */
function fieldOf({ pointer }: Issue): string {
  if (!pointer.startsWith('/')) return ''
  return (pointer.split('/', 2)[1] ?? '').replaceAll('~1', '/').replaceAll('~0', '~')
}
