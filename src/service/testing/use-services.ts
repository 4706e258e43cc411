import { afterAll, beforeAll, beforeEach } from 'vitest'
import { claimExport } from './complete-export.ts'
import { type FullCaller, type OpenServices, openServices } from './open-services.ts'

/**
 * Opens services for the tests of a file, and hands them over before each, with an account of its own. Each begins `stepMs` after the one
 * before.
 */
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
