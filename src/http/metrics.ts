import { collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client'
import { type Ended } from './traffic.ts'

/** A figure of another room, read when somebody asks for it. */
export interface GaugeSource {
  /** In Prometheus' manner: `platen_exports_queued`. */
  readonly name: string
  readonly help: string
  readonly read: () => number | Promise<number>
}

export interface Metrics {
  measure(ended: Ended): void
  /** In the text format of Prometheus. */
  text(): Promise<string>
  readonly contentType: string
}

const BUCKETS_SECONDS = [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 30]

/** The service's figures, in a registry of their own so that two servers in a process do not mix them. */
export function createMetrics(sources: readonly GaugeSource[]): Metrics {
  const registry = new Registry()
  collectDefaultMetrics({ register: registry })
  const durations = new Histogram({
    name: 'platen_http_request_duration_seconds',
    help: 'Time from a request to the end of its answer',
    labelNames: ['method', 'route', 'status'],
    buckets: BUCKETS_SECONDS,
    registers: [registry],
  })
  for (const { name, help, read } of sources) {
    new Gauge({
      name,
      help,
      registers: [registry],
      async collect() {
        this.set(await read())
      },
    })
  }
  return {
    measure: ({ method, pattern, status, durationMs }) =>
      durations.observe({ method, route: pattern, status }, durationMs / 1000),
    text: () => registry.metrics(),
    contentType: registry.contentType,
  }
}
