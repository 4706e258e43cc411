import type { Document, Page } from '../../document/document.ts'
import { LIMITS } from '../../document/limits.ts'
import { choosePages } from '../choose-pages.ts'
import { readPaint } from '../css-paint.ts'
import { ImportDraft } from '../draft.ts'
import type { FileToImport, Imported } from '../imported.ts'
import { within } from '../numbers.ts'
import { refuse } from '../refuse.ts'
import type { PolotnoPage, Variables } from './polotno-context.ts'
import { convertChildren } from './polotno-element.ts'
import { pictureSource } from './polotno-pictures.ts'
import { type Fields, fieldsOf, listOf, noteCustom, numberIn, textIn } from './polotno-values.ts'
import { describeVariables, readVariables } from './polotno-variables.ts'

export function isPolotno(value: unknown): boolean {
  const { pages, width } = fieldsOf(value)
  return Array.isArray(pages) && width !== undefined && pages.every((page) => Array.isArray(fieldsOf(page)['children']))
}

/** Converts what `store.toJSON()` of Polotno returns. @throws `import_invalid` */
export function convertPolotno(value: unknown, { families, pages: chosen }: FileToImport): Omit<Imported, 'title'> {
  const store = fieldsOf(value)
  const draft = new ImportDraft(families)
  const pages = choosePages(listOf(store['pages']).map(fieldsOf), chosen)
  const [first] = pages
  if (!first) refuse('it has no pages')
  const size = sizeOf(first, store)
  if (!(size.width >= 1 && size.height >= 1)) refuse('its width and height are not positive numbers')
  const scale = scaleOf(store, size, draft)
  const bleed = bleedOf(pages, scale, draft)
  noteFonts(store, draft)
  const variables = readVariables(store)
  const document: Document = {
    version: 1,
    ...(bleed > 0 && { bleed }),
    pages: pages.map((page, index): Page => {
      draft.page = index + 1
      return convertPage(page, { store, size, scale, draft, variables })
    }),
  }
  if (listOf(store['audios']).length > 0) draft.note('Audio', 'Designs have no sound; it was left out.')
  noteCustom(store, draft, { kind: 'design' })
  return {
    document: describeVariables(document, store),
    width: Math.max(1, Math.round(size.width * scale)),
    height: Math.max(1, Math.round(size.height * scale)),
    files: draft.files,
    report: draft.report,
  }
}

interface Store {
  readonly store: Fields
  readonly size: { readonly width: number; readonly height: number }
  readonly scale: number
  readonly draft: ImportDraft
  readonly variables: Variables
}

function convertPage(page: Fields, { store, size, scale, draft, variables }: Store): Page {
  const own = sizeOf(page, store)
  const fitted = Math.min(size.width / own.width, size.height / own.height)
  const isOther = Math.abs(own.width - size.width) > 0.5 || Math.abs(own.height - size.height) > 0.5
  if (isOther) {
    const from = `${Math.round(own.width)} × ${Math.round(own.height)}`
    draft.note(`Page of ${from} px`, 'All pages of a design have one size; the page was scaled to that of the first.')
  }
  noteCustom(page, draft, { kind: 'page' })
  const context = { draft, variables, scale: isOther ? scale * fitted : scale }
  const elements = convertChildren(inOrder(listOf(page['children']).map(fieldsOf)), context)
  const background = backgroundOf(page, context)
  return { id: `page-${draft.page}`, ...(background !== undefined && { background }), elements }
}

/** Elements that are always on top are drawn last. */
function inOrder(children: readonly Fields[]): Fields[] {
  const isOnTop = ({ alwaysOnTop }: Fields): boolean => alwaysOnTop === true
  return [...children.filter((child) => !isOnTop(child)), ...children.filter(isOnTop)]
}

/** A design has one bleed for all sides and pages. */
function bleedOf(pages: readonly Fields[], scale: number, draft: ImportDraft): number {
  const sides = pages.flatMap((page) =>
    ['bleedTop', 'bleedRight', 'bleedBottom', 'bleedLeft'].map((side) =>
      numberIn(page, side, numberIn(page, 'bleed', 0)),
    ),
  )
  const widest = Math.max(...sides)
  if (sides.some((side) => side !== widest))
    draft.note('Different bleeds', 'A design has one bleed for all sides and pages; the widest is used.')
  const bleed = within(widest * scale, 0, LIMITS.bleedPx)
  if (widest * scale > LIMITS.bleedPx) draft.note('Bleed', `The bleed is at most ${LIMITS.bleedPx} px; that is used.`)
  return bleed
}

function sizeOf(page: Fields, store: Fields): { width: number; height: number } {
  const side = (name: string): number => numberIn(page, name, numberIn(store, name, 0))
  return { width: side('width'), height: side('height') }
}

/** Polotno has pixels of the resolution `dpi` if the unit is a physical one; a design has 96 to the inch. */
function scaleOf(store: Fields, { width, height }: { width: number; height: number }, draft: ImportDraft): number {
  const unit = textIn(store, 'unit', 'px')
  const dpi = numberIn(store, 'dpi', 72)
  const physical = unit === 'px' || dpi <= 0 ? 1 : 96 / dpi
  const scale = Math.min(physical, LIMITS.pageSidePx / Math.max(width, height))
  if (scale !== physical) draft.note('Page size', `Pages have at most ${LIMITS.pageSidePx} px; it was scaled down.`)
  else if (physical !== 1)
    draft.note(
      `Sizes in ${unit} at ${dpi} dpi`,
      'Designs have 96 pixels to the inch; everything was scaled, so that PDFs have the same size on paper.',
    )
  return scale
}

function backgroundOf(page: Fields, context: PolotnoPage): Page['background'] {
  const background = textIn(page, 'background', 'white')
  if (background === 'transparent') return null
  const paint = readPaint(background, context.draft)
  if (paint) return paint
  const src = pictureSource(background, { name: 'Background', kind: 'background' }, context.draft)
  return src === undefined ? undefined : { type: 'image', src, fit: 'cover' }
}

function noteFonts(store: Fields, draft: ImportDraft): void {
  for (const font of listOf(store['fonts']).map(fieldsOf)) {
    const family = textIn(font, 'fontFamily')
    if (family === '' || draft.families.has(family.toLowerCase())) continue
    draft.note(
      `Font file of “${family}”`,
      'Font files are not imported. Upload the font under that name and import again.',
    )
  }
}
