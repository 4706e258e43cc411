import { type Static, type TObject } from 'typebox'
import { Failure } from '../../failure.ts'
import { type Call, type Operation } from '../operation.ts'

/**
 * The body of a call that its schema validates completely.
 *
 * @throws `invalid_input` with every issue
 */
export function checkedBody<Op extends Operation & { readonly body: TObject }>({
  sent: { body, issues = [] },
}: Pick<Call<Op>, 'sent'>): Static<Op['body']> {
  if (issues.length > 0) throw new Failure('invalid_input', { issues })
  return body as Static<Op['body']>
}
