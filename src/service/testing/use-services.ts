import { afterAll, beforeAll, beforeEach } from 'vitest'
import { claimExport } from './complete-export.ts'
import { type FullCaller, type OpenServices, openServices } from './open-services.ts'

/** Each test begins `stepMs` after the previous one, with a new account. */
export function useServices(
  handOver: (services: OpenServices, caller: FullCaller) => void,
  { stepMs = 1000 }: { stepMs?: number } = {},
): void {
  let services: OpenServices
  beforeAll(async () => {
    services = await openServices()
  })
  afterAll(() => services.close())
  beforeEach(async () => {
    // Exports of earlier tests must not be claimed.
    while (await claimExport(services)) continue
    services.clock.time += stepMs
    handOver(services, await services.caller())
  })
}
