const FOCUSABLE =
  'a[href], button:not(:disabled), input:not(:disabled, [type=hidden]), select:not(:disabled), textarea:not(:disabled), summary, [tabindex="0"]'
/** After what takes something away has had its own chance to say where the keyboard goes: dialogs and menus do so a little later. */
const PATIENCE_MS = 60

/** Where something stood that is gone. */
interface Gap {
  readonly parent: Node
  readonly before: Node | null
  readonly after: Node | null
  /** Which one it was among all of its row that take the focus. */
  readonly rank: number
}

/**
 * Has the keyboard go on where it was when that is taken away: to what opened a dialog or menu that is closed, to the same button of the
 * next row where a row is gone, and to the page itself where nothing is left or another page has come. Left alone, browsers begin
 * at the top again. `app` is the app's own element; dialogs and menus stand beside it. Answers what ends it.
 */
export function keepFocus(app: HTMLElement): () => void {
  /** What had the focus last in the page, and since then in what was opened above it. */
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
  // A menu that is pressed open takes the focus before its button has it.
  const onPress = ({ target }: PointerEvent): void => {
    const pressed = target instanceof Element ? target.closest<HTMLElement>(FOCUSABLE) : null
    if (pressed && app.contains(pressed)) visit(pressed)
  }
  const isLost = (): boolean => {
    const last = above.at(-1) ?? inPage
    // What waits for its successor is hidden before it is gone; checked last, for it asks for styles.
    return (
      last !== undefined && document.activeElement === document.body && !(last.isConnected && last.checkVisibility())
    )
  }
  const observer = new MutationObserver((records) => {
    if (inPage?.isConnected === false) {
      for (const record of records) if (app.contains(record.target)) gap = gapAfter(record, gap, inPage)
    }
    // From the first moment on: a page that goes on building itself would put it off for as long as it does.
    if (isLost()) timer ??= setTimeout(restore, PATIENCE_MS)
  })
  const restore = (): void => {
    timer = undefined
    if (!isLost()) return
    const opener = [inPage, ...above].findLast((known) => known?.isConnected)
    if (opener && takes(opener)) return
    const heir = gap && heirOf(gap)
    if (!heir || !takes(heir)) focusPage()
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

/** Brings the keyboard to the page's own part, where reading begins. */
export function focusPage(): void {
  const page = document.querySelector<HTMLElement>('main')
  if (!page) return
  page.tabIndex = -1
  page.focus({ preventScroll: true })
}

function takes(element: HTMLElement): boolean {
  element.focus({ preventScroll: element.matches('main') })
  return document.activeElement === element
}

/** The gap that `record` leaves where it took `lost` away, or what stood around the gap that was known. */
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

/** What comes nearest to what is gone. */
function heirOf({ parent, before, after, rank }: Gap): HTMLElement | undefined {
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
