import type { Page } from 'playwright-core'
import type { Browser } from '../../test/setup/browser.ts'
import type { Service } from '../../test/setup/start-service.ts'
import type { Visits } from '../../test/setup/visits.ts'
import { editorDesign } from '../fixtures/editor-design.ts'
import type { Point } from '../walk.ts'

/** Of all windows, also those of other editors. */
export const VIEWPORT = { width: 1440, height: 900 }

const LONGEST_MS = 120_000

/** A service with the app, and a browser. */
export interface Bench {
  readonly service: Service
  readonly owner: Browser
  readonly visits: Visits
}

interface Opening {
  readonly deviceScaleFactor?: number
}

/** Opens a design in the editor, and waits until it rests. */
export async function open({ owner, visits }: Bench, design: object, options: Opening = {}): Promise<Page> {
  const { body } = await owner.post('/api/designs', design)
  const { page } = await visits.open({
    ...{ as: owner, viewport: VIEWPORT, path: `/designs/${body._id}/edit` },
    ...options,
  })
  await painted(page)
  await page.waitForTimeout(800)
  return page
}

export async function painted(page: Page): Promise<void> {
  await until(page, `performance.getEntriesByName('editor:paint').length > 0`)
}

/** Resolves once an expression holds in the page, whose security policy does not let it evaluate any. */
export async function until(page: Page, expression: string): Promise<void> {
  const deadline = performance.now() + LONGEST_MS
  while (!(await page.evaluate<boolean>(expression))) {
    if (performance.now() > deadline) throw new Error(`The page never had ${expression}.`)
    await page.waitForTimeout(50)
  }
}

/** Where a point of a page that is 1,600 pixels wide is in the window. */
export async function placeOf(page: Page, x: number, y: number): Promise<Point> {
  const paper = await page.locator('[data-paper]').boundingBox()
  if (!paper) throw new Error('There is no page.')
  const zoom = paper.width / editorDesign(1).width
  return [paper.x + x * zoom, paper.y + y * zoom]
}

/** Where the middle of an element of `editorDesign(count)` is in the window. */
export async function middleOf(page: Page, count: number, index: number): Promise<Point> {
  const element = editorDesign(count).document.pages[0]?.elements[index]
  if (!element) throw new Error('There is no such element.')
  return placeOf(page, element.x + element.width / 2, element.y + element.height / 2)
}

/** A rectangle in the middle of the page. */
export const ONE = 508
