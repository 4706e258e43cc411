import { ArrowDown, ArrowUp, GripVertical } from 'lucide-react'
import { type RefObject, useEffect, useRef, useState } from 'react'
import { type DescribedSlot, describedSlots } from '../../../../document/described-slots.ts'
import { moveSlot } from '../../../../edit/operations/slot-form.ts'
import { elementIdsOf } from '../../../../edit/operations/slot-elements.ts'
import { classNames } from '../../../parts/class-names.ts'
import { IconButton } from '../../../parts/button.tsx'
import { showSlot } from '../view/show-element.ts'
import { useEditor, useEditorState } from '../use-editor.ts'
import { DataSwitch } from './data-switch.tsx'
import { slotKindName } from './slot-kind-name.ts'

/** All slots in the order of the form, which can be changed, and the switch of the data mode. */
export function DataPanel() {
  const editor = useEditor()
  const document = useEditorState((state) => state.document)
  const selection = useEditorState((state) => state.selection)
  const [dragged, setDragged] = useState<string>()
  const [target, setTarget] = useState<number>()
  const [announced, setAnnounced] = useState('')
  const slots = describedSlots(document)
  const move = (slot: DescribedSlot, to: number): void => {
    if (to < 0 || to >= slots.length) return
    editor.change({ label: 'Move field' }, (before) => moveSlot(before, slot.name, to))
    setAnnounced(`${slot.label}, ${to + 1} of ${slots.length}`)
  }
  const drop = (): void => {
    const from = slots.findIndex(({ name }) => name === dragged)
    const slot = slots[from]
    if (slot && target !== undefined) move(slot, target > from ? target - 1 : target)
    setDragged(undefined)
    setTarget(undefined)
  }
  return (
    <section
      aria-label="Data"
      className="relative grid h-full overflow-y-auto p-3 grid-cols-[minmax(0,1fr)] content-start gap-4"
    >
      <DataSwitch />
      {slots.length === 0 ? (
        <p className="text-sm text-ink-soft">
          Nothing can be filled in yet. Select an element, or words of a text, and press <b>Make fillable</b> in the
          properties.
        </p>
      ) : (
        <ol
          aria-label="Fields in the order of the form"
          className="grid"
          onDragOver={(event) => dragged !== undefined && event.preventDefault()}
          onDrop={drop}
        >
          {slots.map((slot, index) => (
            <li
              key={slot.name}
              draggable
              onDragStart={(event) => {
                event.dataTransfer.effectAllowed = 'move'
                event.dataTransfer.setData('text/plain', slot.name)
                setDragged(slot.name)
              }}
              onDragOver={(event) => {
                if (dragged === undefined) return
                const { top, height } = event.currentTarget.getBoundingClientRect()
                setTarget(event.clientY < top + height / 2 ? index : index + 1)
              }}
              onDragEnd={() => {
                setDragged(undefined)
                setTarget(undefined)
              }}
              className={classNames(
                'border-y-2 border-transparent',
                dragged !== undefined && target === index && 'border-t-press',
                dragged !== undefined && target === index + 1 && index === slots.length - 1 && 'border-b-press',
              )}
            >
              {slot.group !== null && slot.group !== slots[index - 1]?.group && (
                <h3 className="px-2 pt-2 pb-1 text-xs font-semibold text-ink-soft user-text">{slot.group}</h3>
              )}
              <SlotRow
                slot={slot}
                isSelected={elementIdsOf(document, slot.name).some((id) => selection.includes(id))}
                onSelect={() => showSlot(editor, slot.name)}
                onMove={(by) => move(slot, index + by)}
                isFirst={index === 0}
                isLast={index === slots.length - 1}
              />
            </li>
          ))}
        </ol>
      )}
      <p role="status" className="sr-only">
        {announced}
      </p>
    </section>
  )
}

interface SlotRowProps {
  readonly slot: DescribedSlot
  readonly isSelected: boolean
  readonly onSelect: () => void
  readonly onMove: (by: 1 | -1) => void
  readonly isFirst: boolean
  readonly isLast: boolean
}

/** A press on an element of the page shows its field. */
function useShownRow(isSelected: boolean): RefObject<HTMLButtonElement | null> {
  const row = useRef<HTMLButtonElement>(null)
  useEffect(() => {
    if (isSelected) row.current?.scrollIntoView({ block: 'nearest' })
  }, [isSelected])
  return row
}

function SlotRow({ slot, isSelected, onSelect, onMove, isFirst, isLast }: SlotRowProps) {
  const { label, name, kind, required } = slot
  const row = useShownRow(isSelected)
  return (
    <div
      className={classNames(
        'group/row flex items-center gap-1 rounded-md hover:bg-ink/7 has-focus-visible:bg-ink/7',
        isSelected && 'bg-ink/10',
      )}
    >
      <GripVertical className="size-4 shrink-0 cursor-grab text-ink-soft" aria-hidden />
      <button
        ref={row}
        type="button"
        aria-pressed={isSelected}
        onClick={onSelect}
        onKeyDown={(event) => {
          if (!event.altKey || (event.key !== 'ArrowUp' && event.key !== 'ArrowDown')) return
          event.preventDefault()
          event.stopPropagation()
          onMove(event.key === 'ArrowUp' ? -1 : 1)
        }}
        className="min-w-0 flex-1 rounded-md py-1.5 text-left"
      >
        <span className="block truncate text-sm font-semibold user-text">
          {label}
          {required && (
            <span className="text-press" title="Required">
              {' *'}
              <span className="sr-only"> required</span>
            </span>
          )}
        </span>
        <span className="block truncate text-xs text-ink-soft">
          {slotKindName(kind)} · {name}
        </span>
      </button>
      <span className="flex shrink-0 opacity-0 group-hover/row:opacity-100 group-has-focus-visible/row:opacity-100">
        <IconButton
          height="small"
          icon={ArrowUp}
          label={`Move ${label} up`}
          disabled={isFirst}
          onClick={() => onMove(-1)}
        />
        <IconButton
          height="small"
          icon={ArrowDown}
          label={`Move ${label} down`}
          disabled={isLast}
          onClick={() => onMove(1)}
        />
      </span>
    </div>
  )
}
