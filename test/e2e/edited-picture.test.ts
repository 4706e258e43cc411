import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Page } from 'playwright-core'
import { describe, expect, test } from 'vitest'
import type { Size } from '../../src/document/document.ts'
import { readFixture } from '../fixtures/fixtures.ts'
import { paperOf, type ScreenPoint, untilDrawn } from '../setup/drawn-editor.ts'
import type { Browser } from '../setup/browser.ts'
import { callPlaten } from '../setup/call-platen.ts'
import { comparePictures } from '../setup/compare-pictures.ts'
import { exported } from '../setup/exporting.ts'
import { onWhite, stagePicture } from '../setup/stage-picture.ts'
import { useApp } from '../setup/use-app.ts'
import type { Visits } from '../setup/visits.ts'

/*
 * After a design has been changed by hand, the canvas of the editor, `platen render` of the saved document and an
 * export through the API are one picture.
 */

/** As where the painter is compared in both places: photographs are scaled differently. */
const DRAWN = { threshold: 0.05, perMillion: 100 }
const PHOTOGRAPHS = { threshold: 0.1, perMillion: 200 }

const FIXTURES = Object.entries({
  glass: PHOTOGRAPHS,
  'images-and-masks': PHOTOGRAPHS,
  languages: DRAWN,
  patterns: PHOTOGRAPHS,
  'polygons-stars-flips': DRAWN,
  'shadows-and-blends': PHOTOGRAPHS,
  'shapes-strokes-gradients': DRAWN,
  'strokes-masks-clips': PHOTOGRAPHS,
  'text-on-paths': DRAWN,
  'text-styles': PHOTOGRAPHS,
  'transforms-and-groups': PHOTOGRAPHS,
  'vertical-text': DRAWN,
})

/** Something is drawn, grouped and typed on these: with blend modes, glass and its blur, right-to-left text, masks. */
const ADDED_TO = ['glass', 'languages', 'shadows-and-blends', 'strokes-masks-clips']
const WORDS = 'Hi שלום 👋'

/** Of the largest fixtures. */
const SIZE = { width: 1080, height: 1080 }
/** With room for the bars and panels of the editor, and around the page. */
const VIEWPORT = { width: SIZE.width + 700, height: SIZE.height + 260 }

let ada: Browser
let visits: Visits
let folder: string

const browser = await useApp(({ owner, visits: opened, service }) => {
  ada = owner
  visits = opened
  folder = service.dataFolder
})

describe.skipIf(!browser)('after a walk with pointer and keys', () => {
  // All in one design, since opening, saving and exporting take longer than the walks.
  test('every page is the same on the canvas, from the command line and from the API', async () => {
    const document = { version: 1, pages: await Promise.all(FIXTURES.map(([name]) => pageOf(name))) }
    const { body } = await ada.post('/api/designs', { ...SIZE, document })
    const page = await open(body._id)
    for (const [index, [name]] of FIXTURES.entries()) {
      await show(page, index)
      await walk(page)
      if (ADDED_TO.includes(name)) await add(page)
    }
    await page.keyboard.press('Control+s')
    await page.getByText('Saved', { exact: true }).waitFor()

    const { body: saved } = await ada.get(`/api/designs/${body._id}`)
    const [exported, rendered] = [await exportOf(saved._id), await renderOf(saved)]
    for (const [index, [name, tolerance]] of [...FIXTURES.entries()].toReversed()) {
      const [file, own] = [exported[index], rendered[index]]
      if (!file || !own) throw new Error(`There is no picture of ${name}.`)
      expect(saved.document.pages[index], name).not.toEqual(document.pages[index])
      if (ADDED_TO.includes(name)) expectAdded(saved.document.pages[index])
      expect((await comparePictures([own, file], { threshold: 0 })).perMillion, name).toBe(0)
      await show(page, index)
      const difference = async (): Promise<number> =>
        (await comparePictures([await stagePicture(page, SIZE), file], tolerance)).perMillion
      // Pictures and fonts may still be loading.
      await expect.poll(difference, { message: name }).toBeLessThan(tolerance.perMillion)
    }
  })
})

async function show(page: Page, index: number): Promise<void> {
  await page.getByRole('button', { name: new RegExp(`^Page ${index + 1}$`) }).click()
  await page.locator(`[data-stage][aria-label*="${index + 1} of ${FIXTURES.length}"]`).waitFor()
  await page.locator('[data-stage]').focus()
}

/** The page of a fixture, with IDs of its own. */
async function pageOf(name: string): Promise<object> {
  const { document } = await readFixture(name)
  const named = (value: object): object =>
    Object.fromEntries(
      Object.entries(value).map(([key, inner]: [string, unknown]) => {
        if (key === 'id') return [key, `${name}-${String(inner)}`]
        return [key, key === 'elements' ? (inner as object[]).map(named) : inner]
      }),
    )
  return named(document.pages[0] ?? {})
}

/** At 100 %. */
async function open(id: string): Promise<Page> {
  const { page } = await visits.open({ as: ada, path: `/designs/${id}/edit`, viewport: VIEWPORT })
  await untilDrawn(page)
  await page.locator('[data-stage]').focus()
  await page.keyboard.press('Shift+Digit0')
  return page
}

/** Moves, resizes, turns, copies, arranges, undoes and redoes, and moves everything at once. */
async function walk(page: Page): Promise<void> {
  const paper = await paperOf(page)
  const at = (x: number, y: number): [number, number] => [paper.x + x * SIZE.width, paper.y + y * SIZE.height]
  await dragBy(page, at(0.3, 0.3), [23, 17])
  await page.keyboard.press('Escape')
  await page.keyboard.press('Tab')
  await dragHandle(page, '1,1', [15, 9])
  await dragHandle(page, 'rotation', [31, 12])
  await page.keyboard.press('Shift+ArrowRight')
  await page.keyboard.press('Control+d')
  await page.keyboard.press('Control+BracketLeft')
  for (const key of ['Control+z', 'Control+z', 'Control+Shift+z']) await page.keyboard.press(key)
  await page.keyboard.press('Control+a')
  await dragBy(page, at(0.5, 0.5), [-6, 5])
  await page.keyboard.press('ArrowUp')
  await page.keyboard.press('Escape')
}

/** Draws a rectangle and an ellipse, resizes and turns the ellipse, groups both, and types in two directions. */
async function add(page: Page): Promise<void> {
  const paper = await paperOf(page)
  const at = (x: number, y: number): [number, number] => [paper.x + x, paper.y + y]
  await page.keyboard.press('r')
  await dragBy(page, at(40, 40), [120, 70])
  await page.keyboard.press('o')
  await dragBy(page, at(240, 30), [90, 100])
  await dragHandle(page, '1,1', [25, 12])
  await dragHandle(page, 'rotation', [30, 10])
  await page.keyboard.down('Shift')
  await page.mouse.click(...at(100, 75))
  await page.keyboard.up('Shift')
  await page.keyboard.press('Control+g')
  await page.keyboard.press('t')
  await page.mouse.click(...at(60, 180))
  await page.keyboard.type(WORDS)
  await page.keyboard.press('Escape')
  await page.keyboard.press('Escape')
}

function expectAdded({
  elements,
}: {
  elements: readonly { type: string; text?: string; elements?: object[] }[]
}): void {
  const [group, text] = elements.slice(-2)
  expect(group).toMatchObject({ type: 'group', elements: [{ type: 'rect' }, { type: 'ellipse' }] })
  expect(text).toMatchObject({ type: 'text', text: WORDS })
}

async function dragBy(page: Page, [x, y]: ScreenPoint, by: ScreenPoint): Promise<void> {
  await page.mouse.move(x, y)
  await page.mouse.down()
  await page.mouse.move(x + by[0], y + by[1], { steps: 2 })
  await page.mouse.up()
}

async function dragHandle(page: Page, name: string, by: ScreenPoint): Promise<void> {
  const box = await page
    .locator(`[data-handle="${name}"]`)
    .first()
    .boundingBox({ timeout: 1_000 })
    .catch(() => null)
  if (box) await dragBy(page, [box.x + box.width / 2, box.y + box.height / 2], by)
}

async function exportOf(id: string): Promise<Buffer[]> {
  const { files } = await exported(ada, { designId: id, format: 'png' })
  return Promise.all(
    files.map(async ({ url }) => {
      const file = await fetch(url)
      return onWhite(new Uint8Array(await file.arrayBuffer()))
    }),
  )
}

async function renderOf({
  _id: id,
  width,
  height,
  document,
}: Size & { _id: string; document: object }): Promise<Buffer[]> {
  const design = join(folder, `${id}.json`)
  await writeFile(design, JSON.stringify({ width, height, document }))
  const { code, stdout, stderr } = await callPlaten(['render', design, '--output', join(folder, `${id}.png`)])
  if (code !== 0) throw new Error(stderr)
  return Promise.all(
    stdout
      .trim()
      .split('\n')
      .map(async (path) => onWhite(await readFile(path))),
  )
}
