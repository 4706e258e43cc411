import type { XmlElement } from '@rgrove/parse-xml'
import { jsonBytes } from '../../document/json-bytes.ts'
import type { Document } from '../../document/document.ts'
import type { Element } from '../../document/elements/element.ts'
import { LIMITS } from '../../document/limits.ts'
import { viewBoxMatrix, viewBoxOf } from '../../paint/svg/svg-values.ts'
import { choosePages } from '../choose-pages.ts'
import { fileNameOf } from '../data-url.ts'
import { ImportDraft } from '../draft.ts'
import type { FileToImport, Imported } from '../imported.ts'
import { childrenOf, localName, readXml, withoutPrefix } from '../read-xml.ts'
import { refuse } from '../refuse.ts'
import { readRules, styleOf } from './svg-css.ts'
import { libreOfficeUnit, showFirstSlide } from './libreoffice-slides.ts'
import { MAX_DRAWINGS, MAX_ELEMENTS, type SvgImport, TooComplex } from './svg-import.ts'
import { readLength } from './svg-lengths.ts'
import { convertChildren } from './svg-walk.ts'
import { noteUnreadableSizes } from './unreadable-sizes.ts'

const FALLBACK = { width: 300, height: 150 }

/** Converts a drawing to elements. @throws `import_invalid` */
export function convertSvg(text: string, file: FileToImport): Omit<Imported, 'title'> {
  choosePages([text], file.pages)
  const root = withoutPrefix(readXml(text, 'the SVG'), 'http://www.w3.org/2000/svg')
  if (localName(root) !== 'svg') refuse(`its outermost element is “${root.name.slice(0, 40)}” instead of “svg”`)
  const size = sizeOf(root)
  const scale = Math.min(1, LIMITS.pageSidePx / Math.max(size.width, size.height))
  const page = {
    width: Math.max(1, Math.round(size.width * scale)),
    height: Math.max(1, Math.round(size.height * scale)),
  }
  const draft = new ImportDraft(file.families)
  noteUnreadableSizes(root, draft)
  if (scale < 1) draft.note('Page size', `Pages have at most ${LIMITS.pageSidePx} px; the drawing was scaled down.`)
  try {
    const elements = convertRoot(root, { draft, page })
    const document = documentOf(elements)
    if (jsonBytes(document) > LIMITS.documentBytes) throw new TooComplex('too many bytes')
    return { ...page, document, files: draft.files, report: draft.report }
  } catch (error) {
    if (!(error instanceof TooComplex)) throw error
    return asOneDrawing(text, page, file)
  }
}

function convertRoot(
  root: XmlElement,
  { draft, page }: { draft: ImportDraft; page: Imported | { width: number; height: number } },
): Element[] {
  const box = viewBoxOf(root.attributes['viewBox'])
  showFirstSlide(root, draft)
  const byId = new Map<string, XmlElement>()
  collectIds(root, byId)
  const rules = readRules(root, draft)
  const file: SvgImport = {
    ...{ root, draft, rules, byId },
    viewport: box ? { width: box.width, height: box.height } : { width: page.width, height: page.height },
    size: { width: page.width, height: page.height },
    left: { elements: MAX_ELEMENTS, drawings: MAX_DRAWINGS },
  }
  const view = viewBoxMatrix(box ?? { x: 0, y: 0, ...sizeOf(root) }, page, root.attributes['preserveAspectRatio'])
  return convertChildren(root, { matrix: view, style: styleOf(root, {}, rules), depth: 0 }, file)
}

/** Without a size of its own, a drawing has that of its view box. */
function sizeOf(root: XmlElement): { width: number; height: number } {
  const box = viewBoxOf(root.attributes['viewBox'])
  const read = (name: 'width' | 'height'): number | undefined => {
    const text = root.attributes[name]
    return text === undefined || text.trim().endsWith('%') ? undefined : readLength(text, { whole: 0, fontSize: 16 })
  }
  const [width, height] = [read('width'), read('height')]
  const ratio = box ? box.width / box.height : FALLBACK.width / FALLBACK.height
  const unit = libreOfficeUnit(root)
  const size = {
    width: width ?? (height === undefined ? (box ? box.width * unit : FALLBACK.width) : height * ratio),
    height: height ?? (width === undefined ? (box ? box.height * unit : FALLBACK.height) : width / ratio),
  }
  if (!(size.width > 0 && size.height > 0)) refuse('its width and height are not positive')
  return size
}

function collectIds(element: XmlElement, byId: Map<string, XmlElement>): void {
  const id = element.attributes['id']
  if (id !== undefined && !byId.has(id)) byId.set(id, element)
  for (const child of childrenOf(element)) collectIds(child, byId)
}

function documentOf(elements: Element[]): Document {
  return { version: 1, pages: [{ id: 'page-1', background: null, elements }] }
}

function asOneDrawing(
  text: string,
  page: { width: number; height: number },
  { families }: FileToImport,
): Omit<Imported, 'title'> {
  const draft = new ImportDraft(families)
  const id = draft.id('drawing')
  const src = draft.addFile('drawing', new TextEncoder().encode(text), fileNameOf('drawing', 'image/svg+xml'))
  draft.note(
    'Drawing with more parts than a design can have',
    'It is kept as one SVG drawing, which cannot be edited.',
    { element: id },
  )
  const element: Element = { id, type: 'svg', x: 0, y: 0, ...page, src, fit: 'fill' }
  return { ...page, document: documentOf([element]), files: draft.files, report: draft.report }
}
