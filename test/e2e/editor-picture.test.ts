import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Page } from 'playwright-core'
import { describe, expect, test } from 'vitest'
import type { Element } from '../../src/document/elements/element.ts'
import { readFixture } from '../fixtures/fixtures.ts'
import { drag, paperOf, type ScreenPoint, untilDrawn } from '../setup/drawn-editor.ts'
import type { Browser } from '../setup/browser.ts'
import { comparePictures } from '../setup/compare-pictures.ts'
import { exportedBytes } from '../setup/exporting.ts'
import { runPlaten } from '../setup/run-platen.ts'
import { useApp } from '../setup/use-app.ts'
import type { Visits } from '../setup/visits.ts'

/*
 * What is on the screen of the editor after drawing, moving, resizing, turning, grouping and typing is what
 * the command line renders from the saved design, and what the service exports.
 */

/** As in same-picture.test.ts. */
const TOLERATED = { threshold: 0.1, perMillion: 200 } as const
/** Blend modes, glass and its blur, right-to-left text, masks. */
const DESIGNS = ['shadows-and-blends', 'glass', 'languages', 'strokes-masks-clips'] as const
const VIEWPORT = { width: 1900, height: 1400 }
const WORDS = 'Hi שלום 👋'
let ada: Browser
let visits: Visits

const browser = await useApp((opened) => {
  ;({ visits, owner: ada } = opened)
})

describe.skipIf(!browser)('the editor', () => {
  test.each(DESIGNS)('shows the file after a walk through %s', async (name) => {
    const { size, document } = await readFixture(name)
    const { body: made } = await ada.post('/api/designs', { ...size, document, title: name })
    const { page } = await visits.open({ as: ada, viewport: VIEWPORT, path: `/designs/${made._id}/edit` })
    await untilDrawn(page)
    await walk(page)
    await expect.poll(async () => newElements(await storedElements(made._id))).toEqual(['group', 'text'])
    const { width, height, document: stored } = (await ada.get(`/api/designs/${made._id}`)).body
    const rendered = await renderedPicture({ width, height, document: stored })
    const exported = await exportedBytes(ada, { designId: made._id, format: 'png', pages: [1] })
    expect(comparePictures([rendered, exported], TOLERATED).perMillion).toBe(0)
    // The font of the emoji may still be loading.
    const difference = async (): Promise<number> =>
      comparePictures([rendered, await shownPicture(page, size)], TOLERATED).perMillion
    await expect.poll(difference).toBeLessThanOrEqual(TOLERATED.perMillion)
  })

  /** Those that the walk has added, in front of the others. */
  function newElements(elements: readonly Element[]): string[] {
    const isDone = elements.some((element) => element.type === 'text' && element.text === WORDS)
    return isDone ? elements.slice(-2).map(({ type }) => type) : []
  }

  async function storedElements(id: string): Promise<Element[]> {
    return (await ada.get(`/api/designs/${id}`)).body.document.pages[0].elements
  }
})

async function walk(page: Page): Promise<void> {
  await page.keyboard.press('Shift+0')
  const paper = await paperOf(page)
  const at = (x: number, y: number): [number, number] => [paper.x + x, paper.y + y]
  const draw = (from: ScreenPoint, to: ScreenPoint): Promise<void> => drag(page, [at(...from), at(...to)])
  await page.keyboard.press('r')
  await draw([40, 40], [160, 110])
  await page.keyboard.press('o')
  await draw([240, 30], [330, 130])
  await draw([285, 80], [265, 95])
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

async function dragHandle(page: Page, name: string, [x, y]: readonly [number, number]): Promise<void> {
  const box = await page.locator(`[data-handle="${name}"]`).boundingBox()
  if (!box) throw new Error(`There is no handle ${name}.`)
  const [startX, startY] = [box.x + box.width / 2, box.y + box.height / 2]
  await page.mouse.move(startX, startY)
  await page.mouse.down()
  await page.mouse.move(startX + x, startY + y, { steps: 4 })
  await page.mouse.up()
}

/** What the canvas has of the page, once it is painted exactly. */
async function shownPicture(page: Page, size: { width: number; height: number }): Promise<Buffer> {
  await page.waitForTimeout(300)
  const data = await page.evaluate<string>(`(() => {
    const canvas = document.querySelector('[data-stage] > canvas')
    const [stage, paper] = [canvas, document.querySelector('[data-paper]')].map((each) => each.getBoundingClientRect())
    const copy = Object.assign(document.createElement('canvas'), ${JSON.stringify(size)})
    copy.getContext('2d').drawImage(canvas, stage.x - paper.x, stage.y - paper.y)
    return copy.toDataURL('image/png')
  })()`)
  return Buffer.from(data.slice(data.indexOf(',') + 1), 'base64')
}

async function renderedPicture(design: object): Promise<Buffer> {
  const folder = mkdtempSync(join(tmpdir(), 'platen-walk-'))
  try {
    const [source, output] = [join(folder, 'design.json'), join(folder, 'design.png')]
    writeFileSync(source, JSON.stringify(design))
    const { code, stderr } = await runPlaten(['render', source, '--output', output, '--pages', '1'])
    expect([code, stderr]).toEqual([0, ''])
    return readFileSync(output)
  } finally {
    rmSync(folder, { recursive: true })
  }
}
