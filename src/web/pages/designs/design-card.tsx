import { Ellipsis, Globe, Link2 } from 'lucide-react'
import { memo, type MouseEvent, useState } from 'react'
import type { Design } from '../../api/design-queries.ts'
import { BASE_PATH } from '../../api/platen.ts'
import { IconButton } from '../../parts/button.tsx'
import { classNames } from '../../parts/class-names.ts'
import { DesignThumbnail } from '../../parts/design-picture.tsx'
import { counted, exactTime, relativeTime } from '../../parts/format-text.ts'
import { sizeText } from '../../parts/sizes.ts'
import { Menu } from '../../parts/menu.tsx'
import { TitleField } from './title-field.tsx'
import { dragDesigns } from './dragged-designs.ts'
import { DesignMenuItems } from './design-menu-items.tsx'
import type { GridCommands } from './grid-commands.ts'
import { type Selection, useIsSelected } from './selection.ts'

/** Height of the text below the thumbnail at the default font size: a gap and three lines. */
export const CARD_TEXT_PX = 8 + 3 * 20

interface DesignCardProps {
  readonly design: Design
  /** 0-based, among all matching designs. */
  readonly index: number
  /** Whether Tab focuses this card. Arrow keys move from it to other cards. */
  readonly isCurrent: boolean
  readonly isRenamed: boolean
  readonly isSelecting: boolean
  /** Milliseconds since 1970. */
  readonly now: number
  readonly selection: Selection
  readonly commands: GridCommands
}

/** Memoized, since a list of thousands of cards must render only the cards that changed. */
export const DesignCard = memo(function DesignCard(props: DesignCardProps) {
  const { design, index, isCurrent, isRenamed, isSelecting, now, selection, commands } = props
  const isSelected = useIsSelected(selection, design._id)
  const tabIndex = isCurrent ? 0 : -1
  const press = (event: MouseEvent): void => {
    if (event.metaKey || event.ctrlKey) return
    if (event.shiftKey) commands.selectTo(index)
    else if (isSelecting && event.detail > 0) commands.toggle(design, index)
    else commands.open(design)
    event.preventDefault()
  }
  return (
    <div role="gridcell" aria-selected={isSelected} data-index={index} className="group/card relative min-w-0">
      <a
        href={`${BASE_PATH}/designs/${design._id}/edit`}
        data-card=""
        tabIndex={tabIndex}
        onClick={press}
        onFocus={() => commands.setCurrent(index)}
        draggable
        onDragStart={(event) => dragDesigns(event, selection.has(design._id) ? selection.all() : [design])}
        className="block rounded-lg outline-offset-3"
      >
        <DesignThumbnail
          url={design.thumbnailUrl}
          width={design.width}
          height={design.height}
          className={classNames(
            'rounded-lg transition-colors duration-120 group-hover/card:bg-ink/9',
            isSelected && 'bg-press-wash outline-2 outline-press',
          )}
        />
        <CardTitle title={design.title} isHidden={isRenamed} />
      </a>
      <input
        type="checkbox"
        aria-label={`Select ${design.title}`}
        checked={isSelected}
        tabIndex={tabIndex}
        onFocus={() => commands.setCurrent(index)}
        onClick={(event) => (event.shiftKey ? commands.selectTo(index) : commands.toggle(design, index))}
        readOnly
        className={classNames(
          'absolute top-2.5 left-2.5 size-5 accent-press group-focus-within/card:opacity-100 group-hover/card:opacity-100',
          !isSelecting && 'opacity-0 pointer-coarse:hidden',
        )}
      />
      <CardMenu {...props} tabIndex={tabIndex} />
      {isRenamed && (
        <TitleField
          title={design.title}
          onEnd={(title) => commands.endRename(design, title)}
          className="relative z-10 -mt-6 -mb-1 block h-7 w-full px-0.5 text-sm font-semibold"
        />
      )}
      <CardDetails design={design} now={now} />
    </div>
  )
})

/** Stays in the page while the title is edited, since it names the link of the card. */
function CardTitle({ title, isHidden }: { title: string; isHidden: boolean }) {
  return (
    <p
      title={title}
      className={classNames(
        'mt-2 h-5 truncate px-0.5 pointer-coarse:pr-8 text-sm leading-5 font-semibold user-text',
        isHidden && 'text-transparent',
      )}
    >
      {title}
    </p>
  )
}

const MENU_PLACE =
  'absolute top-1.5 right-1.5 rounded-md bg-sheet opacity-0 shadow-raised group-focus-within/card:opacity-100 group-hover/card:opacity-100 pointer-coarse:top-auto pointer-coarse:-right-2.5 pointer-coarse:bottom-7.5 pointer-coarse:bg-transparent pointer-coarse:opacity-100 pointer-coarse:shadow-none'

/** Mounts the menu on first use, since forty menus take longer to mount than the rest of the page. */
function CardMenu({ design, index, commands, selection, tabIndex }: DesignCardProps & { readonly tabIndex: number }) {
  const [isMounted, setMounted] = useState(false)
  const label = 'More actions'
  const onFocus = (): void => commands.setCurrent(index)
  if (!isMounted) {
    return (
      <div className={MENU_PLACE}>
        <button
          type="button"
          aria-label={label}
          aria-haspopup="menu"
          aria-expanded={false}
          {...{ tabIndex, onFocus }}
          onClick={() => setMounted(true)}
          className="grid size-8 place-items-center rounded-md hover:bg-ink/7 pointer-coarse:size-10"
        >
          <Ellipsis className="size-4.5" aria-hidden />
        </button>
      </div>
    )
  }
  return (
    <div className={classNames(MENU_PLACE, 'has-data-[state=open]:opacity-100')}>
      <Menu
        opensAtOnce
        trigger={
          <IconButton
            icon={Ellipsis}
            label={label}
            height="small"
            {...{ tabIndex, onFocus }}
            className="pointer-coarse:size-10"
          />
        }
      >
        <DesignMenuItems
          designs={[design]}
          commands={commands}
          onChoose={selection.has(design._id) ? undefined : () => commands.toggle(design, index)}
        />
      </Menu>
    </div>
  )
}

function CardDetails({ design, now }: Pick<DesignCardProps, 'design' | 'now'>) {
  return (
    <div className="px-0.5">
      <p className="flex h-5 items-center gap-1.5 text-xs text-ink-soft tabular-nums">
        <VisibilityMark visibility={design.visibility} />
        <span className="whitespace-nowrap">{sizeText(design)}</span>
        {design.pageCount > 1 && (
          <span className="whitespace-nowrap max-sm:hidden">· {counted(design.pageCount, 'page')}</span>
        )}
        <time dateTime={design.updatedAt} title={exactTime(design.updatedAt)} className="ml-auto truncate">
          {relativeTime(design.updatedAt, now)}
        </time>
      </p>
      <p className="flex h-5 items-center gap-1 overflow-hidden text-xs text-ink-soft">
        {design.tags.slice(0, 6).map((tag) => (
          <span key={tag} className="max-w-32 shrink-0 truncate rounded-full bg-ink/7 px-1.5 leading-4.5 user-text">
            {tag}
          </span>
        ))}
      </p>
    </div>
  )
}

function VisibilityMark({ visibility }: Pick<Design, 'visibility'>) {
  if (visibility === 'private') return null
  const Icon = visibility === 'public' ? Globe : Link2
  const text = visibility === 'public' ? 'Public' : 'Unlisted: anyone with the link can view'
  return (
    <span title={text} className="shrink-0 text-press">
      <Icon className="size-3.5" aria-hidden />
      <span className="sr-only">{text}</span>
    </span>
  )
}
