import type { FullCaller, OpenServices } from '../../service/testing/open-services.ts'
import { designToExport, queueExport } from '../../service/testing/sample-exports.ts'
import { useServices } from '../../service/testing/use-services.ts'
import type { Export } from '../export.ts'

/** The services of the current test, with a new account and without a worker. */
export interface OpenQueue {
  readonly services: OpenServices
  /** Owner of a new account. A test may replace it. */
  caller: FullCaller
  readonly design: (body?: object) => Promise<string>
  readonly create: (designId: string, options?: object) => Promise<Export>
}

export function useQueue(): OpenQueue {
  const current = {} as { services: OpenServices; caller: FullCaller }
  useServices((services, caller) => void Object.assign(current, { services, caller }), { stepMs: 60_000 })
  return Object.assign(current, {
    design: (body: object = {}) => designToExport(current.services, current.caller, body),
    create: (designId: string, options: object = {}) =>
      queueExport(current.services, current.caller, { designId, ...options }),
  })
}
