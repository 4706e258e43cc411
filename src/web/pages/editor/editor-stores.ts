import type { Document, Size } from '../../../document/document.ts'
import { type DataMode, DATA_OFF } from '../../../edit/data/data-mode.ts'
import { openEditor } from '../../../edit/editor-state.ts'
import type { PointerKind } from '../../../edit/gestures/contacts.ts'
import type { Camera } from '../../../edit/view/camera.ts'
import type { Warning } from '../../../text/warning.ts'
import type { PageResources } from '../../painter/page-resources.ts'
import type { AddSection } from './adding/add-section.ts'
import type { ArrivingPicture } from './adding/arriving-picture.ts'
import type { Dragged } from './adding/dragged.ts'
import type { FieldRequest } from './content/field-request.ts'
import type { PageFindings } from './data/page-findings.ts'
import type { PanelName, SheetName } from './panels/panel-name.ts'
import { createStore } from './state/value-store.ts'

/** What is edited of a design. */
export interface Edited {
  readonly document: Document
  readonly size: Size
  readonly title: string
}

interface Renamed {
  readonly kind: 'element' | 'page'
  readonly id: string
}

export type EditorStores = ReturnType<typeof createEditorStores>

/** Everything that the interface of an editor shows and may change. */
export function createEditorStores({ document, size, title }: Edited) {
  const isEmpty = document.pages.every(({ elements }) => elements.length === 0)
  return {
    state: createStore(openEditor(document, size)),
    /** Of the design. */
    title: createStore(title),
    camera: createStore<Camera>({ x: 0, y: 0, zoom: 1 }),
    /** Of the stage, in CSS pixels. */
    viewport: createStore<Size>({ width: 0, height: 0 }),
    /** What has been loaded for the page; undefined at first. */
    resources: createStore<PageResources | undefined>(undefined),
    /** An error that prevents the page from being drawn. */
    failure: createStore<unknown>(undefined),
    /** Of the page, when it was last painted. */
    warnings: createStore<readonly Warning[]>([]),
    /** What people should look at, by page. */
    findings: createStore<readonly PageFindings[]>([]),
    /** The ID of the element under the pointer. */
    hovered: createStore<string | undefined>(undefined),
    /** The panel at the left. For screen readers, the layers are the page. An empty one has nothing to list. */
    panel: createStore<PanelName>(isEmpty ? 'add' : 'layers'),
    /** The section of the panel for adding. */
    addSection: createStore<AddSection>('text'),
    /** The panel that is open over the page on small screens, where panels are sheets. */
    sheet: createStore<SheetName | undefined>(undefined),
    /** What the stage was last pressed with: fingers need larger handles. */
    pointerKind: createStore<PointerKind>(matchMedia('(pointer: coarse)').matches ? 'touch' : 'mouse'),
    /** Whether taps add to the selection, as presses with Shift do. */
    takesSeveral: createStore(false),
    /** What is being dragged from a panel. */
    dragged: createStore<Dragged | undefined>(undefined),
    /** Pictures that will be on the page once they have been uploaded. */
    arriving: createStore<readonly ArrivingPicture[]>([]),
    /** Whose name is being edited. */
    renamed: createStore<Renamed | undefined>(undefined),
    /** Whether only the content is filled in: presses on the page choose fields, and nothing can be moved. */
    isFilling: createStore(false),
    /** The field that was asked for last, such as by a press on its place. */
    requestedField: createStore<FieldRequest | undefined>(undefined),
    /** The sample data that the page is shown with. Not part of the design. */
    dataMode: createStore<DataMode>(DATA_OFF),
  }
}
