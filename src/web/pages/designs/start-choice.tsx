import { useInfiniteQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { type Template, templatesQuery } from '../../api/template-queries.ts'
import { classNames } from '../../parts/class-names.ts'
import { DesignPicture } from '../../parts/design-picture.tsx'
import { Skeleton } from '../../parts/states.tsx'
import { sizeText } from '../../parts/sizes.ts'

interface Sides {
  readonly width: number
  readonly height: number
}

interface StartChoiceProps {
  readonly size: Sides
  /** Undefined for an empty design. */
  readonly chosenId: string | undefined
  readonly onChoose: (template: Template | undefined) => void
}

/** How much longer a side may become: a poster of A3 also begins one of 18 × 24 in. */
const SHAPE_TOLERANCE = 0.12
const MAX_TEMPLATES = 9
const GRID = 'grid grid-cols-2 gap-3 sm:grid-cols-3'

export function StartChoice({ size, chosenId, onChoose }: StartChoiceProps) {
  const { data, isPending } = useInfiniteQuery(templatesQuery({}))
  const templates = (data?.pages.flatMap((page) => page.templates) ?? [])
    .filter((template) => isSimilarShape(template, size))
    .sort((a, b) => stretch(a, size) - stretch(b, size) || Number(isSameSize(b, size)) - Number(isSameSize(a, size)))
    .slice(0, MAX_TEMPLATES)
  return (
    <fieldset className="grid gap-3">
      <legend className="mb-2 text-sm font-semibold">Start from</legend>
      <Choice isChosen={chosenId === undefined} onChoose={() => onChoose(undefined)}>
        <span className="block text-sm font-semibold">Empty design</span>
        <span className="block text-sm text-ink-soft">Starts as a blank page in the editor.</span>
      </Choice>
      {isPending ? (
        <div className={GRID}>
          <Skeleton className="h-40" />
          <Skeleton className="h-40" />
        </div>
      ) : templates.length === 0 ? (
        <p className="text-sm text-ink-soft">No template has this shape.</p>
      ) : (
        <div className={GRID}>
          {templates.map((template) => (
            <Choice key={template._id} isChosen={template._id === chosenId} onChoose={() => onChoose(template)}>
              <span className="grid aspect-square place-items-center rounded-sm bg-well p-2">
                <span className="block" style={{ width: `${100 * Math.min(1, template.width / template.height)}%` }}>
                  <DesignPicture url={template.thumbnailUrl} width={template.width} height={template.height} />
                </span>
              </span>
              <span className="mt-1.5 block truncate text-sm font-semibold user-text">{template.title}</span>
              <span className="block truncate text-xs text-ink-soft tabular-nums">
                {isSameSize(template, size) ? sizeText(template) : 'Resized to fit'}
              </span>
            </Choice>
          ))}
        </div>
      )}
    </fieldset>
  )
}

interface ChoiceProps {
  readonly isChosen: boolean
  readonly onChoose: () => void
  readonly children: ReactNode
}

function Choice({ isChosen, onChoose, children }: ChoiceProps) {
  return (
    <label
      className={classNames(
        'relative block min-w-0 cursor-pointer rounded-md border p-2 transition-colors duration-120 has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-press',
        isChosen ? 'border-press bg-press-wash' : 'border-rule hover:border-rule-strong',
      )}
    >
      <input type="radio" name="start" checked={isChosen} onChange={onChoose} className="sr-only" />
      {children}
    </label>
  )
}

export function isSimilarShape(template: Sides, size: Sides): boolean {
  return stretch(template, size) <= SHAPE_TOLERANCE
}

/** How much longer one side of a template becomes, as a share; 0 if its shape stays. */
function stretch(template: Sides, size: Sides): number {
  const ratio = template.width / template.height / (size.width / size.height)
  return Math.max(ratio, 1 / ratio) - 1
}

function isSameSize(template: Sides, size: Sides): boolean {
  return template.width === size.width && template.height === size.height
}
