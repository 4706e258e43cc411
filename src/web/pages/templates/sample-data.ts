import type { OpenTemplate } from '../../api/template-queries.ts'

/** Fields that a request for trying shows. */
const MAX_FIELDS = 4

/** Returns values for the first fields of a template, for a request that shows how to fill them. */
export function sampleData(slots: OpenTemplate['slots']): Readonly<Record<string, unknown>> {
  return Object.fromEntries(
    slots
      .flatMap(({ name, sample, default: own }) => {
        const value = sample ?? own
        return value === null ? [] : [[name, value] as const]
      })
      .slice(0, MAX_FIELDS),
  )
}
