import type { ReactNode } from 'react'
import { classNames } from '../../../parts/class-names.ts'
import { useEditor } from '../use-editor.ts'
import { add } from './add.ts'
import type { Dragged } from './dragged.ts'

interface TileProps {
  readonly label: string
  /** Called when the tile is used, so that what it adds can depend on what it shows. */
  readonly dragged: () => Dragged
  readonly className?: string
  readonly children: ReactNode
}

/** Its type tells what is dragged, since browsers hide the data until it is dropped. */
export const DRAG_TYPE = 'application/x-platen-element'

/** Adds an element by a press, by Enter, and by being dragged to the page. */
export function Tile({ label, dragged, className, children }: TileProps) {
  const editor = useEditor()
  return (
    <button
      type="button"
      title={label}
      draggable
      onClick={(event) => {
        add(editor, dragged().make)
        // After a press, keys are for what was added; after Enter, for the panel.
        if (event.detail > 0) event.currentTarget.blur()
      }}
      onDragStart={(event) => {
        event.dataTransfer.setData(DRAG_TYPE, label)
        event.dataTransfer.effectAllowed = 'copy'
        editor.dragged.set(dragged())
      }}
      onDragEnd={() => editor.dragged.set(undefined)}
      className={classNames(
        'touchable grid place-items-center overflow-hidden rounded-md bg-well text-ink transition-shadow duration-120 hover:shadow-raised',
        className,
      )}
    >
      {children}
    </button>
  )
}
