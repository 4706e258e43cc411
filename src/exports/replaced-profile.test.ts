import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { readOwnProfiles } from '../render/cmyk/own-profiles.ts'
import { createRenderer } from '../render/renderer.ts'
import { designToExport, queueExport } from '../service/testing/sample-exports.ts'
import { fetched, openExporting } from './testing/open-exporting.ts'
import { SALE } from './testing/sale.ts'

const [COATED, UNCOATED] = await Promise.all(
  ['fogra39-coated', 'fogra29-uncoated'].map((name) =>
    readFile(new URL(`../render/cmyk/profiles/${name}.icc`, import.meta.url)),
  ),
)

test('an export whose color profile was replaced while it waited fails, and its retry uses the new profile', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'platen-replaced-'))
  const path = join(folder, 'house.icc')
  await writeFile(path, COATED ?? '')
  const renderer = createRenderer({ workers: 1, profileFolder: folder })
  const services = await openExporting(renderer, { colorProfiles: readOwnProfiles(folder).profiles })
  onTestFinished(async () => {
    await services.close()
    await renderer.close({ drainMs: 0 })
    await rm(folder, { recursive: true })
  })
  const caller = await services.caller()
  const designId = await designToExport(services, caller, SALE)
  const queue = () => queueExport(services, caller, { designId, format: 'pdf', colorProfile: 'house' })
  const find = (id: string) => services.exports.get(caller, id)

  const { _id: waiting } = await queue()
  await writeFile(path, UNCOATED ?? '')
  services.worker().start()
  await expect.poll(async () => (await find(waiting)).status).toBe('failed')
  expect((await find(waiting)).error).toEqual({
    code: 'internal_error',
    message: 'The color profile "house" was replaced after the export was queued. Retry the export to use the new one.',
    retryable: true,
  })

  const { _id: retried } = await services.exports.retry(caller, waiting)
  await expect.poll(async () => (await find(retried)).status).toBe('completed')
  const ofNew = await fetched(services, (await find(retried)).downloadUrl)
  await writeFile(path, COATED ?? '')
  const { _id: again } = await queue()
  await expect.poll(async () => (await find(again)).status).toBe('completed')
  expect((await fetched(services, (await find(again)).downloadUrl)).equals(ofNew)).toBe(false)
})
