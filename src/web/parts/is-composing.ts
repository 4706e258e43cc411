/** The key of events that an input method handles. */
const OF_INPUT_METHOD = 229

/** Whether a key belongs to an input method. Safari ends a composition before it sends the key that ends it. */
export function isComposing(event: Pick<KeyboardEvent, 'isComposing' | 'keyCode'>): boolean {
  // oxlint-disable-next-line typescript/no-deprecated -- nothing else tells it in Safari
  return event.isComposing || event.keyCode === OF_INPUT_METHOD
}
