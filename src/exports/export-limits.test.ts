import { expect, test } from 'vitest'
import { createExports } from '../service/exports/exports.ts'
import type { Plan } from '../service/usage/plans.ts'
import { type FullCaller, DAY_MS } from '../service/testing/open-services.ts'
import { designToExport } from '../service/testing/sample-exports.ts'
import { documentOf, rect } from '../service/testing/sample-documents.ts'
import { storedPaths } from '../service/testing/stored-paths.ts'
import { createOutputBudget } from './export-limits.ts'
import type { OpenExporting } from './testing/open-exporting.ts'
import { useExporting } from './testing/use-exporting.ts'

let services: OpenExporting
let caller: FullCaller

useExporting((opened, own) => {
  services = opened
  caller = own
})

const PLAN: Plan = {
  requestsPerMinute: 60,
  storageMb: 1000,
  exportMegapixels: 200,
  exportMb: 100,
  exportsAtOnce: 4,
  queuedExports: 1000,
}

/** Runs an export of two pages of 1.2 MB each. */
async function exported(plan: Partial<Plan>) {
  const designId = await designToExport(services, caller, {
    document: documentOf([rect('#ff0000')], [rect('#00ff00')]),
  })
  const rules = { ...services.rules, plans: { free: { ...PLAN, ...plan } }, signals: services.signals, keptMs: DAY_MS }
  const { _id } = await createExports(rules).create(caller, { designId, format: 'png' })
  const renderer: typeof services.tools.renderer = {
    ...services.renderer,
    render: (task, options) =>
      services.renderer.render(task, {
        ...options,
        onFile: (file) => options?.onFile?.({ ...file, bytes: Buffer.alloc(1_200_000) }) ?? Promise.resolve(),
      }),
  }
  const worker = services.worker({ renderer })
  worker.start()
  const done = await services.exports.wait(caller, _id, { waitMs: 30_000 })
  await worker.stop({ drainMs: 10_000 })
  const paths = await storedPaths(services.files, `exports/${_id}`)
  return { done, paths, stored: (await services.accounts.get(caller)).usage.storedBytes }
}

test('an export within the limits of its plan is completed', async () => {
  const { done, paths, stored } = await exported({ exportMb: 3, storageMb: 3 })
  expect(done.status).toBe('completed')
  expect(paths).toHaveLength(2)
  expect(stored).toBe(2_400_000)
})

test('an export whose files exceed the plan fails permanently and leaves no files', async () => {
  const { done, paths, stored } = await exported({ exportMb: 2 })
  expect(done).toMatchObject({
    status: 'failed',
    error: {
      code: 'output_too_large',
      message: expect.stringMatching(/plan allows 2 MB of files per export.*have 2\.4 MB/),
      retryable: false,
    },
  })
  expect(paths).toEqual([])
  expect(stored).toBe(0)
})

test('an export whose files exceed the storage of the account fails and leaves no files', async () => {
  const { done, paths, stored } = await exported({ storageMb: 2 })
  expect(done).toMatchObject({
    status: 'failed',
    error: {
      code: 'storage_full',
      message: expect.stringMatching(/uses 0 MB of the 2 MB.*requires 2\.4 MB more/),
      retryable: true,
    },
  })
  expect(paths).toEqual([])
  expect(stored).toBe(0)
})

test('a budget accepts files up to its exact number of bytes', () => {
  const budget = createOutputBudget(10)
  budget.spend(4)
  budget.spend(6)
  expect(() => budget.spend(1)).toThrow(expect.objectContaining({ code: 'output_too_large' }))
})
