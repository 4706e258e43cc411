import type { Locator, Page } from 'playwright-core'
import { describe, expect, test } from 'vitest'
import type { Browser } from '../setup/browser.ts'
import { violationsIn } from '../setup/violations.ts'
import type { Visits } from '../setup/visits.ts'
import { useApp } from '../setup/use-app.ts'

const WIDTHS = [390, 820, 1440]
let ada: Browser
let visits: Visits

const browser = await useApp((opened) => void ({ visits, owner: ada } = opened))

async function createPoster(more: object = {}): Promise<string> {
  const rect = { id: 'ground', type: 'rect', x: 0, y: 0, width: 400, height: 300, fill: '#cc3311', ...more }
  const document = { version: 1, pages: [{ id: 'page', elements: [rect] }] }
  const created = await ada.post('/api/designs', {
    title: 'Poster',
    width: 400,
    height: 300,
    tags: ['spring'],
    document,
  })
  return created.body._id as string
}

async function openResize(page: Page) {
  await page.getByRole('button', { name: 'Resize', exact: true }).click()
  const dialog = page.getByRole('dialog', { name: 'Resize' })
  await dialog.getByRole('img', { name: 'Page 1 of Poster, resized' }).waitFor()
  return dialog
}

/** Expects that no size that pages can't have can be chosen, in any unit. */
async function expectRefusals(dialog: Locator): Promise<void> {
  const isDisabled = (name: string) => dialog.getByRole('button', { name }).isDisabled()
  for (const unit of ['px', 'mm', 'in']) {
    await dialog.getByLabel('Unit').selectOption(unit)
    for (const side of ['Width', 'Height']) {
      for (const typed of ['0', '-5', '99999', '', 'abc', '0.001']) {
        await dialog.getByLabel(side).fill(typed)
        await dialog.getByText('Enter a width and a height from').waitFor()
        const states = [await isDisabled('Change this design'), await isDisabled('Make a copy')]
        expect(states, `${side} ${typed} ${unit}`).toEqual([true, true])
        await dialog.getByLabel(side).press('Enter')
      }
      await dialog.getByLabel(side).fill('5')
      await expect.poll(() => isDisabled('Change this design')).toBe(false)
    }
  }
}

/** Expects no axe violations and no horizontal overflow of the page or dialog at three widths. */
async function expectNoViolations(page: Page): Promise<void> {
  for (const width of WIDTHS) {
    await page.setViewportSize({ width, height: 900 })
    expect(await violationsIn(page), String(width)).toEqual([])
    const measureOverflow = `[document.documentElement, ...document.querySelectorAll('[role=dialog], [role=dialog] form')]
      .map((element) => element.scrollWidth - element.clientWidth)`
    // The preview follows the width.
    await expect
      .poll(() => page.evaluate<number[]>(measureOverflow), { message: String(width) })
      .not.toContainEqual(expect.toSatisfy((px) => px > 0))
  }
}

describe.skipIf(!browser)('a design', () => {
  test('is resized to a preset, and back with Undo', async () => {
    const id = await createPoster()
    const before = (await ada.get(`/api/designs/${id}`)).body
    const { page } = await visits.open({ as: ada, path: `/designs/${id}` })
    const dialog = await openResize(page)
    await expect.poll(() => dialog.getByRole('button', { name: 'Change this design' }).isDisabled()).toBe(true)
    await dialog.getByLabel('Search sizes').fill('snapchat')
    // Ends a composition.
    await dialog.getByLabel('Search sizes').dispatchEvent('keydown', { key: 'Enter', isComposing: true })
    await expect.poll(() => dialog.locator('[data-sizes] [aria-pressed=true]').count()).toBe(0)
    await dialog.getByRole('button', { name: /^Story/ }).click()
    await dialog.getByText('400 × 300 px → 1080 × 1920 px').waitFor()
    await dialog.getByRole('button', { name: 'Change this design' }).click()
    // A message with the pointer on it stays.
    await page.getByText('Resized to 1080 × 1920 px').first().hover()
    const after = (await ada.get(`/api/designs/${id}`)).body
    expect(after).toMatchObject({ width: 1080, height: 1920, revision: before.revision + 1 })
    expect(after.document.pages[0].elements[0]).toMatchObject({ x: 0, y: 0, width: 1080, height: 1920 })
    await page.getByRole('button', { name: 'Undo' }).click()
    await expect
      .poll(async () => (await ada.get(`/api/designs/${id}`)).body)
      .toMatchObject({ width: 400, height: 300, document: before.document })
  })

  test('is unchanged if a copy is resized', async () => {
    const id = await createPoster()
    const { page } = await visits.open({ as: ada, path: `/designs/${id}` })
    const dialog = await openResize(page)
    await dialog.getByRole('button', { name: 'Keep proportions' }).click()
    await dialog.getByRole('button', { name: 'Swap sides' }).click()
    await dialog.getByLabel('Width').fill('150')
    await dialog.getByText('400 × 300 px → 150 × 200 px').waitFor()
    const held = Promise.withResolvers<undefined>()
    await page.route('**/duplicate', (route) => held.promise.then(() => route.continue()))
    await dialog.getByRole('button', { name: 'Make a copy' }).click()
    await dialog.getByRole('button', { name: /^Story/ }).dblclick()
    held.resolve(undefined)
    await page.getByRole('heading', { level: 1, name: 'Copy of Poster' }).waitFor()
    await expect.poll(() => page.url()).not.toContain(id)
    const copyId = page.url().split('/').at(-1) ?? ''
    expect((await ada.get(`/api/designs/${copyId}`)).body).toMatchObject({ width: 150, height: 200, tags: ['spring'] })
    expect((await ada.get(`/api/designs/${id}`)).body).toMatchObject({ width: 400, height: 300, revision: 1 })
  })

  test('that someone else changed meanwhile is not resized until confirmed again', async () => {
    const id = await createPoster()
    const { page } = await visits.open({ as: ada, path: `/designs/${id}`, expected: [/status of 412/] })
    const dialog = await openResize(page)
    await ada.patch(`/api/designs/${id}`, { title: 'Placard' })
    await dialog.getByRole('button', { name: /^Story/ }).click()
    await dialog.getByRole('button', { name: 'Change this design' }).click()
    await dialog.getByRole('alert').filter({ hasText: 'Someone else changed this design' }).waitFor()
    expect((await ada.get(`/api/designs/${id}`)).body).toMatchObject({ width: 400, title: 'Placard' })
    await dialog.getByRole('img', { name: 'Page 1 of Placard, resized' }).waitFor()
    await dialog.getByRole('button', { name: 'Change this design' }).click()
    await page.getByText('Resized to 1080 × 1920 px').first().waitFor()
    expect((await ada.get(`/api/designs/${id}`)).body).toMatchObject({ width: 1080, title: 'Placard' })
  })

  test('rejects an invalid size, in a dialog that fits three widths', async () => {
    const id = await createPoster()
    const { page } = await visits.open({ as: ada, path: `/designs/${id}` })
    const dialog = await openResize(page)
    await expectNoViolations(page)
    await expectRefusals(dialog)
    expect((await ada.get(`/api/designs/${id}`)).body).toMatchObject({ width: 400, height: 300, revision: 1 })
  })
})

describe.skipIf(!browser)('in the editor', () => {
  test('a design is resized in one step that can be undone, and a copy is opened', async () => {
    const id = await createPoster()
    const { page } = await visits.open({ as: ada, path: `/designs/${id}/edit` })
    const open = async () => {
      await page.getByRole('button', { name: 'More actions' }).click()
      await page.getByRole('menuitem', { name: 'Resize…' }).click()
      const dialog = page.getByRole('dialog', { name: 'Resize' })
      await dialog.getByRole('img', { name: 'Page 1 of Poster, resized' }).waitFor()
      return dialog
    }
    const sizeNow = async () => (await ada.get(`/api/designs/${id}`)).body.width as number
    const dialog = await open()
    await expectRefusals(dialog)
    expect(await sizeNow()).toBe(400)
    await dialog.getByRole('button', { name: /^Story/ }).click()
    await dialog.getByRole('button', { name: 'Change this design' }).click()
    await expect.poll(sizeNow).toBe(1080)
    await page.getByRole('button', { name: 'Undo' }).first().click()
    await expect.poll(sizeNow).toBe(400)
    const again = await open()
    await again.getByRole('button', { name: /^LinkedIn banner/ }).click()
    await again.getByRole('button', { name: 'Make a copy' }).click()
    await expect.poll(() => page.url()).not.toContain(id)
    const copyId = /designs\/(des_\w+)\/edit/.exec(page.url())?.[1] ?? ''
    expect((await ada.get(`/api/designs/${copyId}`)).body).toMatchObject({
      ...{ title: 'Copy of Poster', width: 1584, height: 396, tags: ['spring'] },
    })
    expect(await sizeNow()).toBe(400)
  })
})

describe.skipIf(!browser)('the menu of a design', () => {
  test('resizes it', async () => {
    const id = await createPoster()
    const { page } = await visits.open({ as: ada, path: '/designs' })
    // The newest design is the first one.
    await page.getByRole('button', { name: 'More actions', exact: true }).first().click()
    await page.getByRole('menuitem', { name: 'Resize…' }).click()
    const dialog = page.getByRole('dialog', { name: 'Resize' })
    await dialog.getByRole('button', { name: /^Square post/ }).click()
    await dialog.getByRole('button', { name: 'Change this design' }).click()
    await expect.poll(async () => (await ada.get(`/api/designs/${id}`)).body.width).toBe(1080)
  })
})

describe.skipIf(!browser)('while a design is filled in', () => {
  test('it is resized in millimeters, which the preview and the message show', async () => {
    const id = await createPoster({ slot: 'ground' })
    const { page } = await visits.open({ as: ada, path: `/designs/${id}/fill` })
    await page.getByRole('region', { name: 'Content' }).waitFor()
    await page.getByRole('button', { name: 'More actions' }).click()
    await page.getByRole('menuitem', { name: 'Resize…' }).click()
    const dialog = page.getByRole('dialog', { name: 'Resize' })
    await dialog.getByLabel('Unit').selectOption('mm')
    await dialog.getByLabel('Width').fill('3000')
    await dialog.getByText('Enter a width and a height from 0.3 to 2,645 mm').waitFor()
    await dialog.getByLabel('Width').fill('100')
    await dialog.getByText('105.8 × 79.4 mm → 100 × 79.4 mm').waitFor()
    await dialog.getByRole('button', { name: 'Change this design' }).click()
    await page.getByText('Resized to 100 × 79.4 mm').first().waitFor()
    await expect.poll(async () => (await ada.get(`/api/designs/${id}`)).body.width).toBe(378)
  })
})

describe.skipIf(!browser)('a new design', () => {
  test('offers templates of its size first, and is created from a template in the chosen size', async () => {
    const { page } = await visits.open({ as: ada, path: '/designs' })
    await page.getByRole('button', { name: 'New design' }).first().click()
    const dialog = page.getByRole('dialog', { name: 'New design' })
    await dialog.getByText('Starts as a blank page in the editor.').waitFor()
    await dialog.getByRole('button', { name: /^A5/ }).click()
    const options = dialog.getByRole('radio')
    await expect.poll(() => options.count()).toBeGreaterThan(3)
    await expectNoViolations(page)
    await dialog.getByRole('button', { name: /^A4 210/ }).click()
    const labels = () => dialog.locator('label:has(input[type=radio])').allInnerTexts()
    await expect
      .poll(labels)
      .toEqual(
        expect.toSatisfy(
          ([first = '', second = '']: string[]) =>
            first.includes('Empty design') && /^(?!.*Resized).*210 × 297 mm$/s.test(second),
        ),
      )

    await dialog.getByRole('button', { name: /^A5/ }).click()
    await dialog.getByText('Trattoria menu').click()
    await dialog.getByRole('button', { name: 'Create from template' }).click()
    await page.waitForURL(/\/designs\/des_\w+\/edit\?panel=content$/)
    const [design] = (await ada.get('/api/designs')).body.designs
    expect(design).toMatchObject({
      title: 'Trattoria menu',
      width: 559,
      height: 794,
      fromTemplate: 'tpl_trattoria-menu',
    })
  })
})
