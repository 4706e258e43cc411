import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Page } from 'playwright-core'
import { describe, expect, test } from 'vitest'
import type { Size } from '../../src/document/document.ts'
import { readFixture } from '../fixtures/fixtures.ts'
import { paperOf, untilDrawn } from '../setup/drawn-editor.ts'
import type { Browser } from '../setup/browser.ts'
import { callPlaten } from '../setup/call-platen.ts'
import { comparePictures } from '../setup/compare-pictures.ts'
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
    for (const [index] of FIXTURES.entries()) {
      await show(page, index)
      await walk(page)
    }
    await page.keyboard.press('Control+s')
    await page.getByText('Saved', { exact: true }).waitFor()

    const { body: saved } = await ada.get(`/api/designs/${body._id}`)
    const [exported, rendered] = [await exportOf(saved._id), await renderOf(saved)]
    for (const [index, [name, tolerance]] of [...FIXTURES.entries()].toReversed()) {
      const [file, own] = [exported[index], rendered[index]]
      if (!file || !own) throw new Error(`There is no picture of ${name}.`)
      expect(saved.document.pages[index], name).not.toEqual(document.pages[index])
      expect(comparePictures([own, file], { threshold: 0 }).perMillion, name).toBe(0)
      await show(page, index)
      const difference = async (): Promise<number> =>
        comparePictures([await stagePicture(page, SIZE), file], tolerance).perMillion
      // Pictures and fonts may still be loading.
      await expect.poll(difference, { message: name, timeout: 10_000 }).toBeLessThan(tolerance.perMillion)
    }
  }, 180_000)
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
  const drag = async (from: readonly [number, number], by: readonly [number, number]): Promise<void> => {
    await page.mouse.move(...from)
    await page.mouse.down()
    await page.mouse.move(from[0] + by[0], from[1] + by[1], { steps: 2 })
    await page.mouse.up()
  }
  const dragHandle = async (name: string, by: readonly [number, number]): Promise<void> => {
    const box = await page
      .locator(`[data-handle="${name}"]`)
      .first()
      .boundingBox({ timeout: 1_000 })
      .catch(() => null)
    if (box) await drag([box.x + box.width / 2, box.y + box.height / 2], by)
  }
  await drag(at(0.3, 0.3), [23, 17])
  await page.keyboard.press('Escape')
  await page.keyboard.press('Tab')
  await dragHandle('1,1', [15, 9])
  await dragHandle('rotation', [31, 12])
  await page.keyboard.press('Shift+ArrowRight')
  await page.keyboard.press('Control+d')
  await page.keyboard.press('Control+BracketLeft')
  for (const key of ['Control+z', 'Control+z', 'Control+Shift+z']) await page.keyboard.press(key)
  await page.keyboard.press('Control+a')
  await drag(at(0.5, 0.5), [-6, 5])
  await page.keyboard.press('ArrowUp')
  await page.keyboard.press('Escape')
}

async function exportOf(id: string): Promise<Buffer[]> {
  const { body } = await ada.post('/api/exports', { designId: id, format: 'png' }, { prefer: 'wait=60' })
  return Promise.all(
    body.files.map(async ({ url }: { url: string }) => {
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
