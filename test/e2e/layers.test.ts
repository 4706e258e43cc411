import type { Page } from 'playwright-core'
import { describe, expect, test } from 'vitest'
import type { Browser } from '../setup/browser.ts'
import { plainPng } from '../setup/pictures.ts'
import { useApp } from '../setup/use-app.ts'
import { violationsIn } from '../setup/violations.ts'
import type { Visits } from '../setup/visits.ts'

/** A dialog, menu, tooltip or message: its name, and how to open it. */
type Layer = readonly [name: string, open: (page: Page) => Promise<unknown>]

let ada: Browser
let visits: Visits
let design: string

const browser = await useApp(async (opened) => {
  visits = opened.visits
  ada = opened.owner
  const trashed = await ada.post('/api/designs', { title: 'Thrown away', width: 300, height: 200 })
  await ada.delete(`/api/designs/${trashed.body._id}`)
  const created = await ada.post('/api/designs', { title: 'Poster', width: 300, height: 200, tags: ['summer'] })
  design = created.body._id
  const uploaded = await ada.post('/api/assets?name=Harbor.png', await plainPng('#00c853'), {
    'content-type': 'image/png',
  })
  expect(uploaded.status).toBe(201)
  await ada.post('/web/keys', { name: 'Laptop' })
})

const button = (page: Page, name: string | RegExp) =>
  page.getByRole('button', { name }).filter({ visible: true }).first()

async function openFromMenu(page: Page, menu: string, name: string): Promise<void> {
  await button(page, menu).click()
  await page.getByRole('menuitem', { name }).click()
}

async function createKey(page: Page): Promise<void> {
  await page.getByRole('textbox', { name: 'Name' }).fill('Website')
  await page.keyboard.press('Enter')
}

const ON_DESIGNS: readonly Layer[] = [
  ['the menu of a card', (page) => button(page, 'More actions').click()],
  ['the account menu', (page) => button(page, /^Account: /).click()],
  ['the tag filter', (page) => button(page, 'Tag').click()],
  ['a tooltip', (page) => button(page, 'Keyboard shortcuts (?)').hover()],
  ['a new design', (page) => button(page, 'New design').click()],
]
const ON_A_DESIGN: readonly Layer[] = [
  ['the export dialog', (page) => button(page, 'Export').click()],
  ['the tag editor', (page) => button(page, 'Edit').click()],
  ['the template dialog', (page) => openFromMenu(page, 'More actions', 'Publish as template')],
  ['a message', (page) => openFromMenu(page, 'More actions', 'Duplicate')],
]
const ON_KEYS: readonly Layer[] = [
  ['the revocation of a key', (page) => button(page, 'Revoke Laptop').click()],
  ['a new key', (page) => button(page, 'Create API key').click()],
  ['a created key', createKey],
]
const ON_OPERATOR: readonly Layer[] = [
  ['plan and role', (page) => openFromMenu(page, 'Actions for', 'Plan and role')],
  ['a password reset link', (page) => openFromMenu(page, 'Actions for', 'Password reset')],
]

/** Layers that the test does not close: the first leads to the second, which only its button closes. */
const LEFT_OPEN = ['a new key', 'a created key']

/** Opens, analyzes and closes each layer. Escape closes all except those in `LEFT_OPEN`. */
async function checkLayers(page: Page, layers: readonly Layer[]): Promise<void> {
  const open = page.locator('[role=menu], [role=dialog], [role=tooltip], [data-messages] li').last()
  for (const [name, show] of layers) {
    await show(page)
    await open.waitFor({ state: 'attached' })
    await page.locator('.animate-breathe:visible').first().waitFor({ state: 'detached' })
    expect(await violationsIn(page), name).toEqual([])
    await page.mouse.move(0, 0)
    if (LEFT_OPEN.includes(name)) continue
    await page.keyboard.press('Escape')
    // A layer that still fades out would be mistaken for the next one.
    await page.locator('[role=menu], [role=dialog]').last().waitFor({ state: 'detached' })
  }
}

const WIDE = { colorScheme: 'light', viewport: { width: 1440, height: 900 } } as const
const NARROW = { colorScheme: 'dark', viewport: { width: 390, height: 844 } } as const
const PAGES = [
  { where: 'the designs', path: () => '/designs', layers: ON_DESIGNS },
  { where: 'a design', path: () => `/designs/${design}`, layers: ON_A_DESIGN },
  { where: 'the keys', path: () => '/settings/keys', layers: ON_KEYS },
  { where: 'the admin page', path: () => '/operator', layers: ON_OPERATOR },
  { where: 'the account', path: () => '/settings/account', layers: [opens('the deletion', 'Delete')] },
  { where: 'the assets', path: () => '/assets', layers: [opens('an image', 'Harbor')] },
  { where: 'the trash', path: () => '/trash', layers: [opens('the confirmation', 'Empty trash')] },
  { where: 'the designs on a dark phone', path: () => '/designs', layers: ON_DESIGNS.slice(0, 2), at: NARROW },
  { where: 'a design on a dark phone', path: () => `/designs/${design}`, layers: ON_A_DESIGN.slice(0, 1), at: NARROW },
]

function opens(name: string, label: string): Layer {
  return [name, (page) => button(page, label).click()]
}

describe.skipIf(!browser)('dialogs and menus are accessible', () => {
  test.each(PAGES)('above $where', async ({ path, layers, at = WIDE }) => {
    const { page } = await visits.open({ as: ada, path: path(), ...at })
    await checkLayers(page, layers)
  })

  test.each([
    ['a click', false],
    ['a tap', true],
  ])(
    '%s outside a menu closes it, opens nothing else, and returns the focus to its button',
    async (_name, hasTouch) => {
      const { page } = await visits.open({ as: ada, path: '/designs', ...WIDE, hasTouch })
      const opener = button(page, 'More actions')
      await opener.click()
      await page.getByRole('menu').waitFor()
      const other = await button(page, 'New design').boundingBox()
      const at = [(other?.x ?? 0) + 10, (other?.y ?? 0) + 10] as const
      await (hasTouch ? page.touchscreen.tap(...at) : page.mouse.click(...at))
      await page.getByRole('menu').waitFor({ state: 'detached' })
      await expect.poll(() => opener.evaluate((element) => element === document.activeElement)).toBe(true)
      await expect.poll(() => page.getByRole('dialog').count()).toBe(0)
    },
  )
})
