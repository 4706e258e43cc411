/** Returns the focus to the text that is edited. Returns false if none is. */
export function focusTyping(): boolean {
  const field = document.querySelector<HTMLTextAreaElement>('textarea[data-typing]')
  field?.focus({ preventScroll: true })
  return field !== null
}
