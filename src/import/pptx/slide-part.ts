import type { XmlElement } from '@rgrove/parse-xml'
import { EMU_PER_PX } from '../../document/px-per-unit.ts'
import type { ImportDraft } from '../draft.ts'
import { childOf, childrenOf, localName } from '../read-xml.ts'
import type { Package, Relationship } from './open-package.ts'

/** A slide, layout or master, with what it inherits from. */
export interface SlidePart {
  readonly path: string
  readonly root: XmlElement
  readonly relationships: ReadonlyMap<string, Relationship>
  readonly parent: SlidePart | undefined
}

/** What the shapes of one slide share. */
export interface SlideContext {
  readonly pkg: Package
  readonly draft: ImportDraft
  /** The part that has the shape: the slide, or its layout or master. */
  readonly part: SlidePart
  readonly slide: SlidePart
  /** Of the page, in pixels. */
  readonly size: { readonly width: number; readonly height: number }
  readonly theme: Theme
  /** From the names of shapes, such as `tx1`, to those of the theme, such as `dk1`. */
  readonly colorMap: Readonly<Record<string, string>>
  readonly defaultText: XmlElement | undefined
  /** Replaces `phClr` within styles of the theme. */
  readonly placeholderColor?: XmlElement | undefined
}

export interface Theme {
  readonly colors: ReadonlyMap<string, XmlElement>
  readonly majorFont: string
  readonly minorFont: string
  readonly fills: readonly XmlElement[]
  readonly lines: readonly XmlElement[]
  readonly backgrounds: readonly XmlElement[]
  readonly relationships: ReadonlyMap<string, Relationship>
}

export function emuPx(value: string | undefined): number {
  const number = Number(value)
  return Number.isFinite(number) ? number / EMU_PER_PX : 0
}

export function readTheme(root: XmlElement | undefined, relationships: Theme['relationships']): Theme {
  const elements = childOf(root, 'themeElements')
  const scheme = childOf(elements, 'clrScheme')
  const format = childOf(elements, 'fmtScheme')
  const font = (name: string): string => childOf(elements, 'fontScheme', name, 'latin')?.attributes['typeface'] ?? ''
  const list = (name: string): XmlElement[] => childrenOf(childOf(format, name))
  return {
    relationships,
    colors: new Map(
      childrenOf(scheme).flatMap((child) =>
        childrenOf(child)
          .slice(0, 1)
          .map((color) => [localName(child), color] as const),
      ),
    ),
    majorFont: font('majorFont'),
    minorFont: font('minorFont'),
    fills: list('fillStyleLst'),
    lines: list('lnStyleLst'),
    backgrounds: list('bgFillStyleLst'),
  }
}

/** For a style of the theme: its pictures are those of the theme, and its color is that of the shape. */
export function inTheme(context: SlideContext, color: XmlElement | undefined): SlideContext {
  const { relationships } = context.theme
  return { ...context, part: { ...context.part, relationships }, placeholderColor: childrenOf(color)[0] }
}
