export type Attributes = Readonly<Record<string, string | number | boolean | undefined>>

export interface SpanOptions {
  /** `server` answers a request, `producer` queues work, `consumer` takes it from a queue. Default: `internal`. */
  readonly kind?: 'internal' | 'server' | 'producer' | 'consumer'
  /** A span, or the W3C `traceparent` of one in another process. Defaults to the active span, if any. */
  readonly parent?: Span | string | undefined
  readonly attributes?: Attributes
  /** From `performance.now`. Default: now. */
  readonly startMs?: number
}

/** A timed step of a request or an export. */
export interface Span {
  /** Continues the trace in another process. */
  readonly traceparent: string
  set(attributes: Attributes): void
  /** Marks the step as failed. */
  fail(error: unknown): void
  /** `endMs` is from `performance.now`. Default: now. */
  end(endMs?: number): void
}

/** Records traces. Rooms receive undefined if traces are not configured, so that they cost nothing then. */
export interface Tracer {
  start(name: string, options?: SpanOptions): Span
  /** Runs `work` with `span` active: the parent of spans that it starts without one. */
  run<Result>(span: Span, work: () => Result): Result
  /** Sends the remaining spans. */
  close(): Promise<void>
}

/** Runs `work` in a span that ends with it, and fails with its error. Without a tracer, only runs `work`. */
export async function traced<Result>(
  tracer: Tracer | undefined,
  { name, ...options }: SpanOptions & { readonly name: string },
  work: (span: Span | undefined) => Promise<Result>,
): Promise<Result> {
  if (tracer === undefined) return work(undefined)
  const span = tracer.start(name, options)
  try {
    return await tracer.run(span, () => work(span))
  } catch (error) {
    span.fail(error)
    throw error
  } finally {
    span.end()
  }
}
