/** The result of a request: a status, or no response at all. */
export interface Exchange {
  readonly startMs: number
  readonly endMs: number
  /** Index of the server. */
  readonly server: number
  readonly operation: string
  readonly isWrite: boolean
  readonly status: number | 'broken' | 'timed out'
  readonly code?: string | undefined
}

/** What is unavailable, which decides what clients may see. */
export type Cause = 'kill' | 'database' | 'files' | 'redis' | 'disk' | 'clock'

export interface Fault {
  readonly name: string
  readonly cause: Cause
  /** The killed server, if the fault is a kill of a server. */
  readonly server?: number
  readonly fromMs: number
  /** When the cause ended. */
  toMs?: number
  /** From the end of a cause, or from a kill, until the service was available. */
  recoveryMs?: number
}

/** Time for which problems are still explained by a dependency that has returned. */
const RECOVERY_MS = 20_000

/** An export whose worker ended unexpectedly this often fails, and a thumbnail is 404 for a while. */
export const MAX_DEATHS = 3

export const THUMBNAIL = 'GET /files/thumbnails/:id'

/** A thumbnail waits for the lease of a killed worker, and may then be refused. */
const REDRAWN_MS = 30_000

/** A pooled connection to a killed server may break only when it is used again. */
const STALE_CONNECTION_MS = 1_000

/** Records requests, faults and violations, and judges the responses. Times are Unix times in milliseconds. */
export class Journal {
  readonly startedAtMs = nowMs()
  readonly exchanges: Exchange[] = []
  readonly faults: Fault[] = []
  readonly skipped: string[] = []
  readonly violations = new Map<string, { count: number; readonly example: string }>()

  /** Counts a violation. `detail` is reported for the first of its kind. */
  violation(kind: string, detail = ''): void {
    const known = this.violations.get(kind)
    if (known === undefined) {
      this.violations.set(kind, { count: 1, example: detail })
      process.stderr.write(`VIOLATION: ${kind}${detail === '' ? '' : `: ${detail}`}\n`)
    } else known.count += 1
  }

  begin(fault: Omit<Fault, 'fromMs'>): Fault {
    const begun = { ...fault, fromMs: nowMs() }
    this.faults.push(begun)
    process.stderr.write(`${seconds(begun.fromMs - this.startedAtMs)} ${fault.name}\n`)
    return begun
  }

  skip(name: string, reason: string): void {
    this.skipped.push(`${name}: ${reason}`)
  }

  /** Records a request, and a violation if nothing explains its result. */
  record(exchange: Exchange): void {
    this.exchanges.push(exchange)
    if (this.#isExplained(exchange)) return
    const { operation, server, status, code = '' } = exchange
    const at = seconds(exchange.endMs - this.startedAtMs)
    this.violation(`${operation}: ${status} ${code} without a fault that explains it`, `server ${server + 1} at ${at}`)
  }

  killsBetween(fromMs: number, toMs: number): number {
    return this.faults.filter((fault) => fault.cause === 'kill' && fault.fromMs >= fromMs && fault.fromMs <= toMs)
      .length
  }

  /** Returns the recovery of a dependency: the first successful write at every server after its return. */
  recoveryOf({ toMs }: Fault, servers: number): number | undefined {
    if (toMs === undefined) return undefined
    const firsts = Array.from({ length: servers }, (_, server) =>
      Math.min(
        ...this.exchanges
          .filter(({ isWrite, status, ...each }) => {
            return (
              isWrite && each.server === server && each.startMs >= toMs && typeof status === 'number' && status < 300
            )
          })
          .map(({ endMs }) => endMs),
      ),
    )
    return Math.max(...firsts) - toMs
  }

  #isExplained({ startMs, endMs, server, operation, status, code }: Exchange): boolean {
    const during = (matches: (fault: Fault) => boolean, graceMs: number): boolean =>
      this.faults.some(
        (fault) => matches(fault) && fault.fromMs <= endMs && (fault.toMs ?? Infinity) + graceMs >= startMs,
      )
    if (status === 'broken') return during((fault) => fault.server === server, STALE_CONNECTION_MS)
    if (status === 'timed out') return false
    const isRedrawn = operation === THUMBNAIL && during(({ cause }) => cause === 'kill', REDRAWN_MS)
    if (status === 503 && isRedrawn) return true
    if (status === 503) return during(({ cause }) => ['database', 'files', 'disk'].includes(cause), RECOVERY_MS)
    if (status === 507) return during(({ cause }) => cause === 'disk', RECOVERY_MS)
    if (status === 409) return code === 'idempotency_key_in_use'
    return status < 500 && status !== 429
  }
}

/** The clock with a resolution of microseconds that `strace` uses, too. */
export function nowMs(): number {
  return performance.timeOrigin + performance.now()
}

export function seconds(ms: number): string {
  return `${(ms / 1000).toFixed(1)} s`
}
