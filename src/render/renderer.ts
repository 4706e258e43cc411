import { poolSettings, type RendererOptions } from './render-options.ts'
import { RenderPool } from './render-pool.ts'

export type Renderer = Pick<RenderPool, 'render' | 'canRender' | 'stats' | 'close'>

export function createRenderer(options: RendererOptions = {}): Renderer {
  return new RenderPool(poolSettings(options))
}
