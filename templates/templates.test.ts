import { readdirSync, readFileSync } from 'node:fs'
import { join, parse } from 'node:path'
import { beforeAll, describe, expect, test } from 'vitest'
import { openBuiltinPictures } from '../src/assets/builtin-pictures.ts'
import type { Document, Size } from '../src/document/document.ts'
import type { Element } from '../src/document/elements/element.ts'
import { fillDefaults, fillDocument } from '../src/document/fill-document.ts'
import { type DescribedSlot, describedSlots } from '../src/document/described-slots.ts'
import { listSlots } from '../src/document/list-slots.ts'
import { listSources } from '../src/document/list-sources.ts'
import { parseDocument } from '../src/document/parse-document.ts'
import { createDocumentRenderer, type RenderDocument } from '../src/render/render-document.ts'
import type { Output } from '../src/render/render-task.ts'

interface Template {
  title: string
  description: string
  category: string
  tags: string[]
  width: number
  height: number
  document: unknown
}

/** Half an inch, the largest bleed that printers require. */
const BLEED_PX = 48

const PNG: Output = { format: 'png', scale: 0.5, transparent: false }

const files = readdirSync(import.meta.dirname).filter((file) => file.endsWith('.json'))
const templates = files.map((file) => ({
  slug: parse(file).name,
  template: JSON.parse(readFileSync(join(import.meta.dirname, file), 'utf8')) as Template,
}))
const pictures = openBuiltinPictures()

let render: RenderDocument
beforeAll(() => {
  render = createDocumentRenderer()
})

test('at least sixteen templates in eight categories exist, at least three of them with several pages', () => {
  expect(templates.length).toBeGreaterThanOrEqual(16)
  expect(new Set(templates.map(({ template }) => template.category)).size).toBeGreaterThanOrEqual(8)
  expect(templates.filter(({ template }) => documentOf(template).pages.length > 1).length).toBeGreaterThanOrEqual(3)
})

test('every title is unique', () => {
  expect(new Set(templates.map(({ template }) => template.title)).size).toBe(templates.length)
})

test('every built-in image is used', () => {
  const used = new Set(templates.flatMap(({ template }) => listSources(documentOf(template))))
  expect(pictures.names.filter((name) => !used.has(`builtin:${name}`))).toEqual([])
})

describe.each(templates)('$slug', ({ slug, template }) => {
  test('its file name is a slug, and it has a title, a description and tags', () => {
    expect(slug).toMatch(/^[a-z0-9]+(-[a-z0-9]+)*$/)
    expect(template.title).not.toBe('')
    expect(template.description).not.toBe('')
    expect(template.tags.length).toBeGreaterThan(0)
  })

  test('its texts have no leading or trailing spaces, and its tags are unique', () => {
    const { title, description, category, tags } = template
    for (const text of [title, description, category, ...tags]) expect(text).toBe(text.trim())
    expect(new Set(tags).size).toBe(tags.length)
  })

  test('its document is valid, and every element has a name', () => {
    expect(parseDocument(template.document)).not.toHaveProperty('issues')
    expect(elementsOf(documentOf(template)).filter(({ name }) => !name)).toEqual([])
  })

  test('every slot is described, and labels are unique within their group', () => {
    const { slots = [] } = documentOf(template)
    expect(new Set(slots.map(({ name }) => name))).toEqual(
      new Set(listSlots(documentOf(template)).map(({ name }) => name)),
    )
    const labels = slots.map(({ group, label }) => JSON.stringify([group, label]))
    expect(labels.filter((label, index) => labels.indexOf(label) !== index)).toEqual([])
  })

  test('its images exist', async () => {
    for (const src of listSources(documentOf(template))) expect(await bytesOf(src), src).toBeInstanceOf(Uint8Array)
  })

  test('it renders without a warning', async () => {
    expect(await warningsOf(fillDefaults(documentOf(template)), template)).toEqual([])
  })

  test('every slot can be filled with slightly more content without overflow', async () => {
    const document = documentOf(template)
    const slots = describedSlots(document)
    expect(slots.length).toBeGreaterThan(0)
    const data = Object.fromEntries(slots.map((slot) => [slot.name, longerContent(slot)]))
    const filled = fillDocument(document, data)
    expect(JSON.stringify(filled)).not.toContain('{{')
    for (const value of Object.values(data))
      expect(JSON.stringify(filled)).toContain(JSON.stringify(value).slice(1, -1))
    expect(await warningsOf(filled, template)).toEqual([])
  })

  test('elements that touch the trim cover the bleed, and no text touches it', () => {
    const touching = documentOf(template)
      .pages.flatMap(({ elements }) => boxesOf(elements))
      .map((box) => ({ ...box, overruns: overruns(box, template).filter((overrunPx) => overrunPx >= 0) }))
      .filter((box) => box.overruns.length > 0)
    expect(touching.filter(({ kind }) => kind === 'text')).toEqual([])
    const short = touching.filter(
      ({ kind, overruns: overrunsPx }) => BLEEDS[kind] && Math.min(...overrunsPx) < BLEED_PX,
    )
    expect(short).toEqual([])
  })

  test('every slot can be hidden or emptied without a warning', async () => {
    const document = documentOf(template)
    const data = Object.fromEntries(
      listSlots(document).map(({ name, kind }) => [name, kind === 'placeholder' ? '' : null]),
    )
    expect(await warningsOf(fillDocument(document, data), template)).toEqual([])
  })
})

/** Returns content like a customer's: a third more words if they are allowed, another image or another color. */
function longerContent({ kind, default: value, maxLength }: DescribedSlot): string {
  if (kind === 'image') return 'builtin:sea'
  if (kind !== 'text' && kind !== 'placeholder') return '#123456'
  const words = (value ?? '').split(' ')
  const longer = [...words, ...words.slice(0, Math.ceil(words.length / 3))].join(' ')
  return longer.slice(0, maxLength ?? undefined).trim()
}

function documentOf({ document }: Template): Document {
  const parsed = parseDocument(document)
  if ('issues' in parsed) throw new Error(JSON.stringify(parsed.issues, null, 2))
  return parsed.document
}

function elementsOf({ pages }: Document): Element[] {
  const within = (elements: readonly Element[]): Element[] =>
    elements.flatMap((element) => [element, ...(element.type === 'group' ? within(element.elements) : [])])
  return pages.flatMap((page) => within(page.elements))
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

async function warningsOf(document: Document, { width, height }: Template) {
  const images: Record<string, Uint8Array> = {}
  for (const src of listSources(document)) {
    const bytes = await bytesOf(src)
    if (bytes) images[src] = bytes
  }
  const { files: rendered, warnings } = await render({ document, size: { width, height }, output: PNG, images })
  expect(rendered).toHaveLength(document.pages.length)
  return warnings
}

async function bytesOf(src: string): Promise<Uint8Array | undefined> {
  return src.startsWith('builtin:') ? pictures.read(src.slice('builtin:'.length)) : undefined
}
