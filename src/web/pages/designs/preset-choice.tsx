import { Search } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import type { Size } from '../../../document/document.ts'
import { sizeWords } from '../../../document/size-names.ts'
import { PRESET_GROUPS, type PresetGroup, type SizePreset } from '../../../document/size-presets.ts'
import { classNames } from '../../parts/class-names.ts'
import { isComposing } from '../../parts/is-composing.ts'

interface PresetChoiceProps {
  readonly size: Size
  readonly onChoose: (preset: SizePreset) => void
}

/** Page sizes by their use, found by their names and by what else people call them. */
export function PresetChoice({ size, onChoose }: PresetChoiceProps) {
  const [text, setText] = useState('')
  const list = useRef<HTMLDivElement>(null)
  useEffect(() => {
    const chosen = list.current?.querySelector<HTMLElement>('[aria-pressed=true]')
    if (list.current && chosen) list.current.scrollTop = chosen.offsetTop - list.current.clientHeight / 2
  }, [])
  const groups = foundGroups(text)
  return (
    <div className="grid gap-4">
      <div role="search" className="relative">
        <Search className="pointer-events-none absolute top-2.5 left-3 size-4.5 text-ink-soft" aria-hidden />
        <input
          type="search"
          aria-label="Search sizes"
          placeholder="Search sizes, for example LinkedIn or A4"
          value={text}
          onChange={(event) => setText(event.target.value)}
          onKeyDown={(event) => {
            if (isComposing(event.nativeEvent)) return
            const [first] = groups.flatMap(({ sizes }) => sizes)
            const isChosen = first?.width === size.width && first.height === size.height
            // The next Enter sends the form.
            if (event.key !== 'Enter' || (text !== '' && isChosen)) return
            event.preventDefault()
            if (text !== '' && first) onChoose(first)
          }}
          className="h-9.5 w-full rounded-md border border-rule-strong/70 bg-sheet pr-2 pl-9.5 text-base"
        />
      </div>
      {/* As tall whatever is found, so that the fields below stay where they are. */}
      <div
        ref={list}
        className="relative grid h-72 content-start gap-4 overflow-y-auto rounded-lg bg-well p-3"
        data-sizes
      >
        {groups.length === 0 && (
          <p role="status" className="p-2 text-sm text-ink-soft">
            No size has this name. Enter a width and a height below.
          </p>
        )}
        {groups.map((group) => (
          <fieldset key={group.name}>
            <legend className="mb-2 text-sm font-semibold">{group.name}</legend>
            <div className="grid grid-cols-2 gap-2">
              {group.sizes.map((preset) => (
                <PresetButton
                  key={preset.id}
                  preset={preset}
                  isChosen={preset.width === size.width && preset.height === size.height}
                  onChoose={() => onChoose(preset)}
                />
              ))}
            </div>
          </fieldset>
        ))}
      </div>
    </div>
  )
}

/** The presets that have all words of a search, at the beginning of theirs. */
export function foundGroups(text: string): PresetGroup[] {
  const words = comparable(text)
    .split(/\s+/)
    .filter((word) => word !== '')
  const groups = PRESET_GROUPS.map(({ name, sizes }) => ({
    name,
    sizes: sizes.filter((preset) => {
      const known = comparable(` ${name} ${preset.name} ${preset.caption} ${sizeWords(preset)}`)
      return words.every((word) => known.includes(` ${word}`))
    }),
  }))
  return groups.filter(({ sizes }) => sizes.length > 0)
}

/** `18 × 24 in` is found as `18x24`, and the reverse. */
function comparable(text: string): string {
  return text.toLowerCase().replaceAll(/(?<=\d) ?[x×] ?(?=\d)/g, 'x')
}

interface PresetButtonProps {
  readonly preset: SizePreset
  readonly isChosen: boolean
  readonly onChoose: () => void
}

function PresetButton({ preset, isChosen, onChoose }: PresetButtonProps) {
  const { name, caption, width, height } = preset
  const longest = Math.max(width, height)
  return (
    <button
      type="button"
      aria-pressed={isChosen}
      data-first
      onClick={onChoose}
      onDoubleClick={({ currentTarget }) => currentTarget.form?.requestSubmit()}
      className={classNames(
        'flex min-w-0 items-center gap-2.5 rounded-md border p-2 text-left transition-colors duration-120',
        isChosen ? 'border-press bg-press-wash' : 'border-rule hover:border-rule-strong',
      )}
    >
      <span aria-hidden className="grid size-7 shrink-0 place-items-center">
        <span
          className={classNames('border bg-sheet', isChosen ? 'border-press' : 'border-rule-strong')}
          style={{ width: `${(100 * width) / longest}%`, height: `${(100 * height) / longest}%` }}
        />
      </span>
      <span className="min-w-0">
        <span className="block text-sm leading-tight font-semibold">{name}</span>
        <span className="block truncate text-xs text-ink-soft">{caption}</span>
      </span>
    </button>
  )
}
