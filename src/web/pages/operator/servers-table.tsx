import type { ServiceSummary } from '../../api/operator-queries.ts'
import { Badge } from '../../parts/badge.tsx'
import { RelativeTime } from '../../parts/relative-time.tsx'
import { cellClass, type Column, Table, TableSkeleton } from '../../parts/table.tsx'

const COLUMNS = {
  name: { name: 'Process' },
  version: { name: 'Version', from: 'sm' },
  startedAt: { name: 'Started', from: 'sm' },
  lastSeenAt: { name: 'Last seen' },
} as const satisfies Record<string, Column>

export function ServersTable({ servers }: { servers: ServiceSummary['servers'] | undefined }) {
  if (servers === undefined) return <TableSkeleton label="Loading servers…" />
  return (
    <Table label="Servers" columns={Object.values(COLUMNS)}>
      {servers.map(({ _id, role, name, version, startedAt, lastSeenAt }) => (
        <tr key={_id}>
          <th scope="row" className={`${cellClass(COLUMNS.name)} text-left font-normal`}>
            <span className="flex flex-wrap items-center gap-x-2 gap-y-1">
              <span className="text-base font-semibold user-text" data-varies>
                {name}
              </span>
              <Badge>{role === 'worker' ? 'Worker' : 'Server'}</Badge>
            </span>
          </th>
          <td className={cellClass(COLUMNS.version)}>{version}</td>
          <td className={cellClass(COLUMNS.startedAt)}>
            <RelativeTime at={startedAt} />
          </td>
          <td className={cellClass(COLUMNS.lastSeenAt)}>
            <RelativeTime at={lastSeenAt} />
          </td>
        </tr>
      ))}
    </Table>
  )
}
