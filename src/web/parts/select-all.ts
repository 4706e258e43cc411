import type { FocusEvent, PointerEvent } from 'react'

/** The handlers of a field whose text is selected when it gets the focus. The next press places the caret. */
export const selectsAll = {
  onFocus: ({ currentTarget: field }: FocusEvent<HTMLInputElement>): void => field.select(),
  /** WebKit places the caret of a press after all of its events. */
  onPointerDown: ({ currentTarget: field }: PointerEvent<HTMLInputElement>): void => {
    if (document.activeElement === field) return
    const pressed = field.value
    const selectAgain = (): void => {
      const isUntouched = document.activeElement === field && field.value === pressed
      if (isUntouched && field.selectionStart === field.selectionEnd) field.select()
    }
    addEventListener('mouseup', () => setTimeout(selectAgain), { once: true })
  },
}
