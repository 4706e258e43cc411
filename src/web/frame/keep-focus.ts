const FOCUSABLE =
  'a[href], button:not(:disabled), input:not(:disabled, [type=hidden]), select:not(:disabled), textarea:not(:disabled), summary, [tabindex="0"]'
/** Waits until dialogs and menus have restored the focus themselves, which they do shortly after closing. */
const RESTORE_DELAY_MS = 60

/** The position of a removed element. */
interface Gap {
  readonly parent: Node
  readonly before: Node | null
  readonly after: Node | null
  /** Index of the lost element among the focusable elements of its row. */
  readonly rank: number
}

/**
 * Moves the focus when the focused element is removed; browsers would reset it to the top of the document. After a
 * dialog or menu closes, focuses the element that opened it. After a row is removed, focuses the same control in the
 * next row. Otherwise, focuses the page. `app` is the app's root element, which does not contain dialogs and menus.
 * Returns a function that stops observing the document.
 */
export function keepFocus(app: HTMLElement): () => void {
  /** The last focused element of the page; `inOverlays` are those focused in dialogs and menus since then. */
  let inPage: HTMLElement | undefined
  let inOverlays: readonly HTMLElement[] = []
  let gap: Gap | undefined
  let timer: ReturnType<typeof setTimeout> | undefined

  const rememberFocus = (element: HTMLElement): void => {
    if (!app.contains(element)) {
      inOverlays = [...inOverlays.filter((known) => known.isConnected), element]
      return
    }
    inPage = element
    inOverlays = []
    gap = undefined
  }
  const onFocus = ({ target }: FocusEvent): void => {
    if (target instanceof HTMLElement) rememberFocus(target)
  }
  // A menu that opens on press takes the focus before its button receives it.
  const onPress = ({ target }: PointerEvent): void => {
    const pressed = target instanceof Element ? target.closest<HTMLElement>(FOCUSABLE) : null
    if (pressed && app.contains(pressed)) rememberFocus(pressed)
  }
  const isLost = (): boolean => {
    const last = inOverlays.at(-1) ?? inPage
    // React hides suspended content before removing it. `checkVisibility` comes last because it computes styles.
    return (
      last !== undefined && document.activeElement === document.body && !(last.isConnected && last.checkVisibility())
    )
  }
  const observer = new MutationObserver((records) => {
    if (inPage?.isConnected === false) {
      for (const record of records) if (app.contains(record.target)) gap = gapAfter(record, gap, inPage)
    }
    // Not debounced, since a page that renders continuously would postpone the timer forever.
    if (isLost()) timer ??= setTimeout(restore, RESTORE_DELAY_MS)
  })
  const restore = (): void => {
    timer = undefined
    if (!isLost()) return
    const opener = [inPage, ...inOverlays].findLast((known) => known?.isConnected)
    if (opener && tryFocus(opener)) return
    const successor = gap && findSuccessor(gap)
    if (!successor || !tryFocus(successor)) focusPage()
  }

  document.addEventListener('focusin', onFocus)
  document.addEventListener('pointerdown', onPress, true)
  observer.observe(document.body, { childList: true, subtree: true })
  return () => {
    document.removeEventListener('focusin', onFocus)
    document.removeEventListener('pointerdown', onPress, true)
    observer.disconnect()
    clearTimeout(timer)
  }
}

/** Focuses the page's main content. */
export function focusPage(): void {
  const page = document.querySelector<HTMLElement>('main')
  if (!page) return
  page.tabIndex = -1
  page.focus({ preventScroll: true })
}

function tryFocus(element: HTMLElement): boolean {
  element.focus({ preventScroll: element.matches('main') })
  return document.activeElement === element
}

/** Returns the gap that `lost` left: a new gap if its parent was removed, or `known` with new siblings. */
function gapAfter(record: MutationRecord, known: Gap | undefined, lost: HTMLElement): Gap | undefined {
  const { target: parent, previousSibling: before, nextSibling: after } = record
  for (const removed of record.removedNodes) {
    if (known === undefined ? removed.contains(lost) : removed.contains(known.parent))
      return { parent, before, after, rank: rankIn(removed, lost) }
    if (known?.after === removed) return { ...known, after }
    if (known?.before === removed) return { ...known, before }
  }
  return known
}

function rankIn(row: Node, element: HTMLElement): number {
  return Math.max(0, focusablesIn(row).indexOf(element))
}

/** Returns a focusable element of the next row, otherwise of the previous row, otherwise of the parent. */
function findSuccessor({ parent, before, after, rank }: Gap): HTMLElement | undefined {
  for (let row: Node | null = after; row; row = row.nextSibling) {
    const focusables = focusablesIn(row)
    if (focusables.length > 0) return focusables[rank] ?? focusables[0]
  }
  for (let row: Node | null = before; row; row = row.previousSibling) {
    const focusables = focusablesIn(row)
    if (focusables.length > 0) return focusables[rank] ?? focusables[0]
  }
  const isPage = parent instanceof HTMLElement && parent.matches('main, body, :has(main)')
  return isPage ? undefined : focusablesIn(parent)[0]
}

function focusablesIn(node: Node): HTMLElement[] {
  if (!(node instanceof HTMLElement)) return []
  const inside = [...node.querySelectorAll<HTMLElement>(FOCUSABLE)]
  return node.matches(FOCUSABLE) ? [node, ...inside] : inside
}
