import { ArrowDownWideNarrow, Copy, Ellipsis, Eye, FolderInput, Tags, Trash2, X } from 'lucide-react'
import { Button, IconButton } from '../../parts/button.tsx'
import { counted } from '../../parts/format-text.ts'
import { Menu, MenuChoices } from '../../parts/menu.tsx'
import { ProgressBar } from '../../parts/progress.tsx'
import { SearchBox } from '../../parts/search-box.tsx'
import { DesignMenuItems, VISIBILITY_CHOICES } from './design-menu-items.tsx'
import { DateFilter, NO_DATES } from './date-filter.tsx'
import { isNarrowed, tagsIn } from './filter-of.ts'
import { FilterButton } from './filter-button.tsx'
import type { GridCommands } from './grid-commands.ts'
import type { DesignsSearch } from '../page-search.ts'
import { type Selection, useSelectedCount } from './selection.ts'
import { TagFilter } from './tag-filter.tsx'
import type { TaskProgress } from './use-design-actions.ts'

interface ToolbarProps {
  readonly search: DesignsSearch
  readonly onSearch: (change: { [Name in keyof DesignsSearch]: DesignsSearch[Name] | undefined }) => void
  readonly selection: Selection
  readonly commands: GridCommands
  readonly progress: TaskProgress | undefined
}

const DEFAULT_SORT = '-updatedAt'
const SORT_CHOICES = [
  { value: DEFAULT_SORT, label: 'Last modified' },
  { value: '-createdAt', label: 'Newest first' },
  { value: 'createdAt', label: 'Oldest first' },
  { value: 'title', label: 'Name (A–Z)' },
  { value: '-title', label: 'Name (Z–A)' },
] as const

export function Toolbar(props: ToolbarProps) {
  const isSelecting = useSelectedCount(props.selection) > 0
  return (
    <div className="sticky top-0 z-20 -mx-4 mb-4 flex min-h-15 items-center bg-paper px-4 sm:-mx-6 sm:px-6 lg:-mx-10 lg:px-10">
      {props.progress ? (
        <Progress {...props.progress} />
      ) : isSelecting ? (
        <SelectionBar {...props} />
      ) : (
        <Filters {...props} />
      )}
    </div>
  )
}

function Filters({ search, onSearch }: ToolbarProps) {
  const { q = '', visibility, sort = DEFAULT_SORT } = search
  return (
    <div className="@container w-full">
      <div className="flex w-full items-center gap-2 @max-[16rem]:flex-wrap">
        <div className="flex min-w-0 flex-1 sm:max-w-md @max-[16rem]:basis-full">
          <SearchBox
            value={q}
            label="Search designs"
            onSearch={(text) => onSearch({ q: text === '' ? undefined : text })}
          />
        </div>
        <TagFilter tags={tagsIn(search)} onChoose={(tags) => onSearch({ tag: tags.length > 0 ? tags : undefined })} />
        <DateFilter search={search} onSearch={onSearch} />
        <Menu align="start" trigger={<FilterButton icon={Eye} label="Visibility" value={labelOf(visibility)} />}>
          <MenuChoices
            label="Visibility"
            value={visibility ?? 'any'}
            choices={[{ value: 'any', label: 'All' }, ...VISIBILITY_CHOICES]}
            onChoose={(chosen) => onSearch({ visibility: chosen === 'any' ? undefined : chosen })}
          />
        </Menu>
        <Menu
          trigger={
            <FilterButton
              icon={ArrowDownWideNarrow}
              label="Sort"
              value={sort === DEFAULT_SORT ? undefined : sortLabel(sort)}
            />
          }
        >
          <MenuChoices
            label="Sort by"
            value={sort}
            choices={SORT_CHOICES}
            onChoose={(chosen) => onSearch({ sort: chosen === DEFAULT_SORT ? undefined : chosen })}
          />
        </Menu>
        {hasFilters(search) && (
          <Button
            variant="quiet"
            icon={X}
            className="max-md:hidden"
            onClick={() => onSearch({ tag: undefined, visibility: undefined, ...NO_DATES })}
          >
            Clear
          </Button>
        )}
      </div>
    </div>
  )
}

function SelectionBar({ selection, commands }: ToolbarProps) {
  const designs = selection.all()
  return (
    <div role="group" aria-label="Selected designs" className="flex w-full items-center gap-1 sm:gap-2">
      <IconButton icon={X} label="Clear selection (Esc)" onClick={selection.clear} />
      <p role="status" className="mr-auto text-sm font-semibold tabular-nums">
        {counted(designs.length, 'design')} <span className="max-sm:sr-only">selected</span>
      </p>
      <Button className="max-sm:hidden" icon={Tags} onClick={() => commands.editTags(designs)}>
        Tags
      </Button>
      <Button className="max-sm:hidden" icon={FolderInput} onClick={() => commands.chooseFolder(designs)}>
        Move
      </Button>
      <Button className="max-md:hidden" icon={Copy} onClick={() => commands.duplicate(designs)}>
        Duplicate
      </Button>
      <Button icon={Trash2} onClick={() => commands.trash(designs)}>
        Move to trash
      </Button>
      <Menu trigger={<IconButton icon={Ellipsis} label="More actions" variant="plain" />}>
        <DesignMenuItems designs={designs} commands={commands} />
      </Menu>
    </div>
  )
}

function Progress({ text, done, total }: TaskProgress) {
  return (
    <div role="status" className="flex w-full items-center gap-4 text-sm font-semibold">
      <span className="whitespace-nowrap tabular-nums">
        {text}… {done} of {total}
      </span>
      <ProgressBar percent={(100 * done) / total} label={text} />
    </div>
  )
}

function hasFilters({ q: _q, ...filters }: DesignsSearch): boolean {
  return isNarrowed(filters)
}

function labelOf(visibility: DesignsSearch['visibility']): string | undefined {
  return VISIBILITY_CHOICES.find(({ value }) => value === visibility)?.label
}

function sortLabel(sort: string): string | undefined {
  return SORT_CHOICES.find(({ value }) => value === sort)?.label
}
