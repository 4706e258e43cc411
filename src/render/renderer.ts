import { type RendererOptions } from './render-options.ts'
import { RenderPool } from './render-pool.ts'

/** Renders documents in processes of their own. */
export type Renderer = Pick<RenderPool, 'render' | 'canRender' | 'stats' | 'close'>

/** Starts a pool of render processes. They warm up at once, while the caller goes on. */
export function createRenderer(options: RendererOptions = {}): Renderer {
  return new RenderPool(options)
}
