import type { Locator, Page } from 'playwright-core'
import { describe, expect, test } from 'vitest'
import { type Browser, signUp } from '../setup/browser.ts'
import { endlessDesign, keepBusy } from '../setup/busy-worker.ts'
import { saved } from '../setup/downloads.ts'
import { ended, exported, queued } from '../setup/exporting.ts'
import { PATIENCE_MS } from '../setup/patience.ts'
import { openPicture } from '../setup/pictures.ts'
import type { Service } from '../setup/start-service.ts'
import type { Visits } from '../setup/visits.ts'
import { useApp } from '../setup/use-app.ts'

let service: Service
let ada: Browser
let visits: Visits

const browser = await useApp(
  (opened) => {
    service = opened.service
    visits = opened.visits
    ada = opened.owner
  },
  { environment: { PLATEN_SIGN_UP: 'open', PLATEN_RENDER_TIMEOUT_SECONDS: '5' } },
)

async function design(owner: Browser, title: string): Promise<string> {
  return (await owner.post('/api/designs', { title, width: 40, height: 30 })).body._id as string
}

/** Queues exports behind which another one waits, however long a busy machine takes to look at it. */
async function queueMore(): Promise<string[]> {
  const designId = await endlessDesign(ada)
  await ada.patch(`/api/designs/${designId}`, { title: 'Waiting card' })
  const scales = Array.from({ length: 4 }, (_, index) => 2 + index / 10)
  return Promise.all(scales.map(async (scale) => (await queued(ada, { designId, format: 'png', scale }))._id))
}

/** Cancels exports, and removes them. Those that have been begun have to end before. */
async function remove(ids: readonly string[]): Promise<void> {
  await Promise.all(ids.map((id) => ada.delete(`/api/exports/${id}`)))
  for (const id of ids) {
    await ended(ada, id)
    await ada.delete(`/api/exports/${id}`)
  }
}

/** The rows of a design's exports. */
function row(page: Page, title: string): Locator {
  return page.locator('main ul li').filter({ hasText: title })
}

describe.skipIf(!browser)('the list of exports', () => {
  test('shows new exports and their changes without any interaction', async () => {
    const { page } = await visits.open({ as: ada, path: '/exports' })
    await page.getByRole('heading', { name: 'No exports yet' }).waitFor()
    await page.getByText('· Live').waitFor()
    await page.evaluate('globalThis.sameDocument = true')
    await exported(ada, { designId: await design(ada, 'Harbour card'), format: 'png' })
    await expect.poll(() => row(page, 'Harbour card').allInnerTexts()).toEqual([expect.stringContaining('Ready')])
    await page.getByText('1 export ·').waitFor()
    expect(await page.evaluate('globalThis.sameDocument')).toBe(true)
    const { bytes, name } = await saved(page, () => row(page, 'Harbour card').getByText('Download').click())
    expect(name).toBe('Harbour card.png')
    expect(await openPicture(bytes)).toMatchObject({ format: 'png', width: 40, height: 30 })
    await page.setViewportSize({ width: 390, height: 800 })
    const download = row(page, 'Harbour card').getByRole('link', { name: 'Download' })
    await expect.poll(async () => (await download.boundingBox())?.width).toBe(36)
  })

  test('polls every few seconds if the event stream fails', async () => {
    const { page, go } = await visits.open({ as: ada, expected: [/ERR_FAILED/] })
    await page.route('**/api/exports/events', (route) => route.abort())
    await go('/exports')
    await page.getByText('Updates every few seconds').waitFor()
    await exported(ada, { designId: await design(ada, 'Quay card'), format: 'pdf', scale: 2, filename: 'for Grace' })
    await expect
      .poll(() => row(page, 'Quay card').allInnerTexts())
      .toEqual([expect.stringMatching(/for Grace · .* · 2×.*Ready/s)])
  })

  test('cancels, retries and deletes exports, and shows why one failed', async () => {
    const endless = await endlessDesign(ada)
    const { page } = await visits.open({ as: ada, path: '/exports' })
    await page.getByText('· Live').waitFor()
    await keepBusy(ada, endless)
    const before = await queueMore()
    await queued(ada, { designId: await design(ada, 'Pier card'), format: 'webp' })
    const pier = row(page, 'Pier card')
    await expect.poll(() => pier.innerText()).toContain('Queued')
    await choose(page, pier, 'Cancel')
    await expect.poll(() => pier.innerText()).toContain('Canceled')

    await pier.getByRole('button', { name: 'Retry' }).click()
    await page.getByText('Retrying export').first().waitFor()
    await remove(before)
    // The canceled export stays. The new export is listed above it and completes once a worker is free.
    await expect
      .poll(() => pier.allInnerTexts())
      .toEqual([expect.stringContaining('Ready'), expect.stringContaining('Canceled')])

    // They are drawn one after the other, each by a new process.
    await expect
      .poll(() => row(page, 'Untitled design').allInnerTexts(), { timeout: 2 * PATIENCE_MS })
      .toEqual([expect.stringMatching(/timed out after 5 s.*Failed/s), expect.stringMatching(/Failed/)])
    await page.getByText('Failed', { exact: true }).first().click()
    await expect.poll(() => page.locator('main ul li').count()).toBe(2)
    await expect.poll(() => new URL(page.url()).search).toBe('?status=failed')
    await page.reload()
    await expect.poll(() => page.locator('main ul li').count()).toBe(2)

    for (const remaining of [1, 0]) {
      await choose(page, page.locator('main ul li').first(), 'Delete…')
      await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).click()
      await expect.poll(() => page.locator('main ul li').count()).toBe(remaining)
    }
    await page.getByRole('heading', { name: 'No exports with this status' }).waitFor()
    await expect.poll(async () => (await ada.get('/api/exports?status=failed')).body.total).toBe(0)
    await page.getByRole('link', { name: 'Show all exports' }).click()
    await expect.poll(() => pier.count()).toBe(2)
  })

  test('with 300 exports loads more while scrolling, and renders only the visible rows', async () => {
    const grace = await signUp(service, 'grace@example.com')
    const oldest = await design(grace, 'The oldest')
    await exported(grace, { designId: oldest, format: 'png' })
    const other = await design(grace, 'One of many')
    await exported(grace, { designId: other, format: 'png' })
    for (let count = 2; count < 300; count += 23) {
      const batch = Array.from({ length: Math.min(23, 300 - count) }, () =>
        queued(grace, { designId: other, format: 'png' }),
      )
      await Promise.all(batch)
    }
    const { page } = await visits.open({ as: grace })
    const requested: string[] = []
    page.on('request', (request) => {
      const { pathname, searchParams } = new URL(request.url())
      if (pathname === '/api/exports') requested.push(searchParams.get('offset') ?? '0')
    })
    await page.goto(`${service.url}/exports`)
    await page.getByText('300 exports').waitFor()
    expect(new Set(requested)).toEqual(new Set(['0']))
    await expect
      .poll(async () => {
        await page.evaluate('scrollTo(0, document.documentElement.scrollHeight)')
        await expect.poll(() => page.locator('main ul li').count()).toBeLessThan(60)
        return row(page, 'The oldest').count()
      })
      .toBe(1)
    expect([...new Set(requested)].toSorted()).toEqual(['0', '100', '150', '200', '250', '50'])
    await page.evaluate('scrollTo(0, 0)')
    await expect.poll(() => page.locator('main ul li').first().isVisible()).toBe(true)
  })
})

async function choose(page: Page, exportRow: Locator, item: string): Promise<void> {
  await exportRow.getByRole('button', { name: /^More actions for/ }).click()
  await page.getByRole('menuitem', { name: item }).click()
}
