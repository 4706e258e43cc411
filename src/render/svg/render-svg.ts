import { createHash } from 'node:crypto'
import type { Size } from '../../document/document.ts'
import { elementTexts } from '../../document/element-texts.ts'
import type { Complete } from '../../document/elements/element.ts'
import type { PaintEnvironment, PaintPlace, VectorLayer } from '../../paint/environment.ts'
import { paintPage } from '../../paint/paint-page.ts'
import type { ChosenPage } from '../chosen-pages.ts'
import { outputSize } from '../check-output.ts'
import { linkAreas } from '../pdf/link-areas.ts'
import { altOf } from '../../document/readable-text.ts'
import { originalFiles, type RenderResources, vectorEnvironment } from '../render-resources.ts'
import type { RenderedFile, SvgOutput } from '../render-task.ts'
import { SvgContext } from './svg-context.ts'
import { SvgDefinitions } from './svg-definitions.ts'
import type { FontFile } from '../pdf/shape-word.ts'
import { SvgFaces } from './svg-faces.ts'
import { SvgOutlines } from './svg-letters.ts'
import { escapeXml } from '../../escape-xml.ts'
import { svgNumber, svgNumbers } from './svg-number.ts'
import { SvgPath } from './svg-path.ts'
import { SvgPictures } from './svg-pictures.ts'
import type { SvgTools } from './svg-tools.ts'

/** Pixels per pixel of the output for what SVG cannot express: sharp on screens of double density. */
export const SVG_PIXELS_PER_PX = 2

const PREFIX_DIGITS = 6

export interface SvgResources {
  readonly resources: RenderResources
  readonly fontFile: FontFile
  /** BCP 47 */
  readonly language: string | undefined
}

/** Renders a page as an SVG that needs no other file. Equal pages have equal bytes. */
export async function renderSvg(
  { page, number }: ChosenPage,
  output: SvgOutput,
  { resources, fontFile, language }: SvgResources,
): Promise<RenderedFile> {
  const startMs = performance.now()
  const { size } = resources
  const digest = createHash('sha256').update(JSON.stringify(page)).digest('hex')
  const definitions = new SvgDefinitions(`p${digest.slice(0, PREFIX_DIGITS)}-`)
  const fonts = output.editableText ? new SvgFaces() : undefined
  const density = SVG_PIXELS_PER_PX * output.scale
  const pictures = new SvgPictures(definitions, originalFiles(resources))
  const tools: SvgTools = { definitions, pictures, outlines: new SvgOutlines(), fonts, density }
  const context = new SvgContext(tools, size)
  const environment: PaintEnvironment = {
    ...vectorEnvironment(resources, number, { bleed: 0, density, outputScale: output.scale }),
    tileMarginPx: 0,
    newPath: (d) => new SvgPath(d),
    createVectorLayer: (width, height) => createLayer(tools, { width, height }),
    tag: (place, element, paint) => describe(place, { element, isText: fonts !== undefined }, paint),
  }
  paintPage(context, page, environment)
  const paintedMs = performance.now()
  const links = linkAreas(page, size, (element) => resources.layoutText(element).heightPx)
    .map(({ url, corners }) => {
      const d = `M${corners.map(({ x, y }) => svgNumbers([x, y])).join('L')}Z`
      return `<a href="${escapeXml(url)}"><path d="${d}" fill="none" pointer-events="all"/></a>`
    })
    .join('')
  const style = fonts ? await fonts.embed(fontFile) : ''
  const { width, height } = outputSize(size, output.scale)
  const box = `width="${width}" height="${height}" viewBox="0 0 ${svgNumber(size.width)} ${svgNumber(size.height)}"`
  const lang = language === undefined ? '' : ` xml:lang="${language}"`
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" ${box}${lang}>${style}${definitions.markup}${context.markup}${links}</svg>\n`
  return {
    page: number,
    bytes: Buffer.from(svg),
    width,
    height,
    contentType: 'image/svg+xml',
    extension: 'svg',
    times: {
      layoutMs: resources.layoutTime(),
      paintMs: paintedMs - startMs,
      encodeMs: performance.now() - paintedMs,
    },
  }
}

function createLayer(tools: SvgTools, size: Size): VectorLayer {
  const context = new SvgContext(tools, size)
  return {
    context,
    drawOnto: (onto) => {
      if (onto instanceof SvgContext) onto.drawLayer(context.markup)
    },
    release: () => undefined,
  }
}

/** Names pictures, and texts that are only outlines, for screen readers. */
function describe(
  { context, silhouette }: PaintPlace,
  { element, isText }: { element: Complete; isText: boolean },
  paint: () => void,
): void {
  const label = isText && element.type === 'text' ? '' : labelOf(element)
  if (label === '' || silhouette !== undefined || !(context instanceof SvgContext)) paint()
  else context.within([`<g role="img" aria-label="${escapeXml(label)}">`, '</g>'], paint)
}

function labelOf(element: Complete): string {
  const alt = altOf(element)
  return alt === '' && element.type === 'text' ? elementTexts(element).join('').trim() : alt
}
