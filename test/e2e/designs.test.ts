import { execFile } from 'node:child_process'
import { promisify } from 'node:util'
import type { Page } from 'playwright-core'
import sharp from 'sharp'
import { describe, expect, test } from 'vitest'
import { findPoppler } from '../golden/poppler.ts'
import { type Browser, signUp } from '../setup/browser.ts'
import { saved } from '../setup/downloads.ts'
import type { Service } from '../setup/start-service.ts'
import type { Visits } from '../setup/visits.ts'
import { useApp } from '../setup/use-app.ts'

const run = promisify(execFile)
const poppler = findPoppler()

let service: Service
let visits: Visits
let owner: Browser
let personCount = 0

const browser = await useApp(
  (opened) => {
    service = opened.service
    visits = opened.visits
    owner = opened.owner
  },
  { environment: { PLATEN_SIGN_UP: 'open', PLATEN_PLANS: 'free=100000,max=100000' }, email: 'owner@example.com' },
)

interface ListedDesign {
  readonly _id: string
  readonly title: string
  readonly [field: string]: unknown
}

/** Signs up an account with designs of these titles, of which the first was modified last. */
async function signUpWithDesigns(titles: readonly string[], more: object = {}): Promise<Browser> {
  personCount += 1
  const person = await signUp(service, `person-${personCount}@example.com`)
  for (const title of [...titles].reverse()) {
    const created = await person.post('/api/designs', { title, width: 400, height: 300, ...more })
    expect(created.status).toBe(201)
  }
  return person
}

function titles(page: Page): Promise<string[]> {
  return page.locator('[data-card] .user-text').allInnerTexts()
}

function card(page: Page, title: string) {
  return page.getByRole('gridcell').filter({ has: page.getByRole('link', { name: title, exact: true }) })
}

async function choose(page: Page, title: string, item: string | RegExp): Promise<void> {
  await card(page, title).hover()
  await card(page, title).getByRole('button', { name: 'More actions', exact: true }).click()
  await page
    .getByRole('menuitem', { name: item })
    .or(page.getByRole('menuitemradio', { name: item }))
    .click()
}

async function select(page: Page, title: string, modifiers: ('Shift' | 'Control')[] = []): Promise<void> {
  await card(page, title).hover()
  await card(page, title).getByRole('checkbox').click({ modifiers })
}

async function listDesigns(person: Browser, query = ''): Promise<ListedDesign[]> {
  return (await person.get(`/api/designs?limit=100${query}`)).body.designs
}

describe.skipIf(!browser)('the page of designs', () => {
  test('finds designs by their tags, and links to those with the tag', async () => {
    const ada = await signUpWithDesigns(['Poster', 'Flyer'], { tags: ['summer', 'sale'] })
    const { page } = await visits.open({ as: ada, path: '/designs' })
    await page.getByRole('searchbox').fill('Summ')
    const offer = page.getByRole('link', { name: 'View 2 designs tagged “summer”' })
    await expect.poll(() => titles(page)).toEqual(['Poster', 'Flyer'])
    await offer.focus()
    await page.keyboard.press('Enter')
    await expect.poll(() => titles(page)).toEqual(['Poster', 'Flyer'])
    await expect.poll(() => new URL(page.url()).search).toBe('?tag=summer')
    await expect.poll(() => page.getByRole('searchbox').inputValue()).toBe('')
    await expect.poll(() => offer.count()).toBe(0)
  })

  test('creates the first design in the chosen size and opens it', async () => {
    const ada = await signUpWithDesigns([])
    const { page } = await visits.open({ as: ada, path: '/designs' })
    await page.getByRole('heading', { name: 'No designs yet' }).waitFor()
    await page.getByRole('main').getByRole('button', { name: 'New design' }).last().click()
    const dialog = page.getByRole('dialog', { name: 'New design' })
    await dialog.getByLabel('Title').fill('Menu of the day')
    await dialog.getByRole('button', { name: /^A4(?! landscape)/ }).click()
    const held = Promise.withResolvers<undefined>()
    const creations: string[] = []
    await page.route('**/api/designs', async (route) => {
      creations.push(route.request().method())
      await held.promise
      await route.continue()
    })
    await dialog.getByRole('button', { name: 'Create' }).click()
    await dialog.getByRole('button', { name: /^A4(?! landscape)/ }).dblclick()
    held.resolve(undefined)
    await page.getByRole('heading', { level: 1, name: 'Edit Menu of the day' }).waitFor()
    expect(creations).toEqual(['POST'])
    expect(await listDesigns(ada)).toMatchObject([{ title: 'Menu of the day', width: 794, height: 1123 }])
  })

  test('shows an error for an invalid size and marks the field', async () => {
    const ada = await signUpWithDesigns([])
    const { page } = await visits.open({ as: ada, path: '/designs', expected: [/status of 400/] })
    await page.keyboard.press('n')
    const dialog = page.getByRole('dialog')
    await dialog.getByLabel('Width').fill('20000')
    await dialog.getByRole('button', { name: 'Create' }).click()
    await expect.poll(() => dialog.getByRole('alert').innerText()).toContain('10,000')
    await expect.poll(() => dialog.getByLabel('Width').getAttribute('aria-invalid')).toBe('true')
    expect(await listDesigns(ada)).toEqual([])
  })

  test('renames a design in place with F2, and cancels with Escape', async () => {
    const ada = await signUpWithDesigns(['Poster', 'Flyer'])
    const { page } = await visits.open({ as: ada, path: '/designs' })
    await card(page, 'Flyer').getByRole('link').focus()
    await page.keyboard.press('F2')
    await page.getByLabel('Title', { exact: true }).and(page.locator(':focus')).waitFor()
    await page.keyboard.type('<b>Leaflet</b>')
    await page.keyboard.press('Enter')
    await expect.poll(() => titles(page)).toEqual(['Poster', '<b>Leaflet</b>'])
    await expect
      .poll(async () => (await listDesigns(ada)).map(({ title }) => title))
      .toEqual(['<b>Leaflet</b>', 'Poster'])
    await expect.poll(() => page.evaluate("document.activeElement.matches('[data-card]')")).toBe(true)
    await page.keyboard.press('F2')
    await page.getByLabel('Title', { exact: true }).and(page.locator(':focus')).waitFor()
    await page.keyboard.type('Nothing')
    await page.keyboard.press('Escape')
    await expect.poll(() => titles(page)).toEqual(['Poster', '<b>Leaflet</b>'])
  })

  test('reverts a failed rename and shows an error', async () => {
    const ada = await signUpWithDesigns(['Poster'])
    const { page } = await visits.open({ as: ada, path: '/designs', expected: [/ERR_FAILED/] })
    await page.route('**/api/designs/des_*', (route) => route.abort())
    await choose(page, 'Poster', 'Rename')
    await page.getByLabel('Title', { exact: true }).fill('Placard')
    await page.keyboard.press('Enter')
    await page.getByText('Couldn’t rename the design:').first().waitFor()
    await expect.poll(() => titles(page)).toEqual(['Poster'])
  })

  test('tags several designs at once, filters by tag, and clears the filter', async () => {
    const ada = await signUpWithDesigns(['One', 'Two', 'Three'], { tags: ['old'] })
    const { page } = await visits.open({ as: ada, path: '/designs' })
    await select(page, 'One')
    await select(page, 'Three')
    await page.getByRole('button', { name: 'Tags' }).click()
    const dialog = page.getByRole('dialog')
    await dialog.getByLabel('Tags', { exact: true }).fill('summer')
    await page.keyboard.press('Enter')
    await dialog.getByRole('button', { name: 'Remove old' }).click()
    await dialog.getByRole('button', { name: 'Save tags' }).click()
    await page.getByText('Tags updated on 2 designs').first().waitFor()
    await dialog.waitFor({ state: 'hidden' })
    await page.getByRole('button', { name: 'Clear selection (Esc)' }).click()
    await page.getByRole('button', { name: 'Tag', exact: true }).click()
    await page.getByRole('button', { name: /^summer/ }).click()
    await expect.poll(async () => (await titles(page)).sort()).toEqual(['One', 'Three'])
    expect((await listDesigns(ada, '&tag=old')).map(({ title }) => title)).toEqual(['Two'])
    await page.getByRole('button', { name: 'Clear' }).click()
    await expect.poll(async () => (await titles(page)).length).toBe(3)
  })

  test('filters by words and by visibility, and shows a message if nothing matches', async () => {
    const ada = await signUpWithDesigns(['Café menu', 'Wine list'])
    const { page } = await visits.open({ as: ada, path: '/designs' })
    await page.keyboard.press('/')
    await page.keyboard.type('cafe')
    await expect.poll(() => titles(page)).toEqual(['Café menu'])
    await expect.poll(() => new URL(page.url()).searchParams.get('q')).toBe('cafe')
    await choose(page, 'Café menu', 'Anyone with the link')
    await page.getByRole('button', { name: 'Visibility' }).click()
    await page.getByRole('menuitemradio', { name: 'Anyone with the link' }).click()
    await expect.poll(() => page.getByText('1 design', { exact: true }).count()).toBe(1)
    await expect
      .poll(async () => (await listDesigns(ada, '&visibility=unlisted')).map(({ title }) => title))
      .toEqual(['Café menu'])
    await page.getByRole('searchbox').fill('wine')
    await page.getByRole('heading', { name: 'No results' }).waitFor()
    await page.getByRole('button', { name: 'Show all designs' }).click()
    await expect.poll(async () => (await titles(page)).length).toBe(2)
  })

  test('duplicates a design', async () => {
    const ada = await signUpWithDesigns(['Ticket'])
    const { page } = await visits.open({ as: ada, path: '/designs' })
    await choose(page, 'Ticket', 'Duplicate')
    await expect.poll(() => titles(page)).toEqual(['Copy of Ticket', 'Ticket'])
  })

  test('selects by checkbox, by range, all and none, and moves designs to the trash and back', async () => {
    const ada = await signUpWithDesigns(['A', 'B', 'C', 'D', 'E'])
    const { page } = await visits.open({ as: ada, path: '/designs' })
    await select(page, 'B')
    await select(page, 'D', ['Shift'])
    await page.getByText('3 designs selected').waitFor()
    await page.keyboard.press('Escape')
    await expect.poll(() => page.getByText('selected').count()).toBe(0)
    await page.keyboard.press('Control+a')
    await page.getByText('5 designs selected').waitFor()
    await select(page, 'A')
    await page.getByText('4 designs selected').waitFor()
    await page.keyboard.press('Delete')
    await expect.poll(() => titles(page)).toEqual(['A'])
    // A message with the pointer on it stays.
    await page.getByText('4 designs moved to trash').first().hover()
    await expect.poll(async () => (await ada.get('/api/trash')).body.total).toBe(4)
    await page.getByRole('button', { name: 'Undo' }).click()
    await expect.poll(async () => (await titles(page)).length).toBe(5)
    await expect.poll(async () => (await ada.get('/api/trash')).body.total).toBe(0)
  })

  test('is usable with the keyboard alone, and lists its shortcuts', async () => {
    const ada = await signUpWithDesigns(['A', 'B', 'C', 'D', 'E', 'F'])
    const { page } = await visits.open({ as: ada, path: '/designs', viewport: { width: 1440, height: 900 } })
    const focused = (): Promise<string> => page.evaluate('document.activeElement.innerText')
    await card(page, 'A').getByRole('link').focus()
    await page.keyboard.press('ArrowRight')
    await expect.poll(() => focused()).toBe('B')
    await page.keyboard.press('ArrowDown')
    await expect.poll(() => focused()).toBe('F')
    await page.keyboard.press('Space')
    await page.getByText('1 design selected').waitFor()
    await page.keyboard.press('Shift+ArrowLeft')
    await page.getByText('2 designs selected').waitFor()
    await page.keyboard.press('Escape')
    await page.keyboard.press('Delete')
    await expect.poll(() => titles(page)).toEqual(['A', 'B', 'C', 'D', 'F'])
    await expect.poll(focused).toBe('F')
    await page.keyboard.press('?')
    await page.getByRole('dialog', { name: 'Keyboard shortcuts' }).waitFor()
    await page.keyboard.press('Escape')
    await page.getByRole('dialog').waitFor({ state: 'detached' })
    await card(page, 'C').getByRole('link').focus()
    await page.keyboard.press('Enter')
    await page.getByRole('heading', { level: 1, name: 'C' }).waitFor()
  })
})

describe.skipIf(!browser)('the trash', () => {
  test('shows the deletion date of each design, restores one, and permanently deletes after confirmation', async () => {
    const ada = await signUpWithDesigns(['Keep', 'Drop', 'Last'])
    for (const { _id } of await listDesigns(ada)) await ada.delete(`/api/designs/${_id}`)
    const { page } = await visits.open({ as: ada, path: '/trash' })
    const row = (title: string) => page.getByRole('listitem').filter({ hasText: title })
    const { purgeAt } = (await ada.get('/api/trash')).body.designs[0]
    const day = new Intl.DateTimeFormat('en', { day: 'numeric', month: 'short', year: 'numeric' })
    await expect.poll(() => row('Keep').innerText()).toContain(day.format(new Date(purgeAt)))
    await row('Keep').getByRole('button', { name: 'Restore', exact: true }).click()
    await row('Keep').waitFor({ state: 'detached' })
    await expect.poll(async () => (await listDesigns(ada)).map(({ title }) => title)).toEqual(['Keep'])

    await row('Drop').getByRole('button', { name: 'Permanently delete Drop' }).click()
    const confirmation = page.getByRole('dialog', { name: /Permanently delete “Drop”/ })
    await confirmation.getByRole('button', { name: 'Cancel' }).click()
    expect((await ada.get('/api/trash')).body.total).toBe(2)
    await row('Drop').getByRole('button', { name: 'Permanently delete Drop' }).click()
    await confirmation.getByRole('button', { name: 'Delete permanently' }).click()
    await row('Drop').waitFor({ state: 'detached' })
    await expect.poll(async () => (await ada.get('/api/trash')).body.total).toBe(1)

    await page.getByRole('button', { name: 'Empty trash' }).click()
    await page.getByRole('dialog').getByRole('button', { name: 'Delete permanently' }).click()
    await page.getByRole('heading', { name: 'The trash is empty' }).waitFor()
    await expect.poll(async () => (await ada.get('/api/trash')).body.total).toBe(0)
  })
})

describe.skipIf(!browser)('a design', () => {
  test('that is empty shows a curl command that adds text when pasted into a shell', async () => {
    const ada = await signUpWithDesigns(['Blank'])
    const [design] = await listDesigns(ada)
    const { secret } = (await ada.post('/web/keys', { name: 'Terminal' })).body
    const { page } = await visits.open({ as: ada, path: `/designs/${design?._id ?? ''}` })
    await page.getByText('Add your first text with the API', { exact: true }).click()
    const command = await page.getByLabel('Add your first text with the API, in curl', { exact: true }).innerText()
    const { stdout } = await run('sh', ['-c', command], { env: { ...process.env, KEY: secret } })
    expect(JSON.parse(stdout)).toMatchObject({ _id: design?._id, revision: 2 })
    await page.reload()
    await page.getByRole('heading', { level: 1, name: 'Blank' }).waitFor()
    await page.getByRole('heading', { name: 'Exports' }).waitFor()
    await expect.poll(() => page.getByText('This design is empty').count()).toBe(0)
    const text = { type: 'text', text: 'Hello' }
    expect((await ada.get(`/api/designs/${design?._id ?? ''}`)).body.document.pages[0].elements).toMatchObject([text])
  })

  test('shows each page, and is available by the link that it shows once it is unlisted', async () => {
    const pages = [
      { id: 'one', background: '#ff0000', elements: [] },
      { id: 'two', background: '#00ff00', elements: [] },
    ]
    const ada = await signUpWithDesigns(['Two pages'], { document: { version: 1, pages } })
    const [design] = await listDesigns(ada)
    const path = `/designs/${design?._id ?? ''}`
    const { page } = await visits.open({ as: ada, path })
    await page.getByRole('img', { name: 'Page 1 of Two pages' }).waitFor()
    await page.getByRole('button', { name: 'Page 2' }).click()
    const picture = page.getByRole('img', { name: 'Page 2 of Two pages' })
    await expect.poll(() => picture.evaluate((img) => (img as { naturalWidth?: number }).naturalWidth ?? 0)).toBe(1_600)
    const color = async (): Promise<number[]> => {
      const pixel = await sharp(await picture.screenshot())
        .resize(1, 1)
        .raw()
        .toBuffer()
      return [...pixel.subarray(0, 3)].map((channel) => Math.round(channel / 255))
    }
    await expect.poll(color).toEqual([0, 1, 0])

    expect((await ada.get(`/web/shared/${design?._id ?? ''}`)).status).toBe(404)
    await page.getByText('Unlisted', { exact: true }).click()
    await page.getByText(`/s/${design?._id ?? ''}`).waitFor()
    await page.getByLabel('Allow downloads').check()
    await expect
      .poll(async () => (await listDesigns(ada))[0])
      .toMatchObject({
        visibility: 'unlisted',
        sharing: { download: true, copy: false },
      })
    expect((await ada.get(`/web/shared/${design?._id ?? ''}`)).status).toBe(200)
  })

  test('of another account is a 404', async () => {
    const ada = await signUpWithDesigns(['Secret'])
    const [design] = await listDesigns(ada)
    const { page } = await visits.open({ as: owner, expected: [/status of 404/] })
    await page.goto(`${service.url}/designs/${design?._id ?? ''}`)
    await page.getByRole('heading', { name: 'Page not found' }).waitFor()
    await expect.poll(() => page.getByText('Secret').count()).toBe(0)
  })

  test('in the trash has a button that restores it', async () => {
    const ada = await signUpWithDesigns(['Thrown'])
    const [design] = await listDesigns(ada)
    await ada.delete(`/api/designs/${design?._id ?? ''}`)
    const { page } = await visits.open({ as: ada, expected: [/status of 404/] })
    await page.goto(`${service.url}/designs/${design?._id ?? ''}`)
    await page.getByRole('button', { name: 'Restore' }).click()
    await page.getByRole('heading', { level: 1, name: 'Thrown' }).waitFor()
    await expect.poll(async () => (await listDesigns(ada)).length).toBe(1)
  })

  test('is exported as PNG and PDF with the options chosen in the dialog', async () => {
    const text = {
      ...{ id: 'who', type: 'text', x: 10, y: 10, width: 380, height: 100, fontFamily: 'Inter', fontSize: 40 },
      text: 'Hello, {{name|world}}',
    }
    const ada = await signUpWithDesigns(['Greeting'], {
      document: { version: 1, pages: [{ id: 'page', background: '#ffffff', elements: [text] }] },
    })
    const [design] = await listDesigns(ada)
    const { page } = await visits.open({
      as: ada,
      path: `/designs/${design?._id ?? ''}`,
      expected: [/status of 400/],
    })
    await page.getByRole('button', { name: 'Export', exact: true }).click()
    const dialog = page.getByRole('dialog', { name: 'Export' })
    const clickButton = (name: string | RegExp) => dialog.getByRole('button', { name, exact: true }).click()

    await dialog.getByLabel('Scale').fill('80')
    await clickButton('Export')
    await expect.poll(() => dialog.getByRole('alert').innerText()).toContain('8')
    await expect.poll(() => dialog.getByText('00 px').count()).toBe(0)
    await dialog.getByLabel('Scale').fill('2')
    await expect.poll(() => dialog.getByRole('alert').count()).toBe(0)
    await expect.poll(() => dialog.getByText('800 × 600 px').count()).toBe(1)
    await dialog.getByLabel('Transparent background').check()
    await clickButton(/^More options/)
    await dialog.getByLabel('File name').fill('hello there')
    await clickButton('Export')
    const download = dialog.getByRole('link', { name: 'Download' })
    await download.waitFor()
    const png = await saved(page, () => download.click())
    expect(png.name).toBe('hello there.png')
    expect(await sharp(png.bytes).metadata()).toMatchObject({ format: 'png', width: 800, height: 600, hasAlpha: true })

    await dialog.getByText('PDF', { exact: true }).first().click()
    await expect.poll(() => dialog.getByLabel('Transparent background').count()).toBe(0)
    await expect.poll(() => dialog.getByLabel('Scale').inputValue()).toBe('1')
    await dialog.getByLabel('Scale').fill('2')
    await clickButton(/^Print and standards/)
    await dialog.getByLabel('Bleed').fill('3,175')
    await dialog.getByLabel('Unit').selectOption('px')
    await expect.poll(() => dialog.getByLabel('Bleed').inputValue()).toBe('12')
    await dialog.getByLabel('Colors').selectOption('Coated paper (FOGRA39, ISO Coated v2)')
    await dialog.getByLabel('Print (PDF/X-4)').check()
    await dialog.getByLabel('Add crop marks').check()
    await dialog.getByLabel('Author').fill('Ada')
    await clickButton(/^Content for this export/)
    await dialog.getByLabel('Name', { exact: true }).fill('Grace')
    await dialog.locator('summary').click()
    const code = await dialog.getByLabel('API request, in curl', { exact: true }).innerText()
    await clickButton('Export again')
    await expect
      .poll(async () => (await ada.get('/api/exports')).body.exports[0])
      .toMatchObject({
        format: 'pdf',
        status: 'completed',
        options: {
          scale: 2,
          bleed: 12,
          cropMarks: true,
          colorProfile: 'fogra39-coated',
          conformsTo: ['PDF/X-4'],
          metadata: { author: 'Ada' },
          data: { name: 'Grace' },
        },
      })
    await dialog.getByRole('heading', { name: 'PDF', exact: true }).waitFor()
    await download.waitFor()
    const pdf = await saved(page, () => download.click())
    expect(pdf.name).toBe('hello there.pdf')
    if (poppler) expect(await poppler.text(pdf.bytes)).toContain('Hello, Grace')

    const body = JSON.parse(/-d '([\s\S]*)'$/.exec(code)?.[1] ?? '')
    expect(await ada.post('/api/exports', body)).toMatchObject({
      status: 202,
      body: { format: 'pdf', options: { scale: 2, bleed: 12, data: { name: 'Grace' } } },
    })
    await page.keyboard.press('Escape')
    await dialog.waitFor({ state: 'detached' })
    await expect.poll(() => page.getByRole('region', { name: 'Exports' }).getByRole('listitem').count()).toBe(3)

    await page.reload()
    await page.getByRole('button', { name: 'Export', exact: true }).click()
    await expect.poll(() => dialog.getByRole('radio', { name: 'PDF' }).isChecked()).toBe(true)
    await expect.poll(() => dialog.getByLabel('Colors').inputValue()).toBe('fogra39-coated')
    await expect.poll(() => dialog.getByLabel('Bleed').inputValue()).toBe('')
  })

  test('shows the warnings of its export', async () => {
    const text = {
      id: 'who',
      type: 'text',
      x: 10,
      y: 10,
      width: 380,
      height: 100,
      fontSize: 40,
      text: 'Hello, {{name}}',
    }
    const ada = await signUpWithDesigns(['Unfilled'], {
      document: { version: 1, pages: [{ id: 'page', elements: [text] }] },
    })
    const [design] = await listDesigns(ada)
    const { page } = await visits.open({ as: ada, path: `/designs/${design?._id ?? ''}` })
    await page.getByRole('button', { name: 'Export', exact: true }).click()
    const dialog = page.getByRole('dialog', { name: 'Export' })
    await dialog.getByRole('button', { name: 'Export', exact: true }).click()
    await dialog.getByText('Warnings', { exact: true }).waitFor()
    await expect.poll(() => dialog.getByRole('region', { name: 'Export result' }).innerText()).toContain('name')
  })

  test('is previewed as it will be exported, and the focus moves to the file and back to the Export button', async () => {
    const text = { id: 'who', type: 'text', x: 10, y: 10, width: 380, height: 100, fontSize: 60, text: '{{name}}' }
    const ada = await signUpWithDesigns(['Greeting'], {
      document: { version: 1, pages: [{ id: 'page', elements: [text] }] },
    })
    const [design] = await listDesigns(ada)
    const { page } = await visits.open({ as: ada, path: `/designs/${design?._id ?? ''}` })
    const opener = page.getByRole('button', { name: 'Export', exact: true })
    const focused = page.locator(':focus')
    await opener.press('Enter')
    const dialog = page.getByRole('dialog', { name: 'Export' })
    const preview = dialog.getByRole('img', { name: 'Export preview, page 1 of Greeting' })
    await preview.and(dialog.locator('.animate-fade-in')).waitFor()
    const unfilled = await preview.screenshot()
    await dialog.getByLabel('Name (required)').pressSequentially('Grace')
    await expect.poll(async () => unfilled.equals(await preview.screenshot())).toBe(false)
    await expect.poll(() => dialog.getByLabel('Name (required)').inputValue()).toBe('Grace')
    await page.keyboard.press('Enter')
    await dialog.getByRole('link', { name: 'Download' }).waitFor()
    await expect.poll(() => focused.innerText()).toBe('Download')
    await page.keyboard.press('Escape')
    await dialog.waitFor({ state: 'detached' })
    await expect.poll(() => focused.innerText()).toBe('Export')
    await page.keyboard.press('Enter')
    await expect.poll(() => dialog.getByLabel('Name (required)').inputValue()).toBe('Grace')
  })
})
