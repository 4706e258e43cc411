import { expect, test } from 'vitest'
import type { Element } from '../../document/elements/element.ts'
import { createDocumentRenderer } from '../render-document.ts'
import { renderMemoryMb } from '../render-memory.ts'
import type { PdfOutput, RenderTask } from '../render-task.ts'

const PDF: PdfOutput = { format: 'pdf', scale: 1, bleed: 0, cropMarks: false, metadata: {} }

function taskOf(shadows: number): RenderTask {
  const elements = Array.from({ length: shadows }, (_, index): Element => {
    const box = { x: 0, y: 0, width: 1900 + index, height: 2000 }
    return { id: `r${index}`, type: 'rect', ...box, fill: '#ff0000', shadows: [{ x: 5, y: 5, blur: 2 }] }
  })
  const document = { version: 1 as const, pages: [{ id: 'page', elements }] }
  const size = { width: 2000, height: 2000 }
  return { document, size, output: PDF, images: {} }
}

async function warningsOf(shadows: number): Promise<readonly string[]> {
  const { warnings } = await createDocumentRenderer()(taskOf(shadows))
  return warnings.map(({ code }) => code)
}

test('one large shadow in a PDF has print resolution, and eight exceed the budget with a warning', async () => {
  expect(await warningsOf(1)).toEqual([])
  expect(await warningsOf(8)).toContain('effect_simplified')
})

test('the memory estimate for a PDF includes its effects, up to their limit', () => {
  const [none, one, many] = [0, 1, 50].map((shadows) => renderMemoryMb(taskOf(shadows))) as [number, number, number]
  expect(one - none).toBeGreaterThan(100)
  expect(many - none).toBeCloseTo((96_000_000 * 4) / 2 ** 20, -1)
})

test('the memory estimate for an SVG does not grow with its scale once its layers are as large as they get', () => {
  const [one, two, eight] = [1, 2, 8].map((scale) => {
    const output = { format: 'svg', scale, transparent: false, editableText: false } as const
    return renderMemoryMb({ ...taskOf(1), output })
  }) as [number, number, number]
  expect(one).toBeGreaterThan(200)
  expect([two, eight]).toEqual([one, one])
})
