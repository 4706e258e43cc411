import type { RenderedFile } from '../render/render-task.ts'
import type { Span, Tracer } from '../tracing/tracer.ts'

/** Records the steps of one render as spans. The render process measures them, and sends the times with each file. */
export interface RenderTrace {
  onStart(): void
  onFile(file: RenderedFile): void
  /** The span of the render, once it has started. */
  span(): Span | undefined
  end(error?: unknown): void
}

export function traceRender(tracer: Tracer, parent: Span | undefined): RenderTrace {
  const waiting = tracer.start('wait for render process', { parent })
  let rendering: Span | undefined

  const onFile = ({ page, times, bytes }: RenderedFile): void => {
    if (times === undefined) return
    const encodedMs = performance.now()
    const paintedMs = encodedMs - times.encodeMs
    const shared = { parent: rendering, attributes: { 'platen.page': page ?? undefined } }
    const paint = tracer.start('paint', { ...shared, startMs: paintedMs - times.paintMs })
    paint.set({ 'platen.layout_ms': times.layoutMs })
    paint.end(paintedMs)
    const encode = tracer.start('encode', { ...shared, startMs: paintedMs })
    encode.set({ 'platen.bytes': bytes.length })
    encode.end(encodedMs)
  }

  return {
    onStart() {
      waiting.end()
      rendering = tracer.start('render', { parent })
    },
    onFile,
    span: () => rendering,
    end(error) {
      const span = rendering ?? waiting
      if (error !== undefined) span.fail(error)
      span.end()
    },
  }
}
