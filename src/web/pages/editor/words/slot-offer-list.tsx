import { type RefObject, useEffect, useEffectEvent, useId, useState } from 'react'
import { describedSlots } from '../../../../document/described-slots.ts'
import type { Document } from '../../../../document/document.ts'
import { PAGE_COUNT, PAGE_NUMBER } from '../../../../document/page-numbers.ts'
import type { EditorState } from '../../../../edit/editor-state.ts'
import { rangeOf, editedText, replaceText } from '../../../../edit/words/session.ts'
import { sourceOf } from '../../../../edit/words/runs.ts'
import { matchingNames, type OpenPlaceholder, openPlaceholder } from '../../../../edit/words/slot-offer.ts'
import { spliceText } from '../../../../edit/words/splice-text.ts'
import { typedOver } from '../../../../edit/words/typing.ts'
import type { Point } from '../../../../paint/matrix.ts'
import { classNames } from '../../../parts/class-names.ts'
import { useEditor, useEditorState } from '../use-editor.ts'
import { isComposing } from '../../../parts/is-composing.ts'

const MAX_OFFERED = 8

/** What is offered besides slots, by what is written. No slot can have these names. */
const NUMBERS: ReadonlyMap<string, string> = new Map([
  [PAGE_NUMBER, 'Page number'],
  [PAGE_COUNT, 'Number of pages'],
])

/** Offers the slots of the document while the name of a placeholder is typed after `{{`. */
export function SlotOffer({ field, at }: { field: RefObject<HTMLElement | null>; at: Point | undefined }) {
  const editor = useEditor()
  const state = useEditorState((each) => each)
  const open = openIn(state)
  const [dismissedAt, setDismissedAt] = useState<number>()
  if (!open || !at || dismissedAt === open.range.start) return null
  const names = offeredNames(state, open)
  if (names.length === 0) return null
  return (
    <Offer
      key={`${open.range.start} ${open.query}`}
      field={field}
      at={at}
      names={names}
      labels={labelsIn(state.document)}
      onChoose={(name) =>
        editor.update((each) =>
          typedOver(each, { ...open.range, text: NUMBERS.has(name) ? name : `{{${name}}}` }, Date.now()),
        )
      }
      onDismiss={() => setDismissedAt(open.range.start)}
    />
  )
}

interface OfferProps {
  readonly field: RefObject<HTMLElement | null>
  readonly at: Point
  readonly names: readonly string[]
  readonly labels: ReadonlyMap<string, string>
  readonly onChoose: (name: string) => void
  readonly onDismiss: () => void
}

function Offer({ field, at, names, labels, onChoose, onDismiss }: OfferProps) {
  const id = useId()
  const [index, setIndex] = useState(0)
  const onKey = useEffectEvent((event: KeyboardEvent) => {
    if (isComposing(event) || event.ctrlKey || event.metaKey || event.altKey) return
    const name = names[index]
    if (event.key === 'ArrowDown') setIndex((index + 1) % names.length)
    else if (event.key === 'ArrowUp') setIndex((index + names.length - 1) % names.length)
    else if ((event.key === 'Enter' || event.key === 'Tab') && name !== undefined) onChoose(name)
    else if (event.key === 'Escape') onDismiss()
    else return
    event.preventDefault()
    event.stopImmediatePropagation()
  })
  useEffect(() => {
    const box = field.current
    if (!box) return
    const listen = (event: KeyboardEvent): void => onKey(event)
    // Before the keys of the text itself.
    box.addEventListener('keydown', listen, { capture: true })
    return () => box.removeEventListener('keydown', listen, { capture: true })
  }, [field])
  useEffect(() => {
    const box = field.current
    box?.setAttribute('aria-controls', id)
    box?.setAttribute('aria-activedescendant', `${id}-${index}`)
    return () => {
      box?.removeAttribute('aria-controls')
      box?.removeAttribute('aria-activedescendant')
    }
  }, [field, id, index])
  return (
    <ul
      id={id}
      role="listbox"
      aria-label="Slots"
      data-no-stage
      className="absolute top-0 left-0 z-20 max-w-72 min-w-48 animate-rise-in rounded-lg border border-rule bg-sheet p-1 shadow-floating"
      style={{ translate: `${Math.round(at.x)}px ${Math.round(at.y) + 8}px` }}
    >
      {names.map((name, each) => (
        <li
          key={name}
          id={`${id}-${each}`}
          role="option"
          aria-selected={each === index}
          className={classNames(
            'flex cursor-pointer items-baseline gap-3 rounded-md px-2.5 py-1.5 text-sm',
            each === index && 'bg-ink/7',
          )}
          onPointerMove={() => setIndex(each)}
          onPointerDown={(event) => {
            event.preventDefault()
            onChoose(name)
          }}
        >
          <span className="min-w-0 flex-1 truncate font-medium user-text">
            {labels.get(name) ?? `New slot “${name}”`}
          </span>
          <span className="max-w-32 truncate font-mono text-xs text-ink-soft">{name}</span>
        </li>
      ))}
    </ul>
  )
}

function openIn({ document, words }: EditorState): OpenPlaceholder | undefined {
  const text = words && editedText(document, words)
  if (!words || !text || words.composing) return undefined
  const { start, end } = rangeOf(words)
  return start === end ? openPlaceholder(sourceOf(text), end) : undefined
}

/** Slots that a text can show, without the one that is being typed, a new one for another name, and page numbers. */
function offeredNames({ document, words }: EditorState, { range, query }: OpenPlaceholder): string[] {
  const others = replaceText(document, words?.id ?? '', (text) => spliceText(text, { ...range, text: '' }))
  const slots = describedSlots(others).filter(({ kind }) => kind === 'text' || kind === 'placeholder')
  const described = document.slots?.map(({ name }) => name) ?? []
  const names = [...new Set([...slots.map(({ name }) => name), ...described])]
  const found = matchingNames(names, query).slice(0, MAX_OFFERED)
  const numbers = [...NUMBERS.keys()].filter((name) => name.includes(query.toLowerCase()))
  const isNew = query !== '' && !found.includes(query)
  return [...found, ...(isNew ? [query] : []), ...numbers]
}

function labelsIn(document: Document): ReadonlyMap<string, string> {
  return new Map([...describedSlots(document).map(({ name, label }): [string, string] => [name, label]), ...NUMBERS])
}
