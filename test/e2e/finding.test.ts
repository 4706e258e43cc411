import type { Locator, Page } from 'playwright-core'
import { describe, expect, test } from 'vitest'
import { type Browser, signUp } from '../setup/browser.ts'
import type { Service } from '../setup/start-service.ts'
import { useApp } from '../setup/use-app.ts'
import { violationsIn } from '../setup/violations.ts'
import type { Visits } from '../setup/visits.ts'

let service: Service
let visits: Visits
let personCount = 0

const environment = { PLATEN_SIGN_UP: 'open' }
const browser = await useApp((opened) => void ({ service, visits } = opened), { environment })

async function signUpWithDesigns(...designs: readonly object[]): Promise<{ person: Browser; ids: string[] }> {
  personCount += 1
  const person = await signUp(service, `finder-${personCount}@example.com`)
  const ids: string[] = []
  for (const design of designs) {
    ids.push((await person.post('/api/designs', { width: 400, height: 300, ...design })).body._id as string)
  }
  return { person, ids }
}

async function addFolder(person: Browser, name: string, parentId: string | null = null): Promise<string> {
  return (await person.post('/api/folders', { name, parentId })).body._id as string
}

function card(page: Page, title: string): Locator {
  return page.getByRole('gridcell').filter({ has: page.getByText(title, { exact: true }) })
}

async function titles(page: Page): Promise<string[]> {
  return (await page.locator('[data-card] .user-text').allInnerTexts()).sort()
}

describe.skipIf(!browser)('the page of designs', () => {
  test('moves a dragged design into a folder, and back by Undo', async () => {
    const { person } = await signUpWithDesigns({ title: 'Poster' }, { title: 'Flyer' })
    const folder = await addFolder(person, 'Summer')
    const { page } = await visits.open({ as: person, path: '/designs' })
    const tile = page.getByRole('link', { name: /^Summer/ })
    await card(page, 'Poster').getByRole('link').dragTo(tile)
    // A message with the pointer on it stays.
    await page.getByText('Moved to “Summer”').first().hover()
    await tile.press('Enter')
    await expect.poll(() => titles(page)).toEqual(['Poster'])
    await expect.poll(() => new URL(page.url()).search).toBe(`?folder=${folder}`)
    await page.getByRole('button', { name: 'Undo' }).click()
    await page.getByRole('heading', { name: 'No designs here' }).waitFor()
    expect(await violationsIn(page)).toEqual([])
  })

  test('makes folders, moves designs into one, and deletes it by the keyboard alone', async () => {
    const { person, ids } = await signUpWithDesigns({ title: 'Poster' }, { title: 'Flyer' })
    const { page } = await visits.open({ as: person, path: '/designs' })
    await card(page, 'Flyer').getByRole('link').focus()
    await page.keyboard.press('Control+a')
    await page.getByText('2 designs selected').waitFor()
    await page.keyboard.press('m')
    const dialog = page.getByRole('dialog', { name: 'Move to folder' })
    await dialog.getByRole('button', { name: 'New folder' }).focus()
    await page.keyboard.press('Enter')
    await page.getByRole('dialog', { name: 'New folder' }).locator('input:focus').waitFor()
    await page.keyboard.type('Client A')
    await page.keyboard.press('Enter')
    await page.getByRole('dialog', { name: 'New folder' }).waitFor({ state: 'hidden' })
    await dialog.getByRole('radio', { name: 'Client A' }).waitFor()
    await dialog.getByRole('radio', { name: 'Outside of folders' }).focus()
    await page.keyboard.press('ArrowDown')
    await expect.poll(() => dialog.getByRole('radio', { name: 'Client A' }).isChecked()).toBe(true)
    expect(await violationsIn(page)).toEqual([])
    await dialog.getByRole('button', { name: 'Move', exact: true }).focus()
    await page.keyboard.press('Enter')
    await page.getByText('2 designs moved to “Client A”').first().waitFor()
    expect((await person.get('/api/folders')).body.folders[0]).toMatchObject({ name: 'Client A', designCount: 2 })
    await page.getByRole('link', { name: /^Client A/ }).focus()
    await page.keyboard.press('Enter')
    await page.getByRole('button', { name: 'Folder actions' }).focus()
    await page.keyboard.press('Enter')
    await page.getByRole('menuitem', { name: 'Delete…' }).focus()
    await page.keyboard.press('Enter')
    await page.getByRole('radio', { name: 'Move them to the trash' }).focus()
    await page.keyboard.press('Space')
    await page.getByRole('button', { name: 'Delete folder' }).focus()
    await page.keyboard.press('Enter')
    await page.getByText('Deleted “Client A”').first().waitFor()
    expect((await person.get('/api/trash')).body.total).toBe(ids.length)
  })

  test('narrows by several tags, dates and words of the designs, all in the URL', async () => {
    const text = { id: 't', type: 'text', x: 0, y: 0, width: 90, height: 40, text: 'Crème fraîche' }
    const document = { version: 1, pages: [{ id: 'p', elements: [text] }] }
    const { person } = await signUpWithDesigns(
      { title: 'Both', tags: ['menu', 'spring'], document },
      { title: 'One', tags: ['menu'] },
    )
    const { page } = await visits.open({ as: person, path: '/designs' })
    await page.getByRole('button', { name: 'Tag', exact: true }).click()
    await page.getByRole('button', { name: /^menu/ }).click()
    await page.getByRole('button', { name: /^spring/ }).click()
    await page.keyboard.press('Escape')
    await expect.poll(() => titles(page)).toEqual(['Both'])
    await page.getByRole('button', { name: 'Date', exact: true }).click()
    await page.getByRole('button', { name: 'Last 7 days' }).click()
    await page.getByRole('searchbox').fill('creme')
    await expect.poll(() => new URL(page.url()).searchParams.get('q')).toBe('creme')
    await page.reload()
    await expect.poll(() => titles(page)).toEqual(['Both'])
    expect(await violationsIn(page)).toEqual([])
    await page.getByRole('button', { name: 'Remove tag spring' }).click()
    await page.getByRole('searchbox').fill('')
    await expect.poll(() => titles(page)).toEqual(['Both', 'One'])
    await page.goto(`${service.url}/designs?to=2000-01-01`)
    await page.getByRole('heading', { name: 'No results' }).waitFor()
  })

  test('lists the designs that were opened last', async () => {
    const { person, ids } = await signUpWithDesigns({ title: 'Poster' }, { title: 'Flyer' })
    const { page, go } = await visits.open({ as: person, path: `/designs/${ids[0] ?? ''}` })
    await expect.poll(async () => (await person.get('/api/designs/recent')).body.total).toBe(1)
    await go('/designs')
    const recent = page.getByRole('region', { name: 'Recently opened' })
    await expect.poll(() => recent.getByRole('listitem').allInnerTexts()).toEqual(['Poster'])
    await recent.getByRole('link', { name: 'Show all' }).click()
    await page.getByRole('heading', { level: 1, name: 'Recently opened' }).waitFor()
    await expect.poll(() => titles(page)).toEqual(['Poster'])
  })

  test('exports several designs in one request', async () => {
    const { person } = await signUpWithDesigns({ title: 'Poster' }, { title: 'Flyer' })
    const { page } = await visits.open({ as: person, path: '/designs' })
    await page.getByText('2 designs', { exact: true }).waitFor()
    await page.keyboard.press('Control+a')
    await page.getByRole('group', { name: 'Selected designs' }).getByRole('button', { name: 'More actions' }).click()
    await page.getByRole('menuitem', { name: 'Export…' }).click()
    const dialog = page.getByRole('dialog', { name: 'Export 2 designs' })
    await dialog.getByText('PDF').click()
    await dialog.getByRole('button', { name: 'Export' }).click()
    await dialog.getByText('2 exports created.').waitFor()
    const { exports } = (await person.get('/api/exports')).body
    expect(exports.map(({ format }: { format: string }) => format)).toEqual(['pdf', 'pdf'])
  })
})
