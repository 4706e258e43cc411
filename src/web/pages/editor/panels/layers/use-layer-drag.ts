import { type PointerEvent as ReactPointerEvent, type RefObject, useRef, useState } from 'react'
import { select } from '../../../../../edit/editor-state.ts'
import type { LayerRow } from '../../../../../edit/layers/layer-rows.ts'
import { canMoveTo, type Drop, moveLayers, targetOfDrop } from '../../../../../edit/layers/move-layers.ts'
import { isContainer } from '../../../../../edit/tree/container.ts'
import type { Editor } from '../../editor.ts'
import { useEditor } from '../../use-editor.ts'

interface Press {
  readonly pointerId: number
  readonly id: string
  readonly y: number
  isDragging: boolean
}

const START_PX = 5
/** Near the ends, the list scrolls. */
const EDGE_PX = 28
const SCROLL_PX = 9

/** Dragging rows with a mouse or a pen. A finger scrolls, and has the menu. */
export function useLayerDrag({
  tree,
  rows,
  rowPx,
}: {
  tree: RefObject<HTMLElement | null>
  rows: readonly LayerRow[]
  rowPx: number
}) {
  const editor = useEditor()
  const press = useRef<Press>(undefined)
  const justDropped = useRef(false)
  const [drop, setDrop] = useState<Drop>()

  const dropAt = (clientY: number): Drop | undefined => {
    const box = tree.current
    if (!box || !press.current) return undefined
    const padding = Number.parseFloat(getComputedStyle(box).paddingTop)
    const y = clientY - box.getBoundingClientRect().top + box.scrollTop - padding
    const index = Math.min(rows.length - 1, Math.max(0, Math.floor(y / rowPx)))
    const row = rows[index]
    if (!row) return undefined
    const found = { id: row.element.id, where: partOf(row, y / rowPx - index) }
    return canMoveTo(editor.state.get().document, movingIds(editor), targetOfDrop(found, row)) ? found : undefined
  }
  const end = (): void => {
    press.current = undefined
    setDrop(undefined)
  }

  return {
    drop,
    /** Whether the click that follows a drag is not one. */
    hasJustDropped: (): boolean => {
      const was = justDropped.current
      justDropped.current = false
      return was
    },
    handlers: {
      onPointerDown(event: ReactPointerEvent) {
        justDropped.current = false
        if (event.button !== 0 || event.pointerType === 'touch' || !(event.target instanceof Element)) return
        if (event.target.closest('input, [data-layer-toggle]')) return
        const id = event.target.closest<HTMLElement>('[data-layer]')?.dataset['layer']
        if (id !== undefined) press.current = { pointerId: event.pointerId, id, y: event.clientY, isDragging: false }
      },
      onPointerMove(event: ReactPointerEvent) {
        const pressed = press.current
        if (!pressed || pressed.pointerId !== event.pointerId) return
        if (!pressed.isDragging) {
          if (Math.abs(event.clientY - pressed.y) < START_PX) return
          pressed.isDragging = true
          editor.hovered.set(undefined)
          tree.current?.setPointerCapture(event.pointerId)
          if (!editor.state.get().selection.includes(pressed.id)) editor.update((state) => select(state, [pressed.id]))
        }
        scrollNear(tree.current, event.clientY)
        setDrop(dropAt(event.clientY))
      },
      onPointerUp(event: ReactPointerEvent) {
        const pressed = press.current
        if (pressed?.isDragging === true) {
          justDropped.current = true
          const target = dropAt(event.clientY)
          const row = rows.find(({ element }) => element.id === target?.id)
          if (target && row) editor.update((state) => moveLayers(state, targetOfDrop(target, row), Date.now()))
        }
        end()
      },
      onPointerCancel: end,
    },
  }
}

/** The middle of a container is inside it. */
function partOf({ element }: LayerRow, part: number): Drop['where'] {
  if (!isContainer(element)) return part < 0.5 ? 'before' : 'after'
  if (part < 0.3) return 'before'
  return part > 0.7 ? 'after' : 'into'
}

function movingIds(editor: Editor): ReadonlySet<string> {
  return new Set(editor.state.get().selection)
}

function scrollNear(box: HTMLElement | null, clientY: number): void {
  if (!box) return
  const { top, bottom } = box.getBoundingClientRect()
  if (clientY < top + EDGE_PX) box.scrollTop -= SCROLL_PX
  else if (clientY > bottom - EDGE_PX) box.scrollTop += SCROLL_PX
}
