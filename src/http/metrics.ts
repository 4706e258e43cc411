import { collectDefaultMetrics, Counter, Gauge, Histogram, Registry } from 'prom-client'
import type { EndedExport } from '../exports/report-end.ts'
import type { FailureCode } from '../failure.ts'
import type { EndedRequest } from './traffic.ts'

/** A metric that another room provides. It is read on every scrape. */
export interface FigureSource {
  /** Prometheus name, such as `platen_exports_queued`. A name ending in `_total` is a counter, others are gauges. */
  readonly name: string
  readonly help: string
  readonly read: () => number | Promise<number>
}

export type ExportEnds = (listener: (ended: EndedExport) => void) => void

export interface Metrics {
  measure(ended: EndedRequest): void
  text(): Promise<string>
  readonly contentType: string
}

const EXPORT_BUCKETS_SECONDS = [0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 30, 60, 300, 1800]
const BUCKETS_SECONDS = [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 30]

/** Codes of problems that mean that a client, an account or the server is at a limit. */
const REFUSALS = [
  'rate_limited',
  'too_many_attempts',
  'too_many_failed_attempts',
  'storage_full',
  'queue_full',
  'overloaded',
  'disk_full',
] as const satisfies readonly FailureCode[]

/** Creates the metrics in their own registry, so that two servers in one process do not share them. */
export function createMetrics(sources: readonly FigureSource[], onExportEnd?: ExportEnds): Metrics {
  const registry = new Registry()
  collectDefaultMetrics({ register: registry })
  const durations = new Histogram({
    name: 'platen_http_request_duration_seconds',
    help: 'Request duration in seconds.',
    labelNames: ['method', 'route', 'status'],
    buckets: BUCKETS_SECONDS,
    registers: [registry],
  })
  const refused = new Counter({
    name: 'platen_requests_refused_total',
    help: 'Requests that this server refused because of a limit, by the code of the problem.',
    labelNames: ['code'],
    registers: [registry],
  })
  // A rate needs a first value from before the first refusal.
  for (const code of REFUSALS) refused.inc({ code }, 0)
  for (const source of sources) addFigure(registry, source)
  if (onExportEnd) onExportEnd(exportMeter(registry))
  return {
    measure({ method, pattern, status, problem, durationMs }) {
      durations.observe({ method, route: pattern, status }, durationMs / 1000)
      const code = REFUSALS.find((refusal) => refusal === problem)
      if (code !== undefined) refused.inc({ code })
    },
    // prom-client writes `Nan`, for example for the mean of no samples; the format requires `NaN`.
    text: async () => (await registry.metrics()).replaceAll(/ Nan$/gm, ' NaN'),
    contentType: registry.contentType,
  }
}

function addFigure(registry: Registry, { name, help, read }: FigureSource): void {
  const shared = { name, help, registers: [registry] }
  if (!name.endsWith('_total')) {
    new Gauge({
      ...shared,
      async collect() {
        this.set(await read())
      },
    })
    return
  }
  new Counter({
    ...shared,
    async collect() {
      // The other room counts the total, which replaces the previous one.
      const count = await read()
      this.reset()
      this.inc(count)
    },
  })
}

function exportMeter(registry: Registry): (ended: EndedExport) => void {
  const shared = { labelNames: ['format', 'status'], registers: [registry] }
  const ended = new Counter({
    name: 'platen_exports_ended_total',
    help: 'Exports that ended in this process: rendered, or completed with the files of an identical export.',
    labelNames: ['format', 'status', 'origin'],
    registers: [registry],
  })
  const buckets = EXPORT_BUCKETS_SECONDS
  const total = new Histogram({
    name: 'platen_export_duration_seconds',
    help: 'Time from queueing an export to its end, in seconds. Only exports that were rendered.',
    buckets,
    ...shared,
  })
  const rendering = new Histogram({
    name: 'platen_export_render_seconds',
    help: 'Time from the start of rendering an export to its end, in seconds.',
    buckets,
    ...shared,
  })
  return (end) => {
    const { format, status, origin, totalMs } = end
    ended.inc({ format, status, origin })
    if (end.origin === 'reuse') return
    total.observe({ format, status }, totalMs / 1000)
    rendering.observe({ format, status }, end.renderMs / 1000)
  }
}
