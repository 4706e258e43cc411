import { isObject } from '../../document/check-schema.ts'
import { Failure, type Issue } from '../../failure.ts'
import { type Call, type FaultyBody, type Route } from '../operation.ts'

export async function invalidInput(
  { findIssues }: Route,
  { caller, body }: Pick<Call, 'caller'> & { readonly body: unknown },
  issues: readonly Issue[],
): Promise<Failure> {
  if (!findIssues || !isObject(body)) return new Failure('invalid_input', { issues })
  const pointers = new Set(issues.map(({ pointer }) => pointer))
  const invalid = new Set(issues.map(fieldOf))
  const valid = Object.fromEntries(Object.entries(body).filter(([name]) => !invalid.has(name)))
  const found = await findIssues({ caller, valid, invalid } as unknown as FaultyBody<never>)
  return new Failure('invalid_input', { issues: [...issues, ...found.filter(({ pointer }) => !pointers.has(pointer))] })
}

/** The field of the body that `pointer` is in; empty for a query parameter. */
function fieldOf({ pointer }: Issue): string {
  if (!pointer.startsWith('/')) return ''
  return (pointer.split('/', 2)[1] ?? '').replaceAll('~1', '/').replaceAll('~0', '~')
}
