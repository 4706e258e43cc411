import type { Page } from 'playwright-core'
import { describe, expect, test } from 'vitest'
import { untilDrawn } from '../setup/drawn-editor.ts'
import type { Browser } from '../setup/browser.ts'
import { plainPng } from '../setup/pictures.ts'
import { useApp } from '../setup/use-app.ts'
import type { Visit, Visits } from '../setup/visits.ts'

interface Stored {
  readonly id: string
  readonly type: string
  readonly x: number
  readonly y: number
  readonly width: number
  readonly height: number
  readonly [property: string]: unknown
}

/** One of each arrangement. */
const SECTIONS = ['Text', 'Icons', 'Pictures', 'Codes']
const SIDE = 600

let ada: Browser
let visits: Visits

const browser = await useApp((opened) => {
  visits = opened.visits
  ada = opened.owner
})

/** An editor of an empty page, and what has been saved of it. */
async function openEditor({ expected = [] as readonly RegExp[] } = {}) {
  const { body } = await ada.post('/api/designs', { title: 'Poster', width: SIDE, height: SIDE })
  const visit: Visit = await visits.open({ as: ada, path: `/designs/${body._id}/edit`, expected })
  const { page } = visit
  await untilDrawn(page)
  const elements = async (): Promise<readonly Stored[]> =>
    (await ada.get(`/api/designs/${body._id}`)).body.document.pages[0].elements
  return { page, elements, section: (name: string) => page.getByRole('tab', { name, exact: true }).click() }
}

interface DroppedFile {
  readonly name: string
  readonly bytes: Buffer
  readonly type?: string
}

/** Drops a file in the middle of the page, as from the desktop. */
async function dropFile(page: Page, { name, bytes, type = 'image/png' }: DroppedFile): Promise<void> {
  await page.evaluate(`{
    const stage = document.querySelector('[data-stage]')
    const { left, top, width, height } = stage.getBoundingClientRect()
    const bytes = Uint8Array.fromBase64(${JSON.stringify(bytes.toString('base64'))})
    const dataTransfer = new DataTransfer()
    dataTransfer.items.add(new File([bytes], ${JSON.stringify(name)}, { type: ${JSON.stringify(type)} }))
    const at = { clientX: left + width / 2, clientY: top + height / 2, bubbles: true, cancelable: true, dataTransfer }
    stage.dispatchEvent(new DragEvent('dragover', at))
    stage.dispatchEvent(new DragEvent('drop', at))
  }`)
}

describe.skipIf(!browser)('the panel for adding', () => {
  test('adds by press, by Enter and by drag: texts are ready for typing', async () => {
    const { page, elements, section } = await openEditor()
    await page.getByRole('button', { name: 'Heading', exact: true }).click()
    await page.locator('textarea[data-typing]:focus').waitFor({ state: 'attached' })
    await page.keyboard.type('Open late')
    await page.keyboard.press('Escape')
    await section('Shapes')
    await page.getByRole('tabpanel', { name: 'Shapes' }).getByRole('button', { name: 'Rectangle', exact: true }).focus()
    await page.keyboard.press('ArrowRight')
    await page.keyboard.press('Enter')
    await section('Icons')
    await page.getByLabel('Search icons').fill('shopping cart')
    const cart = page.getByRole('button', { name: 'Shopping cart', exact: true })
    const stage = await page.locator('[data-stage]').boundingBox()
    await cart.dragTo(page.locator('[data-stage]'), {
      targetPosition: { x: (stage?.width ?? 0) / 2, y: (stage?.height ?? 0) / 2 - 100 },
    })
    await expect.poll(async () => (await elements()).map(({ type }) => type)).toEqual(['text', 'rect', 'path'])
    const [text, square, icon] = await elements()
    expect(text).toMatchObject({ text: 'Open late' })
    expect(square?.width).toBe(square?.height)
    expect((square?.x ?? 0) + (square?.width ?? 0) / 2).toBeCloseTo(SIDE / 2, 0)
    expect(icon).toMatchObject({ name: 'Shopping cart', fill: null })
    expect((icon?.y ?? 0) + (icon?.height ?? 0) / 2).toBeLessThan(SIDE / 2 - 50)
  })

  test('opens for pictures by a key, and shows each section', async () => {
    const { page, section } = await openEditor()
    await page.keyboard.press('Control+Shift+K')
    await expect.poll(() => page.evaluate('document.activeElement.textContent')).toBe('Upload pictures')
    for (const name of SECTIONS) {
      await section(name)
      await page.getByRole('tabpanel', { name }).getByRole('button').first().waitFor()
    }
  })

  test('uploads dropped files, replaces the picture beneath, and says what is wrong with a file', async () => {
    const { page, elements } = await openEditor({ expected: [/415|422|400/] })
    await dropFile(page, { name: 'Quay.png', bytes: await plainPng('#102030', [640, 320]) })
    await expect.poll(elements).toMatchObject([{ type: 'image', name: 'Quay', width: 360, height: 180 }])
    const [first] = await elements()
    await dropFile(page, { name: 'Pier.png', bytes: await plainPng('#c04030', [320, 480]) })
    await expect.poll(async () => (await elements())[0]?.['src']).not.toBe(first?.['src'])
    expect(await elements()).toMatchObject([{ type: 'image', width: 360, height: 180 }])

    await dropFile(page, { name: 'Broken.png', bytes: Buffer.from('no picture') })
    const uploads = page.getByRole('list', { name: 'Uploads' })
    await expect.poll(() => uploads.innerText()).toMatch(/Couldn’t upload this file: .*isn’t a valid/)
    await dropFile(page, { name: 'Notes.zip', bytes: Buffer.from('zip'), type: 'application/zip' })
    await expect
      .poll(() => uploads.innerText())
      .toMatch(/Notes\.zip\s+Couldn’t upload this file: Unsupported file type/)
    expect(await elements()).toHaveLength(1)
  })

  test('edits the data of charts, tables, codes and lists', async () => {
    const { page, elements, section } = await openEditor()
    const stored = async (type: string): Promise<Stored | undefined> =>
      (await elements()).find((element) => element.type === type)

    await section('Charts')
    await page.getByRole('button', { name: 'Bar chart', exact: true }).click()
    await page.getByRole('button', { name: 'Edit values' }).click()
    await page.getByLabel('Row 1, This year').fill('12.5')
    await page.keyboard.press('Escape')
    await page.getByLabel('Kind').first().selectOption('donut')
    await expect
      .poll(() => stored('chart'))
      .toMatchObject({ kind: 'donut', series: [{ name: 'This year', values: [12.5, 55, 61, 78] }] })

    await section('Tables')
    await page.getByRole('button', { name: 'Striped table' }).click()
    await page.getByRole('button', { name: 'Edit cells' }).click()
    await page.getByRole('button', { name: 'Add column' }).click()
    await page.getByLabel('Title of column 4').fill('Tax')
    await page.getByLabel('Row 1, Tax').fill('19 %')
    await page.keyboard.press('Escape')
    await expect
      .poll(async () => (await stored('table'))?.['rows'])
      .toMatchObject([['Design', 'Ada', '$1,200', '19 %'], {}, {}])

    await section('Codes')
    await page.getByRole('button', { name: 'EAN-13', exact: true }).click()
    await page.getByRole('textbox', { name: 'Data', exact: true }).first().fill('400638133393')
    await page.getByRole('textbox', { name: 'Data', exact: true }).first().pressSequentially('5')
    await page.getByText(/wrong check digit/).waitFor()
    await expect.poll(async () => (await stored('code'))?.['data']).toBe('400638133393')
    await page.getByLabel('Kind').first().selectOption('qrcode')
    await expect.poll(() => stored('code')).toMatchObject({ symbology: 'qrcode', data: '400638133393' })

    await section('Lists')
    await page.getByRole('button', { name: 'Price list' }).click()
    await page.getByRole('button', { name: 'Edit entries' }).click()
    await page.getByRole('button', { name: 'Add entry' }).click()
    await page.getByRole('dialog').getByLabel('Name').last().fill('Tea')
    await expect.poll(async () => (await stored('repeat'))?.['entries']).toHaveLength(4)
    await expect.poll(async () => (await stored('repeat'))?.['entries']).toMatchObject([{}, {}, {}, { name: 'Tea' }])
  })
})
