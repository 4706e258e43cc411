import { readFile } from 'node:fs/promises'
import type { Page } from 'playwright-core'

export async function saved(
  page: Page,
  startDownload: () => Promise<unknown>,
): Promise<{ name: string; bytes: Buffer }> {
  const downloadEvent = page.waitForEvent('download')
  await startDownload()
  const download = await downloadEvent
  return { name: download.suggestedFilename(), bytes: await readFile(await download.path()) }
}
