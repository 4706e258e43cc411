import { isComposing } from '../../../../parts/is-composing.ts'

interface EntryKey {
  readonly key: string
  readonly nativeEvent: Parameters<typeof isComposing>[0]
  stopPropagation(): void
}

interface Entry {
  readonly isTyped: boolean
  /** Undefined in fields of several lines, in which Enter begins a line. */
  readonly enter?: (() => void) | undefined
  readonly takeBack: () => void
}

/** Enter takes over what was typed in a field. Escape takes it back; only the next Escape leaves the field. */
export function onEntryKey(event: EntryKey, { isTyped, enter, takeBack }: Entry): void {
  if (!isTyped || isComposing(event.nativeEvent)) return
  if (event.key === 'Enter') enter?.()
  else if (event.key === 'Escape') {
    // Leaving the field would enter what was typed.
    event.stopPropagation()
    takeBack()
  }
}
