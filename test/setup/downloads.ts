import { readFile } from 'node:fs/promises'
import { type Page } from 'playwright-core'

export async function saved(page: Page, act: () => Promise<unknown>): Promise<{ name: string; bytes: Buffer }> {
  const coming = page.waitForEvent('download')
  await act()
  const download = await coming
  return { name: download.suggestedFilename(), bytes: await readFile(await download.path()) }
}
