import { expect, test } from 'vitest'
import { Failure } from '../failure.ts'
import { RenderProcessDied } from '../render/render-errors.ts'
import type { FullCaller } from '../service/testing/open-services.ts'
import { designToExport } from '../service/testing/sample-exports.ts'
import { failing, type OpenExporting } from './testing/open-exporting.ts'
import { SALE } from './testing/sale.ts'
import { useExporting } from './testing/use-exporting.ts'
import type { WorkerLog } from './worker-log.ts'

let services: OpenExporting
let caller: FullCaller
useExporting((opened, account) => {
  services = opened
  caller = account
})

interface Line {
  readonly level: keyof WorkerLog
  readonly message: string
  readonly fields: Record<string, unknown>
}

/** Renders an export that fails with `error` each time. Returns its lines, and the fields that all have in common. */
async function linesOfFailure(error: () => Error): Promise<{ lines: Line[]; ids: object }> {
  const lines: Line[] = []
  const at =
    (level: keyof WorkerLog) =>
    (fields: object, message: string): void =>
      void lines.push({ level, message, fields: { ...fields } })
  const log = { info: at('info'), warn: at('warn'), error: at('error') }
  const exports: typeof services.store.exports = {
    ...services.store.exports,
    retryLater: (id, claims, retry) => services.store.exports.retryLater(id, claims, { ...retry, delayMs: 0 }),
  }
  services.worker({ renderer: failing(services, 9, error), store: { ...services.store, exports }, log }).start()
  const designId = await designToExport(services, caller, SALE)
  const { _id } = await services.exports.create(caller, { designId, format: 'png' }, { requestId: 'req_7' })
  await services.exports.wait(caller, _id, { waitMs: 30_000 })
  await expect.poll(() => lines.some(({ message }) => message === 'export failed')).toBe(true)
  return { lines, ids: { exportId: _id, requestId: 'req_7', account: caller.accountId, design: designId } }
}

test('an export that fails because of its document is logged once, as a warning with its code and reason', async () => {
  const { lines, ids } = await linesOfFailure(() => new Failure('image_invalid', { reason: 'the picture is broken' }))
  expect(lines).toMatchObject([
    {
      level: 'warn',
      message: 'export failed',
      fields: { ...ids, format: 'png', attempt: 1, code: 'image_invalid', reason: 'The picture is broken.' },
    },
  ])
  expect(lines[0]?.fields).not.toHaveProperty('err')
})

test('an export that fails because of a defect is logged as an error with its cause, after a warning per retry', async () => {
  const { lines, ids } = await linesOfFailure(
    () => new RenderProcessDied({ reason: 'it crashed', isOverMemory: false, stderr: '' }),
  )
  expect(lines).toMatchObject([
    { level: 'warn', message: 'export failed and will be retried', fields: ids },
    { level: 'warn', message: 'export failed and will be retried', fields: ids },
    { level: 'error', message: 'export failed', fields: { ...ids, attempt: 3, code: 'internal_error' } },
  ])
  for (const { fields } of lines) expect(fields.err).toBeInstanceOf(RenderProcessDied)
})
