import { afterAll, afterEach, beforeAll, beforeEach } from 'vitest'
import { createRenderer, type Renderer } from '../../render/renderer.ts'
import type { FullCaller } from '../../service/testing/open-services.ts'
import { type OpenExporting, openExporting } from './open-exporting.ts'

/** Opens services that export for each test. The tests share a render process, which takes half a second to start. */
export function useExporting(onOpen: (services: OpenExporting, caller: FullCaller) => void): void {
  let renderer: Renderer
  let services: OpenExporting
  beforeAll(() => {
    renderer = createRenderer({ workers: 1 })
  })
  afterAll(() => renderer.close({ drainMs: 0 }))
  beforeEach(async () => {
    services = await openExporting(renderer)
    onOpen(services, await services.caller())
  })
  afterEach(() => services.close())
}
