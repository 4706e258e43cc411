import type { Document } from '../../document/document.ts'
import { LIMITS } from '../../document/limits.ts'
import { choosePages } from '../choose-pages.ts'
import { ImportDraft } from '../draft.ts'
import type { FileToImport, Imported } from '../imported.ts'
import { childOf, childrenNamed } from '../read-xml.ts'
import { refuse } from '../refuse.ts'
import { convertSlide } from './convert-slide.ts'
import { openPackage, type Package } from './open-package.ts'
import { emuPx, readTheme, type SlideContext, type SlidePart } from './slide-part.ts'

const PRESENTATION = 'ppt/presentation.xml'

/** Converts the slides of a presentation to pages. @throws `import_invalid` */
export function convertPptx(file: FileToImport): Omit<Imported, 'title'> {
  const pkg = openPackage(file.bytes)
  const path = [...pkg.relationships('').values()].find(({ type }) => type === 'officeDocument')?.target ?? PRESENTATION
  const presentation = pkg.findXml(path) ?? refuseOther(pkg)
  const draft = new ImportDraft(file.families)
  const size = childOf(presentation, 'sldSz')?.attributes ?? {}
  const [width, height] = [Math.round(emuPx(size['cx'])), Math.round(emuPx(size['cy']))]
  if (!(width >= 1 && height >= 1)) refuse('it does not say how large its slides are')
  if (Math.max(width, height) > LIMITS.pageSidePx) refuse(`its slides are larger than ${LIMITS.pageSidePx} px`)
  const related = pkg.relationships(path)
  const slides = childrenNamed(childOf(presentation, 'sldIdLst'), 'sldId').flatMap(
    ({ attributes }) => related.get(attributes['r:id'] ?? '')?.target ?? [],
  )
  if (slides.length === 0) refuse('it has no slides')
  const chosen = choosePages(slides, file.pages)
  if (chosen.length > LIMITS.pages)
    refuse(`it has ${chosen.length} slides; a design has at most ${LIMITS.pages} pages. Choose some with “pages”`)
  const defaultText = childOf(presentation, 'defaultTextStyle')
  const pages = chosen.map((slidePath, index) => {
    draft.page = index + 1
    const slide = openPart(pkg, slidePath, ['slideLayout', 'slideMaster'])
    noteLeftOut(slide, draft)
    return {
      id: `page-${index + 1}`,
      ...convertSlide(contextOf(pkg, slide, { draft, defaultText, size: { width, height } })),
    }
  })
  if (childOf(presentation, 'embeddedFontLst'))
    draft.note('Font in the file', 'Fonts are not imported. Upload the font under its name and import again.')
  const document: Document = { version: 1, pages }
  return { width, height, document, files: draft.files, report: draft.report }
}

function noteLeftOut({ root, relationships }: SlidePart, draft: ImportDraft): void {
  if (root.attributes['show'] === '0') draft.note('Hidden slide', 'It is a page of the design.')
  if (childOf(root, 'timing') ?? childOf(root, 'transition'))
    draft.note('Animation or transition', 'Designs do not move; it was left out.')
  const types = new Set([...relationships.values()].map(({ type }) => type))
  if (types.has('notesSlide')) draft.note('Speaker notes', 'Pages have no notes; they were left out.')
  if (types.has('comments')) draft.note('Comments', 'Pages have no comments; they were left out.')
}

function refuseOther(pkg: Package): never {
  const type = new TextDecoder().decode(pkg.bytes('mimetype'))
  if (type.startsWith('application/vnd.oasis.opendocument.presentation'))
    refuse('it is an OpenDocument presentation: save it as PPTX')
  refuse('it is not a PPTX file: it has no presentation')
}

/** Opens a part and those that it inherits from, whose relationships have these types in order. */
function openPart(pkg: Package, path: string, [type, ...others]: readonly string[]): SlidePart {
  const relationships = pkg.relationships(path)
  const target = [...relationships.values()].find((relationship) => relationship.type === type)?.target
  const hasParent = type !== undefined && target !== undefined && pkg.findXml(target) !== undefined
  return { path, root: pkg.xml(path), relationships, parent: hasParent ? openPart(pkg, target, others) : undefined }
}

function contextOf(
  pkg: Package,
  slide: SlidePart,
  { draft, defaultText, size }: Pick<SlideContext, 'draft' | 'defaultText' | 'size'>,
): SlideContext {
  const parts = [slide, slide.parent, slide.parent?.parent].filter((part) => part !== undefined)
  const master = parts.at(-1) ?? slide
  const themePath = [...master.relationships.values()].find(({ type }) => type === 'theme')?.target
  const theme = readTheme(pkg.findXml(themePath), themePath === undefined ? new Map() : pkg.relationships(themePath))
  const own = parts.map(({ root }) => childOf(root, 'clrMapOvr', 'overrideClrMapping')).find((map) => map !== undefined)
  const colorMap = (own ?? childOf(master.root, 'clrMap'))?.attributes ?? {}
  return { pkg, draft, part: slide, slide, size, theme, colorMap, defaultText }
}
