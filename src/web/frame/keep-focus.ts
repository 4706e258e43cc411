const FOCUSABLE =
  'a[href], button:not(:disabled), input:not(:disabled, [type=hidden]), select:not(:disabled), textarea:not(:disabled), summary, [tabindex="0"]'
/** Dialogs and menus restore the focus themselves, a little after they close. */
const RESTORE_DELAY_MS = 60

/** Where a removed element was. */
interface Gap {
  readonly parent: Node
  readonly before: Node | null
  readonly after: Node | null
  /** Index of the lost element among the focusable elements of its row. */
  readonly rank: number
}

/**
 * Restores the focus when the focused element is removed, since browsers would start over at the
 * top of the document. It returns to what opened a closed dialog or menu, moves to the same button
 * of the next row if a row was removed, and to the page itself if nothing is left. `app` is the
 * app's root element; dialogs and menus are outside of it. Returns a function that stops it.
 */
export function keepFocus(app: HTMLElement): () => void {
  /** The last focused element in the page, then those in dialogs and menus opened since. */
  let inPage: HTMLElement | undefined
  let above: readonly HTMLElement[] = []
  let gap: Gap | undefined
  let timer: ReturnType<typeof setTimeout> | undefined

  const visit = (element: HTMLElement): void => {
    if (!app.contains(element)) {
      above = [...above.filter((known) => known.isConnected), element]
      return
    }
    inPage = element
    above = []
    gap = undefined
  }
  const onFocus = ({ target }: FocusEvent): void => {
    if (target instanceof HTMLElement) visit(target)
  }
  // A menu opened by a press takes the focus before its button gets it.
  const onPress = ({ target }: PointerEvent): void => {
    const pressed = target instanceof Element ? target.closest<HTMLElement>(FOCUSABLE) : null
    if (pressed && app.contains(pressed)) visit(pressed)
  }
  const isLost = (): boolean => {
    const last = above.at(-1) ?? inPage
    // Suspended content is hidden before it is removed. Checked last because it computes styles.
    return (
      last !== undefined && document.activeElement === document.body && !(last.isConnected && last.checkVisibility())
    )
  }
  const observer = new MutationObserver((records) => {
    if (inPage?.isConnected === false) {
      for (const record of records) if (app.contains(record.target)) gap = gapAfter(record, gap, inPage)
    }
    // Not debounced: a page that keeps rendering would postpone it.
    if (isLost()) timer ??= setTimeout(restore, RESTORE_DELAY_MS)
  })
  const restore = (): void => {
    timer = undefined
    if (!isLost()) return
    const opener = [inPage, ...above].findLast((known) => known?.isConnected)
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

/** The gap left by removing `lost`, or the known gap if its own surroundings were removed. */
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

/** The focusable element nearest to the gap. */
function findSuccessor({ parent, before, after, rank }: Gap): HTMLElement | undefined {
  for (let row: Node | null = after; row; row = row.nextSibling) {
    const found = focusablesIn(row)
    if (found.length > 0) return found[rank] ?? found[0]
  }
  for (let row: Node | null = before; row; row = row.previousSibling) {
    const found = focusablesIn(row)
    if (found.length > 0) return found[rank] ?? found[0]
  }
  const isPage = parent instanceof HTMLElement && parent.matches('main, body, :has(main)')
  return isPage ? undefined : focusablesIn(parent)[0]
}

function focusablesIn(node: Node): HTMLElement[] {
  if (!(node instanceof HTMLElement)) return []
  const inside = [...node.querySelectorAll<HTMLElement>(FOCUSABLE)]
  return node.matches(FOCUSABLE) ? [node, ...inside] : inside
}
