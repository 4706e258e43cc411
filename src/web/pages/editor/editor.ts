import type { Document, Size } from '../../../document/document.ts'
import { complete } from '../../../document/elements/element.ts'
import { type CommandName, perform } from '../../../edit/commands/commands.ts'
import { type DataMode, DATA_OFF } from '../../../edit/data/data-mode.ts'
import type { UsableData } from '../../../edit/data/usable-data.ts'
import { fillDefaults } from '../../../document/fill-document.ts'
import { commit, type EditorState, endWords, openEditor, pageOf, type Step } from '../../../edit/editor-state.ts'
import type { PointerKind } from '../../../edit/gestures/contacts.ts'
import type { GestureEvent } from '../../../edit/gestures/gesture.ts'
import { endPen } from '../../../edit/gestures/penning.ts'
import { step } from '../../../edit/gestures/step.ts'
import { hitsAt } from '../../../edit/pick/hit-test.ts'
import type { Under } from '../../../edit/pick/select.ts'
import type { Place } from '../../../edit/tree/place.ts'
import type { LaidOut } from '../../../edit/words/caret-moves.ts'
import { sourceOf } from '../../../edit/words/runs.ts'
import type { Camera } from '../../../edit/view/camera.ts'
import { visibleMiddle } from '../../../edit/view/visible-middle.ts'
import { withFitGroups } from '../../../paint/fit-groups.ts'
import type { Picture } from '../../../paint/canvas.ts'
import type { Point } from '../../../paint/matrix.ts'
import type { Warning } from '../../../text/warning.ts'
import { createLayer, newPath } from '../../painter/browser-canvas.ts'
import type { PageResources } from '../../painter/page-resources.ts'
import type { Painter } from '../../painter/painter.ts'
import type { AddSection } from './adding/add-section.ts'
import type { Dragged } from './adding/dragged.ts'
import type { ArrivingPicture } from './adding/arriving-picture.ts'
import type { FieldRequest } from './content/field-request.ts'
import { createCurrentData } from './data/current-data.ts'
import type { PageFindings } from './data/page-findings.ts'
import { createDrawnPages, type DrawnPage } from './drawn-page.ts'
import type { PanelName, SheetName } from './panels/panel-name.ts'
import { createStore, type Store } from './state/value-store.ts'

/** What is edited of a design. */
interface Edited {
  readonly document: Document
  readonly size: Size
  readonly title: string
}

export interface Renamed {
  readonly kind: 'element' | 'page'
  readonly id: string
}

/** The editor of one design, without its interface: what it shows, and what can be done with it. */
export interface Editor {
  readonly state: Store<EditorState>
  /** Of the design. */
  readonly title: Store<string>
  readonly camera: Store<Camera>
  /** Of the stage, in CSS pixels. */
  readonly viewport: Store<Size>
  /** What has been loaded for the page; undefined at first. */
  readonly resources: Store<PageResources | undefined>
  /** An error that prevents the page from being drawn. */
  readonly failure: Store<unknown>
  /** Of the page, when it was last painted. */
  readonly warnings: Store<readonly Warning[]>
  /** What people should look at, by page. */
  readonly findings: Store<readonly PageFindings[]>
  /** The ID of the element under the pointer. */
  readonly hovered: Store<string | undefined>
  /** The panel that is shown at the left, and the section of the one for adding. */
  readonly panel: Store<PanelName>
  readonly addSection: Store<AddSection>
  /** The panel that is open over the page on small screens, where panels are sheets. */
  readonly sheet: Store<SheetName | undefined>
  /** What the stage was last pressed with: fingers need larger handles. */
  readonly pointerKind: Store<PointerKind>
  /** Whether taps add to the selection, as presses with Shift do. */
  readonly takesSeveral: Store<boolean>
  /** What is being dragged from a panel. */
  readonly dragged: Store<Dragged | undefined>
  /** Pictures that will be on the page once they have been uploaded. */
  readonly arriving: Store<readonly ArrivingPicture[]>
  /** Whose name is being edited. */
  readonly renamed: Store<Renamed | undefined>
  /** Whether only the content is filled in: presses on the page choose fields, and nothing can be moved. */
  readonly isFilling: Store<boolean>
  /** The field that was asked for last, such as by a press on its place. */
  readonly requestedField: Store<FieldRequest | undefined>
  /** The sample data that the page is shown with. Not part of the design. */
  readonly dataMode: Store<DataMode>
  /** The values that fill the page now; undefined without the data mode. The same object until they change. */
  data(): UsableData | undefined
  /** The page as it is drawn now; undefined until its fonts have been loaded. */
  drawn(): DrawnPage | undefined
  /** The pictures that have been loaded for the page, by their sources. */
  pictures(): ReadonlyMap<string, Picture>
  run(command: CommandName): void
  handle(event: GestureEvent): void
  /** Changes the document as one step that can be undone. */
  change(step: Omit<Step, 'document' | 'at'>, change: (document: Document) => Document): void
  /**
   * Replaces the state by what `change` returns. For what is not a command, such as moving a caret. Like commands, it
   * ends a path that is being drawn first.
   */
  update(change: (state: EditorState) => EditorState): void
  /** How a text of the page is laid out; undefined if it is not on the page, or while its fonts load. */
  laidOut(id: string): LaidOutText | undefined
  /** What is at a point of the page, from front to back, without what is locked unless that is wanted. */
  under(point: Point, options?: { readonly withLocked: boolean }): Under[]
  /** Loads what the present page needs. */
  load(): Promise<void>
  dispose(): void
}

/** A text of the page, as it is laid out. */
export interface LaidOutText extends LaidOut {
  readonly place: Place
}

/** How far from a line a press still meets it, in CSS pixels of the screen. */
const REACH_PX = { mouse: 6, pen: 8, touch: 14 } as const

export function createEditor({ document, size, title: given, painter }: Edited & { painter: Painter }): Editor {
  const state = createStore(openEditor(document, size))
  const title = createStore(given)
  const camera = createStore<Camera>({ x: 0, y: 0, zoom: 1 })
  const viewport = createStore<Size>({ width: 0, height: 0 })
  const resources = createStore<PageResources | undefined>(undefined)
  const failure = createStore<unknown>(undefined)
  const warnings = createStore<readonly Warning[]>([])
  const findings = createStore<readonly PageFindings[]>([])
  const hovered = createStore<string | undefined>(undefined)
  // For screen readers, the layers are the page. An empty one has nothing to list.
  const panel = createStore<PanelName>(document.pages.some(({ elements }) => elements.length > 0) ? 'layers' : 'add')
  const addSection = createStore<AddSection>('text')
  const dragged = createStore<Dragged | undefined>(undefined)
  const arriving = createStore<readonly ArrivingPicture[]>([])
  const sheet = createStore<SheetName | undefined>(undefined)
  const pointerKind = createStore<PointerKind>(matchMedia('(pointer: coarse)').matches ? 'touch' : 'mouse')
  const takesSeveral = createStore(false)
  const renamed = createStore<Renamed | undefined>(undefined)
  const isFilling = createStore(false)
  const requestedField = createStore<FieldRequest | undefined>(undefined)
  const dataMode = createStore<DataMode>(DATA_OFF)
  const data = createCurrentData(state, dataMode)
  const drawPage = createDrawnPages()
  const picking = createLayer(1, 1)
  let loading = new AbortController()
  let last: { key: readonly unknown[]; drawn: DrawnPage } | undefined

  const drawn = (): DrawnPage | undefined => {
    const now = state.get()
    const loaded = resources.get()
    if (!loaded) return undefined
    const values = data()?.values
    const key = [now.document, now.pageId, now.words?.id, loaded, values]
    if (last?.key.every((value, index) => value === key[index])) return last.drawn
    const { layoutText } = loaded.environmentOf(now.size, () => undefined)
    last = {
      key,
      drawn: drawPage(now.document, pageOf(now), {
        layoutText,
        version: loaded.loaded,
        edited: now.words?.id,
        data: values,
      }),
    }
    return last.drawn
  }

  const pictures = (): ReadonlyMap<string, Picture> =>
    resources.get()?.environmentOf(state.get().size, () => undefined).pictures ?? new Map<never, never>()

  const load = async (): Promise<void> => {
    loading.abort()
    const controller = (loading = new AbortController())
    const now = state.get()
    // Alone, since lists on the pages before it may add pages.
    const alone = fillDefaults({ ...now.document, pages: [pageOf(now)] }, data()?.values)
    try {
      const prepared = await painter.preparePage({ document: alone, page: 1, signal: controller.signal })
      if (controller.signal.aborted) return
      failure.set(undefined)
      if (resources.get()?.loaded !== prepared.resources.loaded) resources.set(prepared.resources)
    } catch (error) {
      if (!controller.signal.aborted) failure.set(error)
    }
  }

  // What a gesture changes needs nothing else than what was there when it began.
  let loadedFor: readonly unknown[] = []
  const loadChanged = (): void => {
    const { document: shown, pageId, gesture } = state.get()
    if (gesture.kind !== 'idle') return
    const now = [shown, pageId, data()?.values]
    if (now.every((value, index) => value === loadedFor[index])) return
    loadedFor = now
    void load()
  }
  // A text that is being edited is shown as it is written, not with the data.
  const endTyping = (): void => state.set(endWords(state.get()))
  const ends = [state.subscribe(loadChanged), dataMode.subscribe(endTyping), dataMode.subscribe(loadChanged)]

  return {
    ...{ state, title, camera, viewport, resources, failure, warnings, hovered, renamed, dataMode },
    ...{ panel, addSection, sheet, pointerKind, takesSeveral, dragged, arriving, data, drawn, pictures, load },
    ...{ findings, isFilling, requestedField },
    run(command) {
      const places = drawn()?.places ?? new Map<never, never>()
      const middle = visibleMiddle(camera.get(), viewport.get(), state.get().size)
      state.set(perform(state.get(), command, { places, pictures: pictures(), at: Date.now(), middle }))
    },
    handle(event) {
      const places = drawn()?.places
      if (places) state.set(step(state.get(), event, { places, pictures: pictures() }))
    },
    change(changed, change) {
      const before = endPen(state.get())
      state.set(commit(before, { ...changed, document: change(before.document), at: Date.now() }))
    },
    update(change) {
      state.set(change(endPen(state.get())))
    },
    laidOut(id) {
      const page = drawn()
      const loaded = resources.get()
      const place = page?.places.get(id)
      if (!page || !loaded || place?.element.type !== 'text') return undefined
      const environment = withFitGroups(
        loaded.environmentOf(state.get().size, () => undefined),
        page.page,
      )
      const layout = environment.layoutText(complete<'text'>(place.element))
      return { place, layout, source: sourceOf(place.element), measurer: loaded.measurer }
    },
    under(point, { withLocked } = { withLocked: false }) {
      const page = drawn()?.boxes
      const loaded = resources.get()
      if (!page || !loaded) return []
      const { layoutText } = loaded.environmentOf(state.get().size, () => undefined)
      const selected = new Set(state.get().selection)
      const reachPx = REACH_PX[pointerKind.get()] / camera.get().zoom
      const hits = hitsAt(page, point, { context: picking.context, newPath, layoutText, reachPx, selected, withLocked })
      return hits.map(({ element, parents }) => ({ id: element.id, parents: parents.map(({ id }) => id) }))
    },
    dispose() {
      for (const end of ends) end()
      loading.abort()
      picking.release()
    },
  }
}
