import { complete, type Element } from '../../../document/elements/element.ts'
import { createHyphenation } from '../../../text/hyphenation.ts'
import { hyphenatedLanguages } from '../../../text/hyphenated-languages.ts'
import { layoutText } from '../../../text/layout-text.ts'
import { withLanguage } from '../../../text/with-language.ts'
import { measuring, newMeasurer } from '../browser-canvas.ts'
import { loadCatalog } from '../catalog.ts'
import { createDocumentFontLoader } from '../document-font-loader.ts'
import { createFontLoader } from '../font-loader.ts'
import { createPainter, paintOn } from '../painter.ts'
import type { PainterTask } from './task.ts'

/* test/setup/painter-page.ts opens a page with this script and calls `painterPage`. */

const CATALOG = '/paint/catalog.json'
const assetUrl = (id: string): string => `/fixture-assets/${id}`
const painter = createPainter({ catalog: () => loadCatalog(CATALOG), assetUrl, remoteUrl: () => undefined })

async function draw(task: PainterTask): Promise<unknown> {
  const canvas = window.document.createElement('canvas')
  const { warnings } = await painter.drawPage({ canvas, ...task })
  return { png: pngOf(canvas), warnings }
}

/** Paints a page, then `changed` on the same canvas, within one task of the event loop. */
async function repaint(task: PainterTask & { readonly changed: PainterTask['document'] }): Promise<unknown> {
  const canvas = window.document.createElement('canvas')
  const prepared = await painter.preparePage(task)
  const page = task.changed.pages[task.page - 1]
  if (!page) throw new RangeError(`page ${task.page} does not exist`)
  paintOn(canvas, prepared, task)
  const { warnings } = paintOn(canvas, { ...prepared, page }, task)
  return { png: pngOf(canvas), warnings }
}

function pngOf(canvas: HTMLCanvasElement): string {
  return canvas.toDataURL('image/png').replace(/^.*,/, '')
}

async function lines({ document, page }: PainterTask): Promise<string[][][]> {
  const { pages, language } = document
  const pageToMeasure = pages[page - 1]
  if (!pageToMeasure) throw new RangeError(`page ${page} does not exist`)
  const catalog = await loadCatalog(CATALOG)
  const documentFonts = createDocumentFontLoader(catalog, assetUrl)
  const fonts = await documentFonts.open(document, pageToMeasure)
  await createFontLoader(catalog, documentFonts, () => undefined).load(pageToMeasure, { fonts, language })
  const hyphenation = createHyphenation()
  await hyphenation.load(hyphenatedLanguages(pageToMeasure.elements, language))
  const typesetting = { fonts, measurer: newMeasurer(), hyphenation }
  return measuring(() => linesOf(pageToMeasure.elements))

  function linesOf(elements: readonly Element[]): string[][][] {
    return elements.flatMap((element) => {
      const completeElement = complete(element)
      if (completeElement.type === 'group') return linesOf(completeElement.elements)
      if (completeElement.type !== 'text') return []
      return [
        layoutText(withLanguage(completeElement, language), typesetting).lines.map(({ runs }) =>
          runs.map(({ text }) => text),
        ),
      ]
    })
  }
}

Object.assign(globalThis, { painterPage: { draw, repaint, lines } })
