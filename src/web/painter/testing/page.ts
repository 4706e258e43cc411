import { complete, type Element } from '../../../document/elements/element.ts'
import { layoutText } from '../../../text/layout-text.ts'
import { measuring, newMeasurer } from '../browser-canvas.ts'
import { loadCatalog } from '../catalog.ts'
import { createFontLoader } from '../font-loader.ts'
import { createPainter } from '../painter.ts'
import type { PainterTask } from './task.ts'

/* test/setup/painter-page.ts opens a page with this script and calls `painterPage`. */

const CATALOG = '/paint/catalog.json'
const painter = createPainter({
  catalogUrl: CATALOG,
  assetUrl: (id) => `/fixture-assets/${id}`,
  remoteUrl: () => undefined,
})

async function draw(task: PainterTask): Promise<unknown> {
  const canvas = window.document.createElement('canvas')
  const warnings = await painter.drawPage({ canvas, ...task })
  return { png: canvas.toDataURL('image/png').replace(/^.*,/, ''), warnings }
}

async function lines({ document, page }: PainterTask): Promise<string[][][]> {
  const { pages } = document
  const pageToMeasure = pages[page - 1]
  if (!pageToMeasure) throw new RangeError(`page ${page} does not exist`)
  const catalog = await loadCatalog(CATALOG)
  await createFontLoader(catalog).load(pageToMeasure)
  const typesetting = { fonts: catalog.fonts, measurer: newMeasurer() }
  return measuring(() => linesOf(pageToMeasure.elements))

  function linesOf(elements: readonly Element[]): string[][][] {
    return elements.flatMap((element) => {
      const completeElement = complete(element)
      if (completeElement.type === 'group') return linesOf(completeElement.elements)
      if (completeElement.type !== 'text') return []
      return [layoutText(completeElement, typesetting).lines.map(({ runs }) => runs.map(({ text }) => text))]
    })
  }
}

Object.assign(globalThis, { painterPage: { draw, lines } })
