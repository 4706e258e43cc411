import type { Checked } from './check-accepted.ts'
import { type Exchange, type Fault, type Journal, seconds } from './journal.ts'

/** Returns the report of a scene: what happened when, what clients saw, and what was checked. */
export function reportScene(title: string, journal: Journal, summary: readonly string[]): string {
  const rows = journal.faults.map((fault) => [
    seconds(fault.fromMs - journal.startedAtMs),
    fault.name,
    seenDuring(fault, journal.exchanges),
    fault.recoveryMs === undefined || !Number.isFinite(fault.recoveryMs) ? '' : seconds(fault.recoveryMs),
  ])
  const violations = [...journal.violations].map(([kind, { count, example }]) => {
    return `- ${count} × ${kind}${example === '' ? '' : `, for example: ${example}`}`
  })
  return [
    `\n## ${title}\n`,
    ...(rows.length === 0 ? [] : [table([['at', 'fault', 'what clients saw', 'recovery'], ...rows]), '']),
    ...summary.map((line) => `- ${line}`),
    ...journal.skipped.map((line) => `- **skipped**: ${line}`),
    '',
    violations.length === 0 ? 'No violations.' : `**Violations**\n\n${violations.join('\n')}`,
    '',
  ].join('\n')
}

export function describeChecked({ designs, completed, failed, assets }: Checked): string {
  return `checked: ${designs} designs, ${completed + failed} exports (${completed} completed, ${failed} failed), ${assets} uploads`
}

export function describeTraffic({ exchanges }: Journal): string {
  const count = (matches: (exchange: Exchange) => boolean): number => exchanges.filter(matches).length
  const succeeded = count(({ status }) => typeof status === 'number' && status < 400)
  return `requests: ${exchanges.length}, of which ${succeeded} succeeded at once`
}

/** Responses other than successes to requests that overlap the fault and its recovery. */
function seenDuring({ fromMs, toMs = Infinity, recoveryMs, server }: Fault, exchanges: readonly Exchange[]): string {
  const untilMs = toMs + (Number.isFinite(recoveryMs) ? (recoveryMs ?? 0) : 0)
  const during = exchanges.filter(({ startMs, endMs }) => startMs <= untilMs && endMs >= fromMs)
  const relevant = server === undefined ? during : during.filter((exchange) => exchange.server === server)
  const seen = new Map<string, number>()
  for (const { status, code } of relevant) {
    const isFailed = typeof status !== 'number' || status >= 400
    const name = isFailed ? [status, code].filter((part) => part !== undefined).join(' ') : 'succeeded'
    seen.set(name, (seen.get(name) ?? 0) + 1)
  }
  return [...seen].map(([name, count]) => `${count} ${name}`).join(', ')
}

function table(rows: readonly (readonly string[])[]): string {
  const widths = (rows[0] ?? []).map((_, column) => Math.max(...rows.map((row) => (row[column] ?? '').length)))
  const line = (row: readonly string[]): string =>
    `| ${row.map((cell, column) => cell.padEnd(widths[column] ?? 0)).join(' | ')} |`
  const [header = [], ...body] = rows
  return [line(header), `| ${widths.map((width) => '-'.repeat(width)).join(' | ')} |`, ...body.map(line)].join('\n')
}
