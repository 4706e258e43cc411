import { beforeAll, describe, expect, test } from 'vitest'
import { openBuiltinPictures } from '../src/assets/builtin-pictures.ts'
import type { Size } from '../src/document/document.ts'
import type { Element } from '../src/document/elements/element.ts'
import { listSources } from '../src/document/list-sources.ts'
import { CATEGORIES } from './check/categories.ts'
import { findFaults } from './check/find-faults.ts'
import { readTemplateFile, templateSlugs } from './check/template-files.ts'
import { openTemplatePainter, type TemplatePainter } from './check/template-painter.ts'
import { missingParts } from './check/template-rules.ts'

/** 3 mm and a little more, in CSS pixels. Larger bleeds show the background of the page. */
const BLEED_PX = 12

const templates = templateSlugs().map(readTemplateFile)
const pictures = openBuiltinPictures()

let painter: TemplatePainter
beforeAll(() => {
  painter = openTemplatePainter()
})

test('there are twenty-one categories', () => {
  expect(Object.keys(CATEGORIES)).toHaveLength(21)
})

test('every title is unique', () => {
  expect(new Set(templates.map(({ title }) => title)).size).toBe(templates.length)
})

test('every built-in image is used', () => {
  const used = new Set(templates.flatMap(({ document }) => listSources(document)))
  expect(pictures.names.filter((name) => !used.has(`builtin:${name}`))).toEqual([])
})

describe.each(templates)('$slug', (template) => {
  const { slug, title, description, category, tags, keywords = [], document } = template

  test('its file name is a slug, its texts have no spaces at their ends, and no word is listed twice', () => {
    expect(slug).toMatch(/^[a-z0-9]+(-[a-z0-9]+)*$/)
    for (const text of [title, description, category, ...tags, ...keywords]) expect(text).toBe(text.trim())
    const words = [...tags, ...keywords]
    expect(words.filter((word, index) => words.indexOf(word) !== index)).toEqual([])
  })

  test('it has everything that templates have', () => {
    expect(missingParts(template)).toEqual([])
  })

  test('every element has a name, and labels are unique within their group', () => {
    expect(document.pages.flatMap(({ elements }) => unnamed(elements))).toEqual([])
    const labels = (document.slots ?? []).map(({ group, label }) => JSON.stringify([group, label]))
    expect(labels.filter((label, index) => labels.indexOf(label) !== index)).toEqual([])
  })

  test('nothing is wrong with it in any filling', async () => {
    expect(await findFaults(template, painter)).toEqual([])
  })

  test('elements that touch the trim cover the bleed, and no text touches it', () => {
    const touching = document.pages
      .flatMap(({ elements }) => boxesOf(elements))
      .map((box) => ({ ...box, overruns: overruns(box, template).filter((overrunPx) => overrunPx >= 0) }))
      .filter((box) => box.overruns.length > 0)
    expect(touching.filter(({ kind }) => kind === 'text')).toEqual([])
    const short = touching.filter(
      ({ kind, overruns: overrunsPx }) => BLEEDS[kind] && Math.min(...overrunsPx) < BLEED_PX,
    )
    expect(short).toEqual([])
  })
})

function unnamed(elements: readonly Element[]): string[] {
  return elements.flatMap((element) => [
    ...(element.name ? [] : [element.id]),
    ...(element.type === 'group' || element.type === 'repeat' ? unnamed(element.elements) : []),
  ])
}

interface Box {
  readonly kind: Element['type']
  readonly name: string | undefined
  readonly left: number
  readonly top: number
  readonly right: number
  readonly bottom: number
}

/** Whether an element of this kind must cover the whole bleed if it touches the trim. */
const BLEEDS: Record<Element['type'], boolean> = {
  image: true,
  rect: true,
  path: true,
  line: true,
  code: false,
  chart: false,
  table: false,
  group: false,
  repeat: false,
  svg: false,
  ellipse: false,
  polygon: false,
  star: false,
  text: false,
}

/** Returns the boxes of visible elements, except those that are rotated or in a rotated group. */
function boxesOf(elements: readonly Element[], { x, y } = { x: 0, y: 0 }): Box[] {
  const upright = elements.filter((element) => element.visible !== false && !element.rotation)
  return upright.flatMap((element) => {
    const [left, top] = [x + element.x, y + element.y]
    const [right, bottom] = [left + element.width, top + element.height]
    const within = element.type === 'group' ? boxesOf(element.elements, { x: left, y: top }) : []
    return [{ kind: element.type, name: element.name, left, top, right, bottom }, ...within]
  })
}

/** Returns how far a box extends beyond each edge of the page, in CSS pixels; negative inside. */
function overruns({ left, top, right, bottom }: Box, { width, height }: Size): number[] {
  return [-left, -top, right - width, bottom - height]
}
