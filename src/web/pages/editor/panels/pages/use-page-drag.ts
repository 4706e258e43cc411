import type { RefObject } from 'react'
import type { Page } from '../../../../../document/document.ts'
import { movePage } from '../../../../../edit/operations/pages.ts'
import { useEditor } from '../../use-editor.ts'
import { useOrderDrag } from '../use-order-drag.ts'

interface PageDrop {
  readonly id: string
  readonly isBefore: boolean
}

/** Dragging pages into another order, also where they are in several rows. */
export function usePageDrag(list: RefObject<HTMLElement | null>, pages: readonly Page[]) {
  const editor = useEditor()
  return useOrderDrag<PageDrop>({
    list,
    idAt: (target) => target.closest<HTMLElement>('[data-page]')?.dataset['page'],
    dropAt: (point) => (list.current ? dropAt(list.current, point, pages) : undefined),
    onDrop({ id, isBefore }, moved) {
      editor.change({ label: 'Move page' }, (document) =>
        movePage(document, moved, isBefore ? { before: id } : { after: id }),
      )
    },
  })
}

function dropAt(
  list: Element,
  { clientX, clientY }: { clientX: number; clientY: number },
  pages: readonly Page[],
): PageDrop | undefined {
  const boxes = [...list.querySelectorAll<HTMLElement>('[data-page]')].map((each) => each.getBoundingClientRect())
  const lowest = Math.max(...boxes.map(({ bottom }) => bottom))
  const rowBottom = boxes.find(({ bottom }) => clientY < bottom)?.bottom ?? lowest
  const row = boxes.flatMap((box, index) => (Math.abs(box.bottom - rowBottom) < box.height / 2 ? [{ box, index }] : []))
  const found = row.find(({ box }) => clientX < box.right) ?? row.at(-1)
  const page = found && pages[found.index]
  return page && { id: page.id, isBefore: clientX < (found.box.left + found.box.right) / 2 }
}
