import { useEffect, useMemo, useRef, useState } from 'react'
import { pageOf, select } from '../../../../../edit/editor-state.ts'
import type { PointerKind } from '../../../../../edit/gestures/contacts.ts'
import { layerRows } from '../../../../../edit/layers/layer-rows.ts'
import { placesOf } from '../../../../../edit/tree/place.ts'
import { ContextMenu } from '../../../../parts/context-menu.tsx'
import { typeScale } from '../../../../parts/type-scale.ts'
import { settledDocument } from '../../state/settled-document.ts'
import { useEditor, useEditorState, useStore } from '../../use-editor.ts'
import { LayerItems } from './layer-items.tsx'
import { LayerLine } from './layer-line.tsx'
import { onLayerKey } from './layer-keys.ts'
import { useLayerDrag } from './use-layer-drag.ts'
import { showRow, useRowsInView } from './use-rows-in-view.ts'
import { useTreeFocus } from './use-tree-focus.ts'

/** Heights of a row at the default font size. */
const ROW_PX = { mouse: 36, pen: 36, touch: 44 } as const

/**
 * The elements of the page, from front to back: for screen readers, this tree is the page. Elements of
 * groups are listed beneath them once the group is opened or something in it is selected.
 */
export function LayersPanel() {
  const editor = useEditor()
  const document = useEditorState(settledDocument)
  const pageId = useEditorState((state) => state.pageId)
  const selection = useEditorState((state) => state.selection)
  const warnings = useStore(editor.warnings)
  useStore(editor.resources)
  const [opened, setOpened] = useState<ReadonlySet<string>>(new Set())
  const renamed = useStore(editor.renamed)
  const tree = useRef<HTMLDivElement>(null)

  const { elements } = pageOf({ document, pageId })
  const open = useMemo(() => withParentsOf(document, selection, opened), [document, selection, opened])
  const rows = useMemo(() => layerRows(elements, open), [elements, open])
  const problems = useMemo(() => Map.groupBy(warnings, ({ elementId }) => elementId), [warnings])
  const rowPx = ROW_PX[useStore(editor.pointerKind)] * typeScale()
  const focus = useTreeFocus(tree, rows)
  // The row with the focus stays mounted, or else the focus would be lost by scrolling.
  const indexes = useRowsInView(tree, { count: rows.length, rowPx, kept: focus.index })
  const { moved } = focus
  useEffect(() => {
    if (tree.current && moved && moved.index >= 0) showRow(tree.current, moved.index, rowPx)
  }, [moved, rowPx])

  const setOpen = (id: string, isOpen: boolean): void => {
    const next = new Set(open)
    if (isOpen) next.add(id)
    else next.delete(id)
    setOpened(next)
    const isInside = placesOf(document)
      .get(selection[0] ?? '')
      ?.parents.some((parent) => parent.id === id)
    if (!isOpen && isInside === true) editor.update((state) => select(state, [id]))
  }
  const drag = useLayerDrag({ tree, rows, rowPx })
  const endRenaming = (end: 'key' | 'blur'): void => {
    editor.renamed.set(undefined)
    if (end === 'key') focus.restore()
  }
  const rename = (): void => {
    if (focus.id !== undefined) editor.renamed.set({ kind: 'element', id: focus.id })
  }
  const isUnloaded = editor.drawn() === undefined

  return (
    <ContextMenu
      items={<LayerItems onRename={rename} />}
      onOpen={() => focus.id !== undefined && selectForMenu(editor, focus.id)}
      onClose={(event) => {
        event.preventDefault()
        if (window.document.activeElement?.closest('input') === null) focus.restore()
      }}
    >
      <div
        ref={tree}
        // A tree must not be empty.
        role={rows.length === 0 ? 'group' : 'tree'}
        aria-label="Layers"
        aria-multiselectable={rows.length === 0 ? undefined : true}
        data-region="layers"
        tabIndex={rows.length === 0 ? 0 : undefined}
        className="relative h-full overflow-y-auto overscroll-contain p-2"
        onKeyDown={(event) => {
          if (event.target instanceof HTMLInputElement) return
          const row = rows[focus.index]
          if (row && onLayerKey(editor, event, { rows, row, moveTo: focus.moveTo, setOpen, rename }))
            event.preventDefault()
        }}
        onPointerLeave={() => editor.hovered.set(undefined)}
        {...drag.handlers}
        onContextMenuCapture={(event) => {
          drag.handlers.onContextMenuCapture(event)
          if (!event.isDefaultPrevented()) focus.moveToNode(event.target)
        }}
      >
        {rows.length === 0 && (
          <p role="none" className="p-2 text-sm text-ink-soft">
            {isUnloaded ? 'Loading…' : emptyText(editor.pointerKind.get())}
          </p>
        )}
        <div role="none" className="relative" style={{ height: rows.length * rowPx }}>
          {indexes.map((index) => {
            const row = rows[index]
            return (
              row && (
                <LayerLine
                  key={row.element.id}
                  row={row}
                  style={{ height: rowPx, transform: `translateY(${index * rowPx}px)` }}
                  isSelected={selection.includes(row.element.id)}
                  isReachable={index === focus.index}
                  warnings={problems.get(row.element.id) ?? NONE}
                  isLifted={drag.lifted === row.element.id}
                  drop={drag.drop?.id === row.element.id ? drag.drop.where : undefined}
                  isRenamed={renamed?.kind === 'element' && renamed.id === row.element.id}
                  onRename={() => editor.renamed.set({ kind: 'element', id: row.element.id })}
                  onRenamed={endRenaming}
                  onPress={(event) => {
                    if (drag.hasJustDropped()) return
                    focus.press(editor, event, row.element.id)
                  }}
                  onToggle={(isOpen) => setOpen(row.element.id, isOpen)}
                />
              )
            )
          })}
        </div>
      </div>
    </ContextMenu>
  )
}

const NONE: readonly never[] = []

function emptyText(pointerKind: PointerKind): string {
  return pointerKind === 'touch'
    ? 'This page is empty. Tap Add for texts, pictures and shapes.'
    : 'This page is empty. Press T for a text or R for a rectangle, then Enter.'
}

type Document = ReturnType<typeof settledDocument>

/** Containers with something selected are open. */
function withParentsOf(
  document: Document,
  selection: readonly string[],
  opened: ReadonlySet<string>,
): ReadonlySet<string> {
  const [first] = selection
  const place = first === undefined ? undefined : placesOf(document).get(first)
  return place === undefined || place.parents.length === 0
    ? opened
    : new Set([...opened, ...place.parents.map(({ id }) => id)])
}

function selectForMenu(editor: ReturnType<typeof useEditor>, id: string): void {
  if (!editor.state.get().selection.includes(id)) editor.update((state) => select(state, [id]))
}
