import { EDIT_OPERATIONS, MAX_OPERATIONS, type OperationName } from '../../edit/wire/edit-operation.ts'
import { OPERATION_DESCRIPTIONS } from '../../edit/wire/operation-descriptions.ts'
import type { JsonSchema } from '../../document/publish-schema.ts'

/** The schemas of operations, by the names to which `editSchemas` refers. */
export const OPERATION_SCHEMAS = Object.fromEntries(
  Object.entries(EDIT_OPERATIONS).map(([op, schema]) => [
    nameOf(op),
    { schema, description: OPERATION_DESCRIPTIONS[op as OperationName] },
  ]),
)

/** The schemas of a list of operations. The field `op` says which one an operation is. */
export function editSchemas(prefix: string): Record<string, JsonSchema> {
  const names = Object.keys(EDIT_OPERATIONS)
  return {
    EditOperation: {
      description: 'A change of a document. Elements and pages are named by their IDs.',
      oneOf: names.map((op) => ({ $ref: prefix + nameOf(op) })),
      discriminator: {
        propertyName: 'op',
        mapping: Object.fromEntries(names.map((op) => [op, prefix + nameOf(op)])),
      },
    },
    EditOperations: {
      description: 'Operations in order. Each is applied to the result of the one before.',
      type: 'array',
      minItems: 1,
      maxItems: MAX_OPERATIONS,
      items: { $ref: `${prefix}EditOperation` },
    },
  }
}

function nameOf(op: string): string {
  return `${op.charAt(0).toUpperCase()}${op.slice(1)}Operation`
}
