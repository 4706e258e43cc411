import { collectDefaultMetrics, Counter, Gauge, Histogram, Registry } from 'prom-client'
import { type Ended } from './traffic.ts'

/** A figure of another room, read when somebody asks for it. */
export interface FigureSource {
  /** In Prometheus' manner: `platen_exports_queued`. One that ends on `_total` only ever grows, and is told as a counter. */
  readonly name: string
  readonly help: string
  readonly read: () => number | Promise<number>
}

/** An export that has ended here: completed or failed. */
export interface EndedExport {
  readonly status: string
  readonly format: string
  /** From being queued to being ended. */
  readonly totalMs: number
  /** From being taken to being ended. */
  readonly renderMs: number
}

/** Calls `hear` for each export that ends in this process. */
export type ExportEnds = (hear: (ended: EndedExport) => void) => void

export interface Metrics {
  measure(ended: Ended): void
  /** In the text format of Prometheus. */
  text(): Promise<string>
  readonly contentType: string
}

const EXPORT_BUCKETS_SECONDS = [0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 30, 60, 300, 1800]
const BUCKETS_SECONDS = [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 30]

/** The service's figures, in a registry of their own so that two servers in a process do not mix them. */
export function createMetrics(sources: readonly FigureSource[], onExportEnd?: ExportEnds): Metrics {
  const registry = new Registry()
  collectDefaultMetrics({ register: registry })
  const durations = new Histogram({
    name: 'platen_http_request_duration_seconds',
    help: 'Time from a request to the end of its answer',
    labelNames: ['method', 'route', 'status'],
    buckets: BUCKETS_SECONDS,
    registers: [registry],
  })
  for (const source of sources) addFigure(registry, source)
  if (onExportEnd) onExportEnd(exportMeter(registry))
  return {
    measure: ({ method, pattern, status, durationMs }) =>
      durations.observe({ method, route: pattern, status }, durationMs / 1000),
    text: () => registry.metrics(),
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
      // It is counted where it happens: here the count so far takes the place of the one before.
      const count = await read()
      this.reset()
      this.inc(count)
    },
  })
}

/** Counts exports as they end, and how long they took. */
function exportMeter(registry: Registry): (ended: EndedExport) => void {
  const shared = { labelNames: ['format', 'status'], registers: [registry] }
  const ended = new Counter({ name: 'platen_exports_ended_total', help: 'Exports that ended here', ...shared })
  const buckets = EXPORT_BUCKETS_SECONDS
  const total = new Histogram({
    name: 'platen_export_duration_seconds',
    help: 'Time from an export being queued to its end',
    buckets,
    ...shared,
  })
  const rendering = new Histogram({
    name: 'platen_export_render_seconds',
    help: 'Time from an export being taken by a worker to its end',
    buckets,
    ...shared,
  })
  return ({ format, status, totalMs, renderMs }) => {
    ended.inc({ format, status })
    total.observe({ format, status }, totalMs / 1000)
    rendering.observe({ format, status }, renderMs / 1000)
  }
}
