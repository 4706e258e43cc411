import { RotateCcw, Trash2 } from 'lucide-react'
import type { TrashedDesign } from '../../api/trash-queries.ts'
import { Button, IconButton } from '../../parts/button.tsx'
import { classNames } from '../../parts/class-names.ts'
import { DesignThumbnail } from '../../parts/design-picture.tsx'
import { dayOf, exactTime } from '../../parts/format-text.ts'
import { sizeText } from '../../parts/sizes.ts'
import { RelativeTime } from '../../parts/relative-time.tsx'
import { Tooltip } from '../../parts/tooltip.tsx'

/** In `rem`, so that the content fits at every font size. */
export const ROW_HEIGHT = 'h-21'

interface TrashRowProps {
  readonly design: TrashedDesign
  readonly isSelected: boolean
  readonly onToggle: () => void
  readonly onRestore: () => void
  readonly onRemove: () => void
}

export function TrashRow({ design, isSelected, onToggle, onRestore, onRemove }: TrashRowProps) {
  return (
    <li
      className={classNames(
        'flex items-center gap-3 border-b border-rule [contain-intrinsic-height:5.25rem] [content-visibility:auto] sm:gap-4',
        ROW_HEIGHT,
      )}
    >
      <input
        type="checkbox"
        aria-label={`Select ${design.title}`}
        checked={isSelected}
        onChange={onToggle}
        className="ml-1 size-5 shrink-0 accent-press"
      />
      <DesignThumbnail
        url={design.thumbnailUrl}
        width={design.width}
        height={design.height}
        className="w-20 shrink-0 rounded-md @max-[16rem]:hidden"
      />
      <div className="min-w-0 flex-1">
        <p className="truncate font-semibold user-text">{design.title}</p>
        <p className="truncate text-sm text-ink-soft tabular-nums">
          <span className="max-sm:hidden">{sizeText(design)} · </span>
          <span className="max-sm:hidden">
            Deleted <RelativeTime at={design.trashedAt} /> ·{' '}
          </span>
          <Tooltip text={exactTime(design.purgeAt)}>
            <time dateTime={design.purgeAt} data-varies>
              <span className="max-sm:hidden">Will be permanently deleted on </span>
              <span className="sm:hidden">Deletes </span>
              {dayOf(design.purgeAt)}
            </time>
          </Tooltip>
        </p>
      </div>
      <Button height="small" icon={RotateCcw} onClick={onRestore} className="max-sm:hidden">
        Restore
      </Button>
      <IconButton icon={RotateCcw} label={`Restore ${design.title}`} onClick={onRestore} className="sm:hidden" />
      <IconButton icon={Trash2} label={`Permanently delete ${design.title}`} variant="danger" onClick={onRemove} />
    </li>
  )
}
