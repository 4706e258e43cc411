import { ChevronRight, Eye, EyeOff, Lock, LockOpen, type LucideIcon, TriangleAlert } from 'lucide-react'
import type { CSSProperties, MouseEvent } from 'react'
import { describeElement } from '../../../../../edit/describing/describe-element.ts'
import { elementName } from '../../../../../edit/describing/element-name.ts'
import type { Drop } from '../../../../../edit/layers/move-layers.ts'
import type { LayerRow } from '../../../../../edit/layers/layer-rows.ts'
import { setProperties } from '../../../../../edit/operations/set-properties.ts'
import type { Warning } from '../../../../../text/warning.ts'
import { classNames } from '../../../../parts/class-names.ts'
import { useEditor, useStore } from '../../use-editor.ts'
import { KIND_ICONS } from './kind-icons.ts'
import { NameInput } from '../name-input.tsx'

interface LayerLineProps {
  readonly row: LayerRow
  readonly style: CSSProperties
  readonly isSelected: boolean
  /** With Tab. */
  readonly isReachable: boolean
  readonly warnings: readonly Warning[]
  /** Where in relation to it a drag would put elements. */
  readonly drop: Drop['where'] | undefined
  /** By a finger, or dragged. */
  readonly isLifted: boolean
  readonly isRenamed: boolean
  readonly onRename: () => void
  readonly onRenamed: (end: 'key' | 'blur') => void
  readonly onPress: (event: MouseEvent) => void
  readonly onToggle: (isOpen: boolean) => void
}

const INDENT_PX = 16

/** An element in the layers. */
export function LayerLine(props: LayerLineProps) {
  const { row, style, isSelected, isReachable, warnings, drop, isLifted, isRenamed, onRename, onRenamed, onPress } =
    props
  const editor = useEditor()
  const isHovered = useStore(editor.hovered) === row.element.id
  const { element, parents, position, count, isOpen } = row
  const { locked = false, visible = true } = element
  const name = elementName(element)
  const drawn = editor.drawn()?.places.get(element.id)?.element ?? element
  const Icon = KIND_ICONS[element.type]
  return (
    <div
      role="treeitem"
      data-layer={element.id}
      data-hovered={isHovered || undefined}
      data-lifted={isLifted || undefined}
      tabIndex={isReachable ? 0 : -1}
      aria-label={name}
      aria-description={describeElement(drawn, warnings)}
      aria-level={parents.length + 1}
      aria-posinset={position}
      aria-setsize={count}
      aria-selected={isSelected}
      aria-expanded={isOpen}
      style={{ ...style, paddingInlineStart: 4 + parents.length * INDENT_PX }}
      className={classNames(
        'group absolute inset-x-0 flex items-center gap-1 rounded-md pe-1 text-sm -outline-offset-2 select-none',
        isSelected ? 'bg-press-wash font-semibold forced-colors:bg-[Highlight]' : 'data-hovered:bg-ink/7',
        drop === 'into' && 'ring-2 ring-press ring-inset',
        isLifted && 'bg-sheet opacity-80 shadow-floating',
      )}
      onClick={onPress}
      onDoubleClick={onRename}
      onPointerEnter={() => editor.hovered.set(element.id)}
    >
      {drop !== undefined && drop !== 'into' && <DropLine where={drop} />}
      <Arrow {...props} />
      <Icon className={classNames('size-4 shrink-0 text-ink-soft', !visible && 'opacity-50')} aria-hidden />
      {isRenamed ? (
        <NameInput
          label={`Name of ${name}`}
          value={element.name ?? ''}
          placeholder={name}
          onDone={(entered, end) => {
            onRenamed(end)
            if (entered === undefined || entered === (element.name ?? '')) return
            const properties = { name: entered === '' ? undefined : entered }
            editor.change({ label: 'Rename' }, (document) => setProperties(document, new Set([element.id]), properties))
          }}
        />
      ) : (
        <span
          className={classNames(
            'min-w-0 grow truncate ps-1',
            !visible && 'text-ink-soft',
            // The name has the room of the switches until they are shown.
            visible && !locked && warnings.length === 0 && 'not-pointer-coarse:not-group-hover:not-group-focus:-me-16',
          )}
        >
          {name}
        </span>
      )}
      {warnings.length > 0 && <TriangleAlert className="size-4 shrink-0 text-warn" aria-hidden />}
      <LineToggle
        label={locked ? `Unlock ${name}` : `Lock ${name}`}
        icon={locked ? Lock : LockOpen}
        isOn={locked}
        onPress={() =>
          editor.change({ label: locked ? 'Unlock' : 'Lock' }, (document) =>
            setProperties(document, new Set([element.id]), { locked: locked ? undefined : true }),
          )
        }
      />
      <LineToggle
        label={visible ? `Hide ${name}` : `Show ${name}`}
        icon={visible ? Eye : EyeOff}
        isOn={!visible}
        onPress={() =>
          editor.change({ label: visible ? 'Hide' : 'Show' }, (document) =>
            setProperties(document, new Set([element.id]), { visible: visible ? false : undefined }),
          )
        }
      />
    </div>
  )
}

function Arrow({ row: { isOpen }, onToggle }: LayerLineProps) {
  if (isOpen === undefined) return <span className="w-5 shrink-0" />
  return (
    <span
      aria-hidden
      className="grid h-full w-5 pointer-coarse:w-9 shrink-0 cursor-pointer place-items-center text-ink-soft hover:text-ink"
      onClick={(event) => {
        event.stopPropagation()
        onToggle(!isOpen)
      }}
    >
      <ChevronRight className={classNames('size-4 transition-transform duration-120', isOpen && 'rotate-90')} />
    </span>
  )
}

/** Not reached with Tab, since the keyboard has commands for it. */
function LineToggle({
  label,
  icon: Icon,
  isOn,
  onPress,
}: {
  label: string
  icon: LucideIcon
  isOn: boolean
  onPress: () => void
}) {
  return (
    <button
      type="button"
      tabIndex={-1}
      aria-label={label}
      title={label}
      data-layer-toggle
      onMouseDown={(event) => event.preventDefault()}
      onClick={(event) => {
        event.stopPropagation()
        onPress()
      }}
      onDoubleClick={(event) => event.stopPropagation()}
      className={classNames(
        'grid size-7 shrink-0 place-items-center rounded-sm pointer-coarse:size-10 text-ink-soft hover:bg-ink/7 hover:text-ink pointer-coarse:opacity-100',
        isOn ? 'opacity-100' : 'opacity-0 group-hover:opacity-100 group-focus:opacity-100',
      )}
    >
      <Icon className="size-3.5" aria-hidden />
    </button>
  )
}

function DropLine({ where }: { where: 'before' | 'after' }) {
  return (
    <span
      aria-hidden
      className={classNames(
        'pointer-events-none absolute inset-x-1 z-10 h-0.5 rounded-full bg-press forced-colors:bg-[Highlight]',
        where === 'before' ? '-top-px' : '-bottom-px',
      )}
    />
  )
}
