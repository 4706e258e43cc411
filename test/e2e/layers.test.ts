import { type Page } from 'playwright-core'
import { describe, expect, test } from 'vitest'
import { type Browser } from '../setup/browser.ts'
import { plainPng } from '../setup/pictures.ts'
import { useApp } from '../setup/use-app.ts'
import { violationsIn } from '../setup/violations.ts'
import { type Visits } from '../setup/visits.ts'

/** A dialog, menu, hint or message: its name, and how to open it. */
type Layer = readonly [name: string, open: (page: Page) => Promise<unknown>]

const MINUTE_MS = 60_000
let ada: Browser
let visits: Visits
let design: string

const browser = await useApp(async (opened) => {
  visits = opened.visits
  ada = opened.owner
  await ada.post('/api/designs', { title: 'Thrown away', width: 300, height: 200 })
  await ada.delete(`/api/designs/${(await ada.get('/api/designs')).body.designs[0]._id}`)
  const made = await ada.post('/api/designs', { title: 'Poster', width: 300, height: 200, tags: ['summer'] })
  design = made.body._id
  const sent = await ada.post('/api/assets?name=Harbour.png', await plainPng('#00c853'), {
    'content-type': 'image/png',
  })
  expect(sent.status).toBe(201)
  await ada.post('/web/keys', { name: 'Laptop' })
})

const press = (page: Page, name: string | RegExp) =>
  page.getByRole('button', { name }).filter({ visible: true }).first()
const item = (page: Page, name: string | RegExp) => page.getByRole('menuitem', { name }).click()

const ON_DESIGNS: readonly Layer[] = [
  ['a menu of a card', (page) => press(page, 'More actions').click()],
  ['the menu of the account', (page) => press(page, /^Account: /).click()],
  ['the tags', (page) => press(page, 'Tag').click()],
  ['a hint', (page) => press(page, 'Keyboard shortcuts (?)').hover()],
  ['a new design', (page) => press(page, 'New design').click()],
]
const ON_A_DESIGN: readonly Layer[] = [
  ['an export', (page) => press(page, 'Export').click()],
  ['its tags', (page) => press(page, 'Edit').click()],
  [
    'a template',
    (page) =>
      press(page, 'More actions')
        .click()
        .then(() => item(page, 'Save as template')),
  ],
  [
    'a message',
    (page) =>
      press(page, 'More actions')
        .click()
        .then(() => item(page, 'Duplicate')),
  ],
]
const ON_KEYS: readonly Layer[] = [
  ['the end of a key', (page) => press(page, 'Revoke Laptop').click()],
  ['a new key', (page) => press(page, 'Create API key').click()],
  [
    'a key that is made',
    (page) =>
      page
        .getByRole('textbox', { name: 'Name' })
        .fill('Website')
        .then(() => page.keyboard.press('Enter')),
  ],
]
const ON_OPERATOR: readonly Layer[] = [
  [
    'an account’s rights',
    (page) =>
      press(page, 'Actions for')
        .click()
        .then(() => item(page, 'Plan and role')),
  ],
  [
    'a password reset link',
    (page) =>
      press(page, 'Actions for')
        .click()
        .then(() => item(page, 'Password reset')),
  ],
]

/** The first leads to the second, which only its button closes. */
const STAYING = ['a new key', 'a key that is made']

/** Opens, analyzes and closes each layer. Escape closes all except those in `STAYING`. */
async function look(page: Page, layers: readonly Layer[]): Promise<void> {
  const open = page.locator('[role=menu], [role=dialog], [role=tooltip], [data-messages] li').last()
  for (const [name, show] of layers) {
    await show(page)
    await open.waitFor({ state: 'attached' })
    await page.locator('.animate-breathe:visible').first().waitFor({ state: 'detached' })
    expect(await violationsIn(page), name).toEqual([])
    await page.mouse.move(0, 0)
    if (STAYING.includes(name)) continue
    await page.keyboard.press('Escape')
    // While it fades out, it would be mistaken for the next.
    await page.locator('[role=menu], [role=dialog]').last().waitFor({ state: 'detached' })
  }
}

const WIDE = { colorScheme: 'light', viewport: { width: 1440, height: 900 } } as const
const NARROW = { colorScheme: 'dark', viewport: { width: 390, height: 844 } } as const
const LOOKS = [
  { where: 'the designs', path: () => '/designs', layers: ON_DESIGNS },
  { where: 'a design', path: () => `/designs/${design}`, layers: ON_A_DESIGN },
  { where: 'the keys', path: () => '/settings/keys', layers: ON_KEYS },
  { where: 'the admin page', path: () => '/operator', layers: ON_OPERATOR },
  { where: 'the account', path: () => '/settings/account', layers: [opens('its end', 'Delete')] },
  { where: 'the assets', path: () => '/assets', layers: [opens('a picture', 'Harbour')] },
  { where: 'the trash', path: () => '/trash', layers: [opens('the end of all', 'Empty trash')] },
  { where: 'the designs in the dark', path: () => '/designs', layers: ON_DESIGNS.slice(0, 2), at: NARROW },
  { where: 'a design in the dark', path: () => `/designs/${design}`, layers: ON_A_DESIGN.slice(0, 1), at: NARROW },
]

function opens(name: string, button: string): Layer {
  return [name, (page) => press(page, button).click()]
}

describe.skipIf(!browser)('dialogs and menus are accessible', () => {
  test.each(LOOKS)(
    'above $where',
    async ({ path, layers, at = WIDE }) => {
      const { page } = await visits.open({ as: ada, path: path(), ...at })
      await look(page, layers)
    },
    MINUTE_MS,
  )

  test.each([
    ['a press', false],
    ['a finger', true],
  ])('and %s outside a menu closes it, opens nothing else, and does not move the focus', async (_what, hasTouch) => {
    const { page } = await visits.open({ as: ada, path: '/designs', ...WIDE, hasTouch })
    const button = press(page, 'More actions')
    await button.click()
    await page.getByRole('menu').waitFor()
    const other = await press(page, 'New design').boundingBox()
    const at = [(other?.x ?? 0) + 10, (other?.y ?? 0) + 10] as const
    await (hasTouch ? page.touchscreen.tap(...at) : page.mouse.click(...at))
    await page.getByRole('menu').waitFor({ state: 'detached' })
    await expect.poll(() => button.evaluate((element) => element === document.activeElement)).toBe(true)
    expect(await page.getByRole('dialog').count()).toBe(0)
  })
})
