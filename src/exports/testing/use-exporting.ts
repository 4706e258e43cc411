import { type FullCaller } from '../../service/testing/open-services.ts'
import { afterEach, beforeEach } from 'vitest'
import { type OpenExporting, openExporting } from './open-exporting.ts'

/** Opens for each test what exports, and hands it over with a caller. */
export function useExporting(handOver: (open: OpenExporting, caller: FullCaller) => void): void {
  let open: OpenExporting
  beforeEach(async () => {
    open = await openExporting()
    handOver(open, await open.caller())
  })
  afterEach(() => open.close())
}
