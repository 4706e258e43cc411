import type { Document, Page } from '../../document/document.ts'
import { LIMITS } from '../../document/limits.ts'
import { choosePages } from '../choose-pages.ts'
import { readCssPaint } from '../css-paint.ts'
import { ImportDraft } from '../draft.ts'
import type { FileToImport, Imported } from '../imported.ts'
import { within } from '../numbers.ts'
import { refuse } from '../refuse.ts'
import type { PolotnoPage } from './polotno-base.ts'
import { convertChildren } from './polotno-element.ts'
import { pictureSource } from './polotno-pictures.ts'
import { type Fields, fieldsOf, listOf, numberIn, textIn } from './polotno-values.ts'

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
  const bleed = within(numberIn(first, 'bleed', 0) * scale, 0, LIMITS.bleedPx)
  noteFonts(store, draft)
  const document: Document = {
    version: 1,
    ...(bleed > 0 && { bleed }),
    pages: pages.map((page, index): Page => {
      draft.page = index + 1
      return convertPage(page, { store, size, scale, draft })
    }),
  }
  if (listOf(store['audios']).length > 0) draft.note('Audio', 'Designs have no sound; it was left out.')
  return {
    document,
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
}

function convertPage(page: Fields, { store, size, scale, draft }: Store): Page {
  const own = sizeOf(page, store)
  const fitted = Math.min(size.width / own.width, size.height / own.height)
  const isOther = Math.abs(own.width - size.width) > 0.5 || Math.abs(own.height - size.height) > 0.5
  if (isOther) {
    const from = `${Math.round(own.width)} × ${Math.round(own.height)}`
    draft.note(`Page of ${from} px`, 'All pages of a design have one size; the page was scaled to that of the first.')
  }
  const elements = convertChildren(listOf(page['children']), { draft, scale: isOther ? scale * fitted : scale })
  const background = backgroundOf(page, { draft, scale })
  return { id: `page-${draft.page}`, ...(background !== undefined && { background }), elements }
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
  const paint = readCssPaint(background)
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
