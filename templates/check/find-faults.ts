import type { Page, Size } from '../../src/document/document.ts'
import type { Element } from '../../src/document/elements/element.ts'
import { checkPage } from '../../src/edit/check/check-page.ts'
import type { TemplateFile } from './template-files.ts'
import { type Filling, filledAs, fillingsOf } from './fillings.ts'
import { findOverlaps } from './find-overlaps.ts'
import { findPaleTexts } from './find-pale-texts.ts'
import { leastTextPx } from './least-text-size.ts'
import type { PreparedPage, TemplatePainter } from './template-painter.ts'
import { type TextMark, textMarks } from './text-marks.ts'

export interface Fault {
  readonly filling: Filling
  /** 1-based. */
  readonly page: number
  /** Begins with the ID of the element. */
  readonly detail: string
}

/** Large enough to judge what is beneath a text; painting takes a few milliseconds. */
const PAINTED_PX = 220

/** Letters have this much room to their sides. */
const OUTSIDE_EM = 0.05

/** What `checkPage` says about pictures and places is judged here on the drawn page, and by eye. */
const IGNORED = new Set(['image_small', 'outside_safe_area', 'outside_page'])

/** Fills a template in every way, and lists what an art director would not accept. */
export async function findFaults(template: TemplateFile, painter: TemplatePainter): Promise<Fault[]> {
  const faults: Fault[] = []
  for (const filling of fillingsOf(template.document)) faults.push(...(await faultsOf(template, filling, painter)))
  return faults
}

export async function faultsOf(template: TemplateFile, filling: Filling, painter: TemplatePainter): Promise<Fault[]> {
  const { document, width, height } = template
  const scale = PAINTED_PX / Math.max(width, height)
  const { pages, warnings } = await painter.prepare(filledAs(document, filling, width), { width, height }, scale)
  const faults = pages.flatMap((prepared) =>
    pageFaults(prepared, { template, painter, scale }).map((detail): Fault => ({
      filling,
      page: prepared.number,
      detail,
    })),
  )
  const warned = warnings.map(({ page = 1, elementId = 'page', message }): Fault => {
    return { filling, page, detail: `${elementId}: ${message}` }
  })
  return [...new Map([...faults, ...warned].map((fault) => [JSON.stringify(fault), fault])).values()]
}

interface Judging {
  readonly template: TemplateFile
  readonly painter: TemplatePainter
  readonly scale: number
}

function pageFaults(prepared: PreparedPage, { template, painter, scale }: Judging): string[] {
  const { page, environment } = prepared
  const { document, width, height } = template
  const marks = textMarks(page, environment)
  const beneath = painter.paint({ ...prepared, page: withoutTexts(page) }, scale)
  const found = checkPage({ page, document, size: { width, height }, environment }).filter(
    ({ code }) => !IGNORED.has(code),
  )
  return [
    ...found.map(({ elementId = 'page', message }) => `${elementId}: ${message}`),
    ...findSmallTexts(marks, leastTextPx(template)),
    ...findOutside(marks, template),
    ...findOverlaps(page, marks),
    ...findPaleTexts(marks, beneath, scale),
  ]
}

function findSmallTexts(marks: readonly TextMark[], leastPx: number): string[] {
  return marks.flatMap(({ element, boxes }) => {
    const smallest = Math.min(Infinity, ...boxes.map(({ sizePx }) => sizePx))
    return smallest >= leastPx - 0.05
      ? []
      : [`${element.id} is ${smallest.toFixed(1)} px high, and must be at least ${leastPx.toFixed(1)}`]
  })
}

/** Letters that the edge of the page cuts. */
function findOutside(marks: readonly TextMark[], { width, height }: Size): string[] {
  return marks
    .filter(({ boxes }) =>
      boxes.some(({ bounds, sizePx }) => {
        const beyond = Math.max(-bounds.left, -bounds.top, bounds.right - width, bounds.bottom - height)
        return beyond > OUTSIDE_EM * sizePx
      }),
    )
    .map(({ element }) => `${element.id} is cut off at the edge of the page`)
}

function withoutTexts(page: Page): Page {
  return { ...page, elements: page.elements.map(withoutText) }
}

function withoutText(element: Element): Element {
  if (element.type === 'text') return { ...element, visible: false }
  return element.type === 'group' ? { ...element, elements: element.elements.map(withoutText) } : element
}
