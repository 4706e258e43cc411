import { type DragEvent, useState } from 'react'
import type { Design } from '../../api/design-queries.ts'

/** Not a type that other pages accept. */
const TYPE = 'application/x-platen-designs'

export function dragDesigns(event: DragEvent, designs: readonly Design[]): void {
  event.dataTransfer.setData(TYPE, JSON.stringify(designs.map(({ _id }) => _id)))
  event.dataTransfer.effectAllowed = 'move'
}

/** Returns whether designs are dragged over the element, and its handlers. */
export function useDesignDrop(onDrop: (ids: readonly string[]) => void) {
  const [isOver, setOver] = useState(false)
  const accept = (event: DragEvent): void => {
    if (!event.dataTransfer.types.includes(TYPE)) return
    event.preventDefault()
    event.dataTransfer.dropEffect = 'move'
    setOver(true)
  }
  const handlers = {
    onDragEnter: accept,
    onDragOver: accept,
    onDragLeave: (event: DragEvent): void => {
      const entered = event.relatedTarget
      if (!(entered instanceof Node && event.currentTarget.contains(entered))) setOver(false)
    },
    onDrop: (event: DragEvent): void => {
      setOver(false)
      const ids = event.dataTransfer.getData(TYPE)
      if (ids === '') return
      event.preventDefault()
      onDrop(JSON.parse(ids) as string[])
    },
  }
  return { isOver, handlers }
}
