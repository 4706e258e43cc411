import type { Page } from 'playwright-core'
import { describe, expect, test } from 'vitest'
import { type Browser, signUp } from '../setup/browser.ts'
import { multiplyDesign } from '../setup/many-designs.ts'
import type { Service } from '../setup/start-service.ts'
import { useApp } from '../setup/use-app.ts'
import type { Visits } from '../setup/visits.ts'

let service: Service
let visits: Visits
let personCount = 0

// Allows fewer requests per minute than one request for each of 500 designs.
const environment = { PLATEN_SIGN_UP: 'open', PLATEN_PLANS: 'free=200' }
const browser = await useApp((opened) => void ({ service, visits } = opened), { environment })

async function signUpWithDesigns(titles: readonly string[]): Promise<{ person: Browser; ids: string[] }> {
  personCount += 1
  const person = await signUp(service, `person-${personCount}@example.com`)
  const ids: string[] = []
  for (const title of titles) {
    ids.push((await person.post('/api/designs', { title, width: 400, height: 300 })).body._id as string)
  }
  return { person, ids }
}

/** Records the page's API requests that change data, for example `POST /api/designs/trash`. */
function watchChanges(page: Page): string[] {
  const changes: string[] = []
  page.on('request', (request) => {
    const { pathname } = new URL(request.url())
    if (request.method() !== 'GET' && pathname.startsWith('/api/')) changes.push(`${request.method()} ${pathname}`)
  })
  return changes
}

async function trashAll(page: Page, count: number): Promise<void> {
  await page.getByText(`${count} designs`, { exact: true }).waitFor()
  await page.keyboard.press('Control+a')
  await page.getByText(`${count} designs selected`).waitFor()
  await page.getByRole('button', { name: 'Move to trash' }).click()
}

async function totalAt(person: Browser, path: string): Promise<number> {
  return (await person.get(path)).body.total as number
}

describe.skipIf(!browser)('many designs', () => {
  test('are moved to the trash, and back by Undo, in one request each', async () => {
    const { person, ids } = await signUpWithDesigns(['First'])
    await multiplyDesign(service, ids[0] ?? '', 500)
    const { page } = await visits.open({ as: person, path: '/designs' })
    const changes = watchChanges(page)
    await trashAll(page, 500)
    // A message with the pointer on it stays.
    await page.getByText('500 designs moved to trash').first().hover()
    expect(await totalAt(person, '/api/trash')).toBe(500)
    await page.getByRole('button', { name: 'Undo' }).click()
    await page.getByText('500 designs restored').first().waitFor()
    expect(await totalAt(person, '/api/designs')).toBe(500)
    expect(changes).toEqual(['POST /api/designs/trash', 'POST /api/trash/restore'])
  })

  test('are restored from the trash in one request', async () => {
    const { person, ids } = await signUpWithDesigns(['A', 'B', 'C'])
    await person.post('/api/designs/trash', { ids })
    const { page } = await visits.open({ as: person, path: '/trash' })
    const changes = watchChanges(page)
    await page.getByRole('button', { name: 'Select all' }).click()
    await page.getByRole('button', { name: 'Restore', exact: true }).first().click()
    await page.getByText('3 designs restored').first().waitFor()
    await page.getByRole('heading', { name: 'The trash is empty' }).waitFor()
    expect(await totalAt(person, '/api/designs')).toBe(3)
    expect(changes).toEqual(['POST /api/trash/restore'])
  })

  test('are deleted permanently from the trash in one request', async () => {
    const { person, ids } = await signUpWithDesigns(['A', 'B', 'C'])
    await person.post('/api/designs/trash', { ids })
    const { page } = await visits.open({ as: person, path: '/trash' })
    const changes = watchChanges(page)
    await page.getByRole('button', { name: 'Select all' }).click()
    await page.getByRole('button', { name: 'Delete permanently', exact: true }).click()
    await page.getByRole('dialog').getByRole('button', { name: 'Delete permanently' }).click()
    await page.getByText('3 designs permanently deleted').first().waitFor()
    expect(await totalAt(person, '/api/trash')).toBe(0)
    expect(changes).toEqual(['POST /api/trash/delete'])
  })

  test('are moved to the trash even if one no longer exists, and the app shows how many were moved', async () => {
    const { person, ids } = await signUpWithDesigns(['A', 'B', 'C'])
    const { page } = await visits.open({ as: person, path: '/designs' })
    await page.getByText('3 designs', { exact: true }).waitFor()
    await person.delete(`/api/designs/${ids[1] ?? ''}`)
    await person.delete(`/api/trash/${ids[1] ?? ''}`)
    await trashAll(page, 3)
    await page.getByText('2 of 3 designs moved to trash; 1 no longer exists.').first().hover()
    await page.getByRole('button', { name: 'Undo' }).click()
    await page.getByText('2 designs restored').first().waitFor()
    await expect.poll(() => page.locator('[data-card] .user-text').allInnerTexts()).toHaveLength(2)
  })

  test('stay in the grid if the request fails, and the app shows why', async () => {
    const { person } = await signUpWithDesigns(['A', 'B', 'C'])
    const { page } = await visits.open({ as: person, path: '/designs', expected: [/ERR_FAILED/] })
    await page.route('**/api/designs/trash', (route) => route.abort())
    await trashAll(page, 3)
    await page.getByText('Couldn’t move 3 designs to trash: Can’t reach Platen.').first().waitFor()
    await expect.poll(() => page.locator('[data-card] .user-text').allInnerTexts()).toEqual(['C', 'B', 'A'])
  })
})
