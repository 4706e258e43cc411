import { type RendererOptions } from './render-options.ts'
import { RenderPool } from './render-pool.ts'

export type Renderer = Pick<RenderPool, 'render' | 'canRender' | 'stats' | 'close'>

/** Starts the processes without waiting for them. */
export function createRenderer(options: RendererOptions = {}): Renderer {
  return new RenderPool(options)
}
