import { afterAll, afterEach, beforeAll, beforeEach } from 'vitest'
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

/** Each test has services of its own. Their clock starts at the machine's time, which files have. */
export function useNewServices(handOver: (services: OpenServices, caller: FullCaller) => void): void {
  let services: OpenServices
  beforeEach(async () => {
    services = await openServices()
    const caller = await services.caller()
    services.clock.time = Date.now()
    handOver(services, caller)
  })
  afterEach(() => services.close())
}
