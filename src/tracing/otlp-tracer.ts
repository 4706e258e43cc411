import { AsyncLocalStorage } from 'node:async_hooks'
import { type Context, ROOT_CONTEXT, type Span as OtelSpan, SpanKind, SpanStatusCode, trace } from '@opentelemetry/api'
import { type ExportResult, ExportResultCode, parseTraceParent } from '@opentelemetry/core'
import { OTLPTraceExporter } from '@opentelemetry/exporter-trace-otlp-http'
import { defaultResource, detectResources, envDetector, resourceFromAttributes } from '@opentelemetry/resources'
import { BasicTracerProvider, BatchSpanProcessor, type SpanExporter } from '@opentelemetry/sdk-trace-base'
import type { Logger } from 'pino'
import type { Span, SpanOptions, Tracer } from './tracer.ts'

export interface OtlpTracerOptions {
  /** The URL that receives spans as OTLP in JSON, such as http://localhost:4318/v1/traces. */
  readonly url: string
  readonly version: string
  readonly instanceId: string
  readonly log: Logger
}

const KINDS = {
  internal: SpanKind.INTERNAL,
  server: SpanKind.SERVER,
  producer: SpanKind.PRODUCER,
  consumer: SpanKind.CONSUMER,
} as const

/** Limits how long a shutdown waits for a collector that does not respond. */
const CLOSE_MS = 3_000

/**
 * Opens a tracer that sends spans to a collector in batches. Spans that cannot be sent are dropped,
 * and the log says so once. The library reads the remaining `OTEL_` variables, such as
 * `OTEL_EXPORTER_OTLP_HEADERS`, `OTEL_TRACES_SAMPLER` and `OTEL_RESOURCE_ATTRIBUTES`, from the environment.
 */
export function openOtlpTracer({ url, version, instanceId, log }: OtlpTracerOptions): Tracer {
  const provider = new BasicTracerProvider({
    resource: defaultResource()
      .merge(
        resourceFromAttributes({
          'service.name': 'platen',
          'service.version': version,
          'service.instance.id': instanceId,
        }),
      )
      .merge(detectResources({ detectors: [envDetector] })),
    spanProcessors: [new BatchSpanProcessor(reportOutages(new OTLPTraceExporter({ url }), log))],
  })
  const tracer = provider.getTracer('platen', version)
  const active = new AsyncLocalStorage<Span>()

  return {
    start(name, { kind = 'internal', parent = active.getStore(), attributes, startMs }: SpanOptions = {}) {
      const span = tracer.startSpan(
        name,
        {
          kind: KINDS[kind],
          ...(attributes && { attributes }),
          ...(startMs !== undefined && { startTime: epochMs(startMs) }),
        },
        contextOf(parent),
      )
      return wrap(span)
    },
    run: (span, work) => active.run(span, work),
    async close() {
      const limit = new Promise((resolve) => setTimeout(resolve, CLOSE_MS).unref())
      await Promise.race([provider.shutdown().catch(() => undefined), limit])
    },
  }
}

function wrap(span: OtelSpan): Span {
  const { traceId, spanId, traceFlags } = span.spanContext()
  return {
    traceparent: `00-${traceId}-${spanId}-${traceFlags.toString(16).padStart(2, '0')}`,
    set: (attributes) => void span.setAttributes(attributes),
    fail(error) {
      const { name, message } = error instanceof Error ? error : new Error(String(error))
      span.setStatus({ code: SpanStatusCode.ERROR, message })
      span.setAttribute('error.type', (error as { code?: unknown }).code?.toString() ?? name)
    },
    end: (endMs) => span.end(endMs === undefined ? undefined : epochMs(endMs)),
  }
}

function contextOf(parent: Span | string | undefined): Context {
  const traceparent = typeof parent === 'string' ? parent : parent?.traceparent
  const remote = traceparent === undefined ? null : parseTraceParent(traceparent)
  return remote === null ? ROOT_CONTEXT : trace.setSpanContext(ROOT_CONTEXT, remote)
}

/** The monotonic clock, as milliseconds since 1970. */
function epochMs(monotonicMs: number): number {
  return performance.timeOrigin + monotonicMs
}

function reportOutages(exporter: OTLPTraceExporter, log: Logger): SpanExporter {
  let isDown = false
  const report = ({ code, error }: ExportResult): void => {
    const failed = code !== ExportResultCode.SUCCESS
    if (failed === isDown) return
    isDown = failed
    if (failed) log.warn({ reason: error?.message }, 'traces cannot be sent to the collector and are dropped')
    else log.info('traces are sent to the collector again')
  }
  return {
    export: (spans, done) =>
      exporter.export(spans, (result) => {
        report(result)
        done(result)
      }),
    forceFlush: () => exporter.forceFlush(),
    shutdown: () => exporter.shutdown(),
  }
}
