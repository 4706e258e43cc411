import { type PointerEvent as ReactPointerEvent, useRef, useState } from 'react'
import type { Page } from '../../../../../document/document.ts'
import { movePage } from '../../../../../edit/operations/pages.ts'
import { useEditor } from '../../use-editor.ts'

interface PageDrop {
  readonly id: string
  readonly isBefore: boolean
}

const START_PX = 5

/** Dragging pages with a mouse or a pen. A finger scrolls, and has the menu. */
export function usePageDrag(pages: readonly Page[]) {
  const editor = useEditor()
  const press = useRef<{ id: string; x: number; isDragging: boolean }>(undefined)
  const justDropped = useRef(false)
  const [drop, setDrop] = useState<PageDrop>()

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
      onPointerDown({ button, pointerType, target, clientX }: ReactPointerEvent) {
        justDropped.current = false
        if (button !== 0 || pointerType === 'touch' || target instanceof HTMLInputElement) return
        const id = target instanceof Element ? target.closest<HTMLElement>('[data-page]')?.dataset['page'] : undefined
        if (id !== undefined) press.current = { id, x: clientX, isDragging: false }
      },
      onPointerMove({ currentTarget, pointerId, clientX }: ReactPointerEvent) {
        const pressed = press.current
        if (!pressed) return
        if (!pressed.isDragging) {
          if (Math.abs(clientX - pressed.x) < START_PX) return
          pressed.isDragging = true
          currentTarget.setPointerCapture(pointerId)
        }
        setDrop(dropAt(currentTarget, clientX, pages))
      },
      onPointerUp({ currentTarget, clientX }: ReactPointerEvent) {
        const pressed = press.current
        const target = pressed?.isDragging === true ? dropAt(currentTarget, clientX, pages) : undefined
        justDropped.current = pressed?.isDragging === true
        if (pressed && target) {
          const { id, isBefore } = target
          editor.change({ label: 'Move page' }, (document) =>
            movePage(document, pressed.id, isBefore ? { before: id } : { after: id }),
          )
        }
        end()
      },
      onPointerCancel: end,
    },
  }
}

function dropAt(list: Element, clientX: number, pages: readonly Page[]): PageDrop | undefined {
  const boxes = [...list.querySelectorAll<HTMLElement>('[data-page]')].map((each) => each.getBoundingClientRect())
  const index = boxes.findIndex(({ right }) => clientX < right)
  const [page, box] = index === -1 ? [pages.at(-1), undefined] : [pages[index], boxes[index]]
  return page && { id: page.id, isBefore: box !== undefined && clientX < (box.left + box.right) / 2 }
}
