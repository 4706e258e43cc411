import type { RefObject } from 'react'
import { select } from '../../../../../edit/editor-state.ts'
import type { LayerRow } from '../../../../../edit/layers/layer-rows.ts'
import { canMoveTo, type Drop, moveLayers, targetOfDrop } from '../../../../../edit/layers/move-layers.ts'
import { isContainer } from '../../../../../edit/tree/container.ts'
import { useEditor } from '../../use-editor.ts'
import { useOrderDrag } from '../use-order-drag.ts'

interface LayerDrag {
  readonly tree: RefObject<HTMLElement | null>
  readonly rows: readonly LayerRow[]
  readonly rowPx: number
}

/** Dragging rows of the layers: all that are selected, if the row is. */
export function useLayerDrag({ tree, rows, rowPx }: LayerDrag) {
  const editor = useEditor()
  return useOrderDrag<Drop>({
    list: tree,
    idAt: (target) =>
      target.closest('[data-layer-toggle]') ? undefined : target.closest<HTMLElement>('[data-layer]')?.dataset['layer'],
    onStart(id) {
      editor.hovered.set(undefined)
      if (!editor.state.get().selection.includes(id)) editor.update((state) => select(state, [id]))
    },
    dropAt({ clientY }) {
      const box = tree.current
      if (!box) return undefined
      const padding = Number.parseFloat(getComputedStyle(box).paddingTop)
      const y = clientY - box.getBoundingClientRect().top + box.scrollTop - padding
      const index = Math.min(rows.length - 1, Math.max(0, Math.floor(y / rowPx)))
      const row = rows[index]
      if (!row) return undefined
      const { document, selection } = editor.state.get()
      const found = { id: row.element.id, where: partOf(row, y / rowPx - index) }
      return canMoveTo(document, new Set(selection), targetOfDrop(found, row)) ? found : undefined
    },
    onDrop(drop) {
      const row = rows.find(({ element }) => element.id === drop.id)
      const move = { places: editor.drawn()?.places ?? new Map<never, never>(), at: Date.now() }
      if (row) editor.update((state) => moveLayers(state, targetOfDrop(drop, row), move))
    },
  })
}

/** The middle of a container is inside it. */
function partOf({ element }: LayerRow, part: number): Drop['where'] {
  if (!isContainer(element)) return part < 0.5 ? 'before' : 'after'
  if (part < 0.3) return 'before'
  return part > 0.7 ? 'after' : 'into'
}
