import type { ServiceSummary } from '../../api/operator-queries.ts'
import { count } from '../../parts/format-text.ts'

export function describeCapacity({ workers, processes }: ServiceSummary['capacity']): string {
  if (workers === 0) return 'none is running; exports wait'
  // Workers of an earlier version do not list theirs.
  if (processes === 0) return 'on all servers'
  return `${count(processes)} render ${processes === 1 ? 'process' : 'processes'}`
}
