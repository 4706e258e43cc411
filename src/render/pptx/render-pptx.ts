import type { Brand } from '../../document/brand.ts'
import { type Document, PAGE_DEFAULTS } from '../../document/document.ts'
import { STYLE_DEFAULTS } from '../../document/elements/run-style.ts'
import { withFitGroups } from '../../paint/fit-groups.ts'
import { paintPage } from '../../paint/paint-page.ts'
import { FORMATS } from '../../formats/formats.ts'
import type { ChosenPage } from '../chosen-pages.ts'
import { outputSize } from '../check-output.ts'
import { rasterEnvironment, type RenderResources } from '../render-resources.ts'
import type { PptxOutput, RenderedFile } from '../render-task.ts'
import { asContext, openCanvas, releaseCanvas } from '../skia.ts'
import { Units } from './emu.ts'
import { markup } from './xml-markup.ts'
import { OFFICE, PptxPackage, Relationships } from './pptx-package.ts'
import { PptxSlide } from './pptx-slide.ts'
import {
  addPresentation,
  LAYOUT_PATH,
  NAMESPACES,
  shapeTree,
  SLIDE_TYPE,
  type ThemeFonts,
} from './presentation-parts.ts'
import { addProperties } from './property-parts.ts'
import { backgroundMarkup } from './slide-background.ts'
import { slideScale } from './slide-scale.ts'
import { type ThemeColors, themeColors } from './theme-colors.ts'
import { UsedTypefaces } from './used-typefaces.ts'
import { writeElement } from './write-element.ts'

const THUMBNAIL_PX = 256
const THUMBNAIL_QUALITY = 80

type Head = Pick<Document, 'brand' | 'language'>

/** A presentation whose slides are added page by page. Equal tasks have equal bytes. */
export class Presentation {
  readonly #head: Head
  readonly #output: PptxOutput
  readonly #stamp: string | undefined
  readonly #colors: ThemeColors
  readonly #pptx = new PptxPackage()
  readonly #typefaces = new UsedTypefaces()
  readonly #slides: string[] = []
  #thumbnail: Uint8Array | undefined
  #times = { layoutMs: 0, paintMs: 0 }

  /** `stamp` is the text of one. */
  constructor(head: Head, output: PptxOutput, stamp?: string) {
    this.#head = head
    this.#output = output
    this.#stamp = stamp
    this.#colors = themeColors(head.brand)
  }

  addSlide({ page, number }: ChosenPage, resources: RenderResources): void {
    const startMs = performance.now()
    const units = new Units(slideScale(resources.size, this.#output.scale))
    const silent = { ...rasterEnvironment(resources, number, units.scale), warn: () => undefined }
    const relationships = new Relationships()
    relationships.add({ type: `${OFFICE}/slideLayout`, target: LAYOUT_PATH })
    const slide = new PptxSlide({
      pptx: this.#pptx,
      relationships,
      units,
      colors: this.#colors,
      typefaces: this.#typefaces,
      resources,
      page,
      environment: withFitGroups(silent, page),
      warn: (elementId, message) => resources.warn({ code: 'drawn_as_picture', message, page: number, elementId }),
    })
    this.#paintThumbnail({ page, number }, resources)
    const { background, name } = { ...PAGE_DEFAULTS, ...page }
    const within = { opacity: 1, isGrouped: false }
    const shapes = page.elements.map((element) => writeElement(slide, element, within)).join('')
    const content = backgroundMarkup(slide, background) + shapeTree(shapes)
    const path = `ppt/slides/slide${this.#slides.length + 1}.xml`
    const written = markup(
      'p:sld',
      NAMESPACES,
      markup('p:cSld', { name: name === '' ? undefined : name }, content),
      '<p:clrMapOvr><a:masterClrMapping/></p:clrMapOvr>',
    )
    this.#pptx.addXml(path, { type: SLIDE_TYPE, content: written, relationships })
    this.#slides.push(path)
    this.#times.layoutMs = resources.layoutTime()
    this.#times.paintMs += performance.now() - startMs
  }

  /** Paints the page, which also reports what any format warns of. The first page becomes the thumbnail. */
  #paintThumbnail({ page, number }: ChosenPage, resources: RenderResources): void {
    const { width, height } = resources.size
    const scale = THUMBNAIL_PX / Math.max(width, height)
    const { canvas, context } = openCanvas(Math.ceil(width * scale), Math.ceil(height * scale))
    const { outputScale: _scale, ...environment } = rasterEnvironment(resources, number, scale)
    context.fillStyle = '#ffffff'
    context.fillRect(0, 0, canvas.width, canvas.height)
    context.scale(scale, scale)
    paintPage(asContext(context), page, environment)
    this.#thumbnail ??= canvas.toBuffer('image/jpeg', THUMBNAIL_QUALITY)
    releaseCanvas(canvas)
  }

  /** Returns the file, and warns of the fonts that its readers need. */
  finish({ size, warn }: Pick<RenderResources, 'size' | 'warn'>): RenderedFile {
    const startMs = performance.now()
    const units = new Units(slideScale(size, this.#output.scale))
    const slideSize = { width: units.emu(size.width), height: units.emu(size.height) }
    const { brand, language } = this.#head
    const root = new Relationships()
    const presentation = addPresentation(this.#pptx, {
      slides: this.#slides,
      slideSize,
      colors: this.#colors,
      fonts: themeFonts(brand, this.#typefaces),
    })
    root.add({ type: `${OFFICE}/officeDocument`, target: presentation })
    const { metadata } = this.#output
    addProperties(this.#pptx, root, {
      ...{ metadata, language, slideCount: this.#slides.length },
      ...{ thumbnail: this.#thumbnail, stamp: this.#stamp },
    })
    this.#pptx.addRoot(root)
    this.#warnOfFonts(warn)
    const bytes = this.#pptx.toZip()
    return {
      page: null,
      bytes,
      ...outputSize(size, units.scale),
      contentType: FORMATS.pptx.mediaType,
      extension: FORMATS.pptx.extensions[0],
      times: { ...this.#times, encodeMs: performance.now() - startMs },
    }
  }

  #warnOfFonts(warn: RenderResources['warn']): void {
    const { names } = this.#typefaces
    if (names.length === 0) return
    const message = `Programs use other fonts unless these are installed: ${names.join(', ')}`
    warn({ code: 'font_required', message })
  }
}

/** Programs offer these two first. */
function themeFonts(brand: Brand | undefined, { names }: UsedTypefaces): ThemeFonts {
  const [heading, body] = Object.values(brand?.fonts ?? {})
  const first = heading ?? names[0] ?? STYLE_DEFAULTS.fontFamily
  return { heading: first, body: body ?? first }
}
