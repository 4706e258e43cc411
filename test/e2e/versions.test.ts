import { describe, expect, test } from 'vitest'
import type { Browser } from '../setup/browser.ts'
import { onePage, rect, shareOf } from '../setup/pictures.ts'
import { useApp } from '../setup/use-app.ts'
import type { Visits } from '../setup/visits.ts'

const GREEN = '#00c853'
const BLUE = '#2962ff'

let ada: Browser
let visits: Visits

const browser = await useApp(({ owner, visits: opened }) => {
  ada = owner
  visits = opened
})

/** A design that was green, and is blue, with another rectangle. */
async function repaintedDesign(): Promise<string> {
  const document = onePage([rect('r', [0, 0, 400, 300], { fill: GREEN })])
  const { body } = await ada.post('/api/designs', { title: 'Poster', width: 400, height: 300, document })
  const repainted = onePage([
    rect('r', [0, 0, 400, 300], { fill: BLUE }),
    rect('s', [20, 20, 40, 40], { fill: '#ffffff', name: 'Sticker' }),
  ])
  await ada.patch(`/api/designs/${body._id as string}`, { document: repainted })
  return body._id as string
}

describe.skipIf(!browser)('the versions of a design', () => {
  test('are opened from the menu of the design, compared in words and pictures, restored and undone', async () => {
    const id = await repaintedDesign()
    const { page } = await visits.open({ as: ada, path: `/designs/${id}` })
    await page.getByRole('button', { name: 'More actions' }).click()
    await page.getByRole('menuitem', { name: 'Versions' }).click()
    await page.getByRole('link', { name: /^Created/ }).click()
    const picture = page.getByRole('img', { name: 'This version, page 1' })
    await expect.poll(async () => shareOf(await picture.screenshot(), GREEN)).toBeGreaterThan(0.95)

    await page.getByText('Compare with current').click()
    await page.getByRole('heading', { name: '2 changes' }).waitFor()
    const changes = page.getByRole('region', { name: '2 changes' })
    await expect
      .poll(() => changes.getByRole('listitem').allInnerTexts())
      .toEqual([
        expect.stringMatching(/Rectangle\s+Changed: fill/),
        expect.stringMatching(/Rectangle “Sticker”\s+Added/),
      ])
    const after = page.getByRole('img', { name: 'After, page 1' })
    await expect.poll(async () => shareOf(await after.screenshot(), BLUE)).toBeGreaterThan(0.7)

    await page.getByRole('button', { name: 'Restore' }).click()
    // A message with the pointer on it stays.
    await page.getByText('Version restored', { exact: true }).first().hover()
    expect((await ada.get(`/api/designs/${id}`)).body.document.pages[0].elements).toHaveLength(1)
    await page.getByRole('button', { name: 'Undo' }).click()
    await page.getByText('Restoring undone', { exact: true }).waitFor()
    expect((await ada.get(`/api/designs/${id}`)).body.document.pages[0].elements).toHaveLength(2)
    const links = page.getByRole('navigation', { name: 'Versions' }).getByRole('link')
    await expect
      .poll(() => links.allInnerTexts())
      .toEqual([
        expect.stringContaining('Restored'),
        expect.stringContaining('Restored'),
        expect.stringContaining('Edited'),
        expect.stringContaining('Created'),
      ])
  })

  test('are named with the keyboard alone', async () => {
    const id = await repaintedDesign()
    const { page } = await visits.open({ as: ada, path: `/designs/${id}/versions` })
    await page.getByRole('link', { name: /^Edited/ }).focus()
    await page.keyboard.press('ArrowDown')
    await page.keyboard.press('Enter')
    await page.waitForURL('**/versions?revision=1')
    await page.getByRole('button', { name: 'Name' }).press('Enter')
    await page.getByRole('dialog').locator('input:focus').waitFor()
    await page.keyboard.type('Green one')
    await page.keyboard.press('Enter')
    await page.getByRole('link', { name: /^Green one/ }).waitFor()
    expect((await ada.get(`/api/designs/${id}/versions/1`)).body.name).toBe('Green one')
  })
})
