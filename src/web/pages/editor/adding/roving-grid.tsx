import { type KeyboardEvent, type ReactNode, useEffect, useRef } from 'react'

/** A grid of buttons of which Tab reaches one, and arrow keys the others. */
export function RovingGrid({ label, className, children }: { label: string; className: string; children: ReactNode }) {
  const grid = useRef<HTMLUListElement>(null)
  useEffect(() => {
    const buttons = buttonsIn(grid.current)
    const current = buttons.find((button) => button === document.activeElement) ?? buttons[0]
    for (const button of buttons) button.tabIndex = button === current ? 0 : -1
  })
  const focus = (button: HTMLElement | undefined): void => {
    if (!button) return
    for (const each of buttonsIn(grid.current)) each.tabIndex = each === button ? 0 : -1
    button.focus()
  }
  const onKeyDown = (event: KeyboardEvent): void => {
    const buttons = buttonsIn(grid.current)
    const at = buttons.findIndex((button) => button === document.activeElement)
    const to = at === -1 ? undefined : nextIn(buttons, at, event.key)
    if (to === undefined) return
    event.preventDefault()
    focus(buttons[to])
  }
  return (
    <ul ref={grid} aria-label={label} className={className} onKeyDown={onKeyDown}>
      {children}
    </ul>
  )
}

function buttonsIn(grid: HTMLElement | null): HTMLElement[] {
  return [...(grid?.querySelectorAll<HTMLElement>('button') ?? [])]
}

/** Returns the index that a key leads to; the same one at an edge; undefined for other keys. */
function nextIn(buttons: readonly HTMLElement[], at: number, key: string): number | undefined {
  const step = stepOf(key, columnsOf(buttons))
  if (step === undefined) return undefined
  const to = key === 'Home' ? 0 : key === 'End' ? buttons.length - 1 : at + step
  return to >= 0 && to < buttons.length ? to : at
}

function stepOf(key: string, columns: number): number | undefined {
  switch (key) {
    case 'ArrowLeft':
      return -1
    case 'ArrowRight':
      return 1
    case 'ArrowUp':
      return -columns
    case 'ArrowDown':
      return columns
    case 'Home':
    case 'End':
      return 0
    default:
      return undefined
  }
}

/** As many as are in the row of the first one. */
function columnsOf(buttons: readonly HTMLElement[]): number {
  const top = buttons[0]?.getBoundingClientRect().top
  const below = buttons.findIndex((button) => button.getBoundingClientRect().top !== top)
  return below === -1 ? buttons.length : below
}
