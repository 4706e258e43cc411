import type { Page } from '../../../document/document.ts'
import { complete } from '../../../document/elements/element.ts'
import { createNumbering } from '../../../document/flow/page-numbering.ts'
import type { Numbering } from '../../../document/page-numbers.ts'
import type { UsableData } from '../../../edit/data/usable-data.ts'
import { pageOf } from '../../../edit/editor-state.ts'
import { hitsAt } from '../../../edit/pick/hit-test.ts'
import type { Under } from '../../../edit/pick/select.ts'
import type { Place } from '../../../edit/tree/place.ts'
import type { LaidOut } from '../../../edit/words/caret-moves.ts'
import { sourceOf } from '../../../edit/words/runs.ts'
import type { Layer, Picture } from '../../../paint/canvas.ts'
import { withFitGroups } from '../../../paint/fit-groups.ts'
import type { Point } from '../../../paint/matrix.ts'
import { newPath } from '../../painter/browser-canvas.ts'
import { createDrawnPages, type DrawnPage } from './drawn-page.ts'
import type { EditorStores } from './editor-stores.ts'

/** A text of the page, as it is laid out. */
export interface LaidOutText extends LaidOut {
  readonly place: Place
}

/** How far from a line a press still meets it, in CSS pixels of the screen. */
const REACH_PX = { mouse: 6, pen: 8, touch: 14 } as const

/** The page that an editor shows: how it is drawn, and what is at its points, for which `picking` is used. */
export function createShownPage(
  { state, resources, camera, pointerKind }: Pick<EditorStores, 'state' | 'resources' | 'camera' | 'pointerKind'>,
  { data, picking }: { readonly data: () => UsableData | undefined; readonly picking: Layer },
) {
  const drawPage = createDrawnPages()
  const numberingOf = createNumbering()
  let last: { key: readonly unknown[]; drawn: DrawnPage } | undefined
  const environment = () => resources.get()?.environmentOf(state.get().size, () => undefined)

  /** What page numbers on a page of the document show now. */
  const numbering = (page: Page): Numbering => numberingOf(state.get().document, page, data()?.values)

  /** The page as it is drawn now; undefined until its fonts have been loaded. */
  const drawn = (): DrawnPage | undefined => {
    const now = state.get()
    const loaded = resources.get()
    if (!loaded) return undefined
    const [edited, values] = [now.words?.id, data()?.values]
    const key = [now.document, now.pageId, edited, loaded, values]
    if (last?.key.every((value, index) => value === key[index])) return last.drawn
    const { layoutText } = loaded.environmentOf(now.size, () => undefined)
    const page = pageOf(now)
    const drawing = { layoutText, version: loaded.loaded, edited, data: values, numbering: () => numbering(page) }
    last = { key, drawn: drawPage(now.document, page, drawing) }
    return last.drawn
  }

  return {
    numbering,
    drawn,
    /** The pictures that have been loaded for the page, by their sources. */
    pictures(): ReadonlyMap<string, Picture> {
      return environment()?.pictures ?? new Map<never, never>()
    },
    /** How a text of the page is laid out; undefined if it is not on the page, or while its fonts load. */
    laidOut(id: string): LaidOutText | undefined {
      const page = drawn()
      const [loaded, around] = [resources.get(), environment()]
      const place = page?.places.get(id)
      if (!page || !loaded || !around || place?.element.type !== 'text') return undefined
      const layout = withFitGroups(around, page.page).layoutText(complete<'text'>(place.element))
      return { place, layout, source: sourceOf(place.element), measurer: loaded.measurer }
    },
    /** What is at a point of the page, from front to back, without what is locked unless that is wanted. */
    under(point: Point, { withLocked } = { withLocked: false }): Under[] {
      const boxes = drawn()?.boxes
      const around = environment()
      if (!boxes || !around) return []
      const { layoutText } = around
      const selected = new Set(state.get().selection)
      const reachPx = REACH_PX[pointerKind.get()] / camera.get().zoom
      const hits = hitsAt(boxes, point, {
        context: picking.context,
        newPath,
        layoutText,
        reachPx,
        selected,
        withLocked,
      })
      return hits.map(({ element, parents }) => ({ id: element.id, parents: parents.map(({ id }) => id) }))
    },
  }
}
