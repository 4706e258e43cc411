/** Whether Space is held down, with which every tool is a hand. */
export interface SpaceKey {
  isDown(): boolean
}

/** Listens until the signal is aborted. */
export function listenToSpace(signal: AbortSignal): SpaceKey {
  let isDown = false
  const onKey = ({ key, type, target }: KeyboardEvent): void => {
    if (key === ' ') isDown = type === 'keydown' && !keepsSpace(target)
  }
  addEventListener('keydown', onKey, { signal })
  addEventListener('keyup', onKey, { signal })
  return { isDown: () => isDown }
}

/** Whether Space is typed, or presses a button. */
function keepsSpace(target: EventTarget | null): boolean {
  return target instanceof Element && target.closest('input, textarea, select, button, [contenteditable]') !== null
}
