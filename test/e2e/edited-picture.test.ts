import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Page } from 'playwright-core'
import { describe, expect, test } from 'vitest'
import type { Size } from '../../src/document/document.ts'
import { readFixture } from '../fixtures/fixtures.ts'
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

/** As in the comparison of the painter in both places: photographs are scaled differently. */
const DRAWN = { threshold: 0.05, perMillion: 100 }
const PHOTOGRAPHS = { threshold: 0.1, perMillion: 200 }

const FIXTURES: readonly (readonly [name: string, tolerance: typeof DRAWN])[] = [
  ['glass', PHOTOGRAPHS],
  ['images-and-masks', PHOTOGRAPHS],
  ['languages', DRAWN],
  ['patterns', PHOTOGRAPHS],
  ['polygons-stars-flips', DRAWN],
  ['shadows-and-blends', PHOTOGRAPHS],
  ['shapes-strokes-gradients', DRAWN],
  ['strokes-masks-clips', PHOTOGRAPHS],
  ['text-on-paths', DRAWN],
  ['text-styles', PHOTOGRAPHS],
  ['transforms-and-groups', PHOTOGRAPHS],
  ['vertical-text', DRAWN],
]

/** What the bars and panels of the editor take of the window, and some room around the page. */
const AROUND = { width: 760, height: 320 }

let ada: Browser
let visits: Visits
let folder: string

const browser = await useApp(({ owner, visits: opened, service }) => {
  ada = owner
  visits = opened
  folder = service.dataFolder
})

describe.skipIf(!browser)('after a walk with pointer and keys', () => {
  test.each(FIXTURES)(
    '%s is the same on the canvas, from the command line and from the API',
    async (name, tolerance) => {
      const { size, document } = await readFixture(name)
      const { body } = await ada.post('/api/designs', { ...size, document })
      const page = await open(body._id, size)
      await walk(page, size)
      await page.getByText('Saved', { exact: true }).waitFor()
      const { body: saved } = await ada.get(`/api/designs/${body._id}`)
      expect(saved.document).not.toEqual(body.document)

      const [canvas, exported, rendered] = [
        await stagePicture(page, size),
        await exportOf(saved._id),
        await renderOf(saved),
      ]
      expect(comparePictures([rendered, exported], { threshold: 0 }).perMillion).toBe(0)
      expect(comparePictures([canvas, exported], tolerance).perMillion).toBeLessThan(tolerance.perMillion)
    },
  )
})

/** At 100 %. */
async function open(id: string, { width, height }: Size): Promise<Page> {
  const viewport = { width: width + AROUND.width, height: height + AROUND.height }
  const { page } = await visits.open({ as: ada, path: `/designs/${id}/edit`, viewport })
  await page.locator('[data-stage][aria-busy=false]').waitFor()
  await page.locator('[data-stage]').focus()
  await page.keyboard.press('Shift+Digit0')
  return page
}

/** Moves, resizes, turns, copies, arranges, undoes and redoes, and moves everything at once. */
async function walk(page: Page, { width, height }: Size): Promise<void> {
  const paper = await page.locator('[data-paper]').boundingBox()
  if (!paper) throw new Error('There is no page.')
  const at = (x: number, y: number): [number, number] => [paper.x + x * width, paper.y + y * height]
  const drag = async (from: readonly [number, number], by: readonly [number, number]): Promise<void> => {
    await page.mouse.move(...from)
    await page.mouse.down()
    await page.mouse.move(from[0] + by[0], from[1] + by[1], { steps: 5 })
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
  for (const [x, y] of [at(0.3, 0.3), at(0.62, 0.7)]) {
    await drag([x, y], [23, 17])
    await page.keyboard.press('Escape')
    await page.keyboard.press('Tab')
    await dragHandle('1,1', [15, 9])
    await dragHandle('rotation', [31, 12])
    await page.keyboard.press('Shift+ArrowRight')
    await page.keyboard.press('Control+d')
    await page.keyboard.press('Control+BracketLeft')
    await page.keyboard.press('Control+z')
    await page.keyboard.press('Control+z')
    await page.keyboard.press('Control+Shift+z')
  }
  await page.keyboard.press('Control+a')
  await drag(at(0.5, 0.5), [-6, 5])
  await page.keyboard.press('ArrowUp')
  await page.keyboard.press('Escape')
}

async function exportOf(id: string): Promise<Buffer> {
  const { body } = await ada.post('/api/exports', { designId: id, format: 'png' }, { prefer: 'wait=30' })
  const file = await fetch(body.files[0].url)
  return onWhite(new Uint8Array(await file.arrayBuffer()))
}

async function renderOf({
  _id: id,
  width,
  height,
  document,
}: Size & { _id: string; document: object }): Promise<Buffer> {
  const [design, picture] = [join(folder, `${id}.json`), join(folder, `${id}.png`)]
  await writeFile(design, JSON.stringify({ width, height, document }))
  const { code, stderr } = await callPlaten(['render', design, '--output', picture])
  if (code !== 0) throw new Error(stderr)
  return onWhite(await readFile(picture))
}
