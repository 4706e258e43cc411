import type { Page } from '../../document/document.ts'
import type { Complete } from '../../document/elements/element.ts'
import type { PaintEnvironment } from '../../paint/environment.ts'
import type { TextLayout } from '../../text/text-layout.ts'
import { altOf } from '../../document/readable-text.ts'
import type { RenderResources } from '../render-resources.ts'
import type { Units } from './emu.ts'
import { markup } from './xml-markup.ts'
import { type MediaFile, OFFICE, type PptxPackage, type Relationships } from './pptx-package.ts'
import type { ThemeColors } from './theme-colors.ts'
import type { UsedTypefaces } from './used-typefaces.ts'

export interface SlideTools {
  readonly pptx: PptxPackage
  readonly relationships: Relationships
  readonly units: Units
  readonly colors: ThemeColors
  readonly typefaces: UsedTypefaces
  readonly resources: RenderResources
  readonly page: Page
  /** Of pixels, with the font sizes of groups of texts. Warns of nothing. */
  readonly environment: PaintEnvironment
  /** Warns of what a presentation cannot express. */
  readonly warn: (elementId: string, message: string) => void
}

/** What elements have from the groups around them. */
export interface Within {
  readonly opacity: number
  readonly isGrouped: boolean
}

/** A slide while its elements are written. */
export class PptxSlide {
  readonly tools: SlideTools
  /** 1 is the slide's own tree of shapes. */
  #lastId = 1

  constructor(tools: SlideTools) {
    this.tools = tools
  }

  get units(): Units {
    return this.tools.units
  }

  layoutOf(element: Complete<'text'>): TextLayout {
    return this.tools.environment.layoutText(element)
  }

  /** Returns the ID of the relationship to a picture. */
  addPicture(file: MediaFile): string {
    const { pptx, relationships } = this.tools
    return relationships.add({ type: `${OFFICE}/image`, target: pptx.addMedia(file) })
  }

  /** Returns the properties that all shapes have: ID, name, alternative text and link. */
  identity(element: Complete, { suffix = '', alt = altOf(element) } = {}): string {
    this.#lastId += 1
    const link = suffix === '' ? this.#link(element.link) : ''
    const name = (element.name === '' ? `${KIND_NAMES[element.type]} ${this.#lastId}` : element.name) + suffix
    return markup('p:cNvPr', { id: this.#lastId, name, descr: alt === '' ? undefined : alt }, link)
  }

  #link(url: string | undefined): string {
    if (url === undefined) return ''
    const id = this.tools.relationships.add({ type: `${OFFICE}/hyperlink`, target: url, isExternal: true })
    return markup('a:hlinkClick', { 'r:id': id })
  }
}

const KIND_NAMES: Readonly<Record<Complete['type'], string>> = {
  text: 'Text',
  image: 'Picture',
  rect: 'Rectangle',
  ellipse: 'Ellipse',
  polygon: 'Polygon',
  star: 'Star',
  line: 'Line',
  path: 'Shape',
  svg: 'Drawing',
  code: 'Code',
  chart: 'Chart',
  table: 'Table',
  group: 'Group',
  repeat: 'Group',
}
