import { setTimeout } from 'node:timers/promises'
import type { Document } from '../../src/document/document.ts'
import type { Element } from '../../src/document/elements/element.ts'
import type { Browser } from '../../test/setup/browser.ts'
import type { DrivenPage, Points, ScreenPoint } from './driven-page.ts'

export interface Walker {
  readonly page: DrivenPage
  readonly url: string
  readonly email: string
  /** Reads designs from the API. */
  readonly owner: Browser
  /** Of the design that the walk has created. */
  id: string
}

/** Matches once the editor has drawn the page. */
export const STAGE = '[data-stage][aria-busy=false]'
/** Of the design that the walk creates. */
const SIZE = 1080
const TIMEOUT_MS = 15_000

/** Opens a design in the editor, and waits until its pictures and fonts have been drawn. */
export async function openDesign({ page, url }: Walker, id: string): Promise<void> {
  await page.open(`${url}/designs/${id}/edit`)
  await untilShown(page, STAGE)
  let [last, now] = ['', await canvasOf(page)]
  while (last !== now) {
    await setTimeout(1000)
    ;[last, now] = [now, await canvasOf(page)]
  }
}

/** The page as the canvas of the editor shows it, on white, as PNG. */
export async function pictureOf(page: DrivenPage): Promise<Buffer> {
  return Buffer.from((await canvasOf(page)).replace(/^.*,/, ''), 'base64')
}

function canvasOf(page: DrivenPage): Promise<string> {
  return page.evaluate(`(() => {
    const canvas = document.querySelector('[data-stage] canvas')
    const [from, to] = ['[data-stage]', '[data-paper]'].map((name) => document.querySelector(name).getBoundingClientRect())
    const [width, height] = [Math.round(to.width), Math.round(to.height)]
    const cut = Object.assign(document.createElement('canvas'), { width, height })
    const context = cut.getContext('2d')
    context.fillStyle = 'white'
    context.fillRect(0, 0, width, height)
    context.drawImage(canvas, Math.round(from.left - to.left), Math.round(from.top - to.top))
    return cut.toDataURL()
  })()`)
}

export async function savedDocument({ owner, id }: Walker): Promise<Document> {
  const { text } = await owner.get(`/api/designs/${id}`)
  return (JSON.parse(text) as { document: Document }).document
}

/** Waits until the first page of the saved document has these elements. */
export async function untilSaved(
  walker: Walker,
  has: (elements: readonly (Element | undefined)[]) => boolean,
): Promise<void> {
  let elements: readonly Element[] = []
  await until(
    async () => {
      elements = (await savedDocument(walker)).pages[0]?.elements ?? []
      return has(elements)
    },
    () => `saved: ${JSON.stringify(elements)}`,
  )
}

export async function until(isTrue: () => Promise<boolean>, explain = () => 'waited too long'): Promise<void> {
  const end = Date.now() + TIMEOUT_MS
  while (!(await isTrue())) {
    if (Date.now() > end) throw new Error(explain())
    await setTimeout(200)
  }
}

/** A selector, or an expression for the button of this name. */
export function button(name: string): string {
  return `button:${name}`
}

function elementBy(target: string): string {
  const name = /^button:(.*)$/.exec(target)?.[1]
  if (name === undefined) return `document.querySelector(${JSON.stringify(target)})`
  return `[...document.querySelectorAll('button')].find((button) => button.checkVisibility()
    && (button.getAttribute('aria-label') ?? button.innerText).trim() === ${JSON.stringify(name)})`
}

export async function untilShown(page: DrivenPage, target: string): Promise<void> {
  await until(
    () => page.evaluate(`!!(${elementBy(target)})`),
    () => `not shown: ${target}`,
  )
}

export async function middleOf(page: DrivenPage, target: string): Promise<ScreenPoint> {
  await untilShown(page, target)
  const { x, y, width, height } = await page.evaluate<DOMRect>(
    `(${elementBy(target)}).getBoundingClientRect().toJSON()`,
  )
  return [Math.round(x + width / 2), Math.round(y + height / 2)]
}

export async function click(page: DrivenPage, target: string): Promise<void> {
  await page.drag([await middleOf(page, target)])
  // Not a double click with the next one.
  await setTimeout(500)
}

export async function dragOnPage({ page }: Walker, from: ScreenPoint, to?: ScreenPoint): Promise<void> {
  const start = await onScreen(page, from)
  const points: Points = to ? [start, await onScreen(page, to)] : [start]
  await page.drag(points)
}

/** Where a point of the design's page is on the screen now. */
export async function onScreen(page: DrivenPage, [x, y]: ScreenPoint): Promise<ScreenPoint> {
  const paper = await page.evaluate<DOMRect>(`document.querySelector('[data-paper]').getBoundingClientRect().toJSON()`)
  const zoom = paper.width / SIZE
  return [Math.round(paper.x + x * zoom), Math.round(paper.y + y * zoom)]
}
