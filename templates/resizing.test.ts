import { describe, expect, test } from 'vitest'
import type { Size } from '../src/document/document.ts'
import { parseDocument } from '../src/document/parse-document.ts'
import { resizeDocument } from '../src/document/resize-document.ts'
import { findSizePreset } from '../src/document/size-presets.ts'
import { faultsOf } from './check/find-faults.ts'
import { readTemplateFile, type TemplateFile, templateSlugs } from './check/template-files.ts'
import { openTemplatePainter } from './check/template-painter.ts'

const PRESETS = ['square-post', 'story', 'a4-landscape', 'presentation', 'linkedin-banner']
/** What no one would accept as a beginning. Pale and small texts are improved by hand. */
const BROKEN = /overlap|cut off|is on the code|does not fit|too tall|too long|omitted/

const painter = openTemplatePainter()

describe.each(templateSlugs())('%s', (slug) => {
  test('resized has no text that is cut or on another, unless it was before', async () => {
    const template = readTemplateFile(slug)
    const before = await brokenIn(template)
    for (const size of PRESETS.map(sizeOf)) {
      const document = resizeDocument(template.document, template, size)
      expect(parseDocument(document)).toEqual({ document })
      const broken = await brokenIn({ ...template, ...size, document })
      expect(
        broken.filter((each) => !before.includes(each)),
        `${size.width} × ${size.height}`,
      ).toEqual([])
    }
  })
})

test.each(['story', 'square-post'])('a grid of copies of a drawing is not divided: %s', (preset) => {
  const template = readTemplateFile('pitch-deck')
  const [, page] = resizeDocument(template.document, template, sizeOf(preset)).pages
  const grid = page?.elements.filter(({ id }) => id.startsWith('container-')) ?? []
  const [columns, rows] = (['x', 'y'] as const).map((axis) => new Set(grid.map((each) => Math.round(each[axis]))).size)
  expect([grid.length, columns, rows]).toEqual([40, 5, 8])
})

test('a plant stays in its soil', () => {
  const template = readTemplateFile('seedling-lesson-slides')
  const page = resizeDocument(template.document, template, sizeOf('story')).pages[2]
  const [soil, plant] = ['soil-3', 'plant-3'].map((id) => page?.elements.find((each) => each.id === id))
  expect((plant?.y ?? 0) + (plant?.height ?? 0)).toBeGreaterThan(soil?.y ?? Infinity)
})

test('a ribbon behind a card does not keep its columns from being stacked', () => {
  const template = readTemplateFile('gift-wrap-voucher')
  const page = resizeDocument(template.document, template, sizeOf('story')).pages[1]
  const [details, code] = ['details', 'qr'].map((id) => page?.elements.find((each) => each.id === id))
  expect(code?.y).toBeGreaterThan((details?.y ?? Infinity) + (details?.height ?? 0))
})

function sizeOf(id: string): Size {
  const preset = findSizePreset(id)
  if (!preset) throw new Error(`there is no preset ${id}`)
  return { width: preset.width, height: preset.height }
}

async function brokenIn(template: TemplateFile): Promise<string[]> {
  const faults = await faultsOf(template, 'defaults', painter)
  return faults.filter(({ detail }) => BROKEN.test(detail)).map(({ page, detail }) => `page ${page}: ${detail}`)
}
