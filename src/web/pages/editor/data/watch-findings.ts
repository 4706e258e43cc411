import type { Page } from '../../../../document/document.ts'
import { fillDefaults } from '../../../../document/fill-document.ts'
import { checkData } from '../../../../edit/check/check-data.ts'
import { checkPage } from '../../../../edit/check/check-page.ts'
import type { Finding } from '../../../../edit/check/finding.ts'
import { type EditorState, pageOf } from '../../../../edit/editor-state.ts'
import { withFamily } from '../../../../edit/check/with-family.ts'
import type { FontCatalog } from '../../../../text/font-catalog.ts'
import { appPainter } from '../../../painter/app-painter.ts'
import { paintOn } from '../../../painter/painter.ts'
import type { Editor } from '../editor.ts'
import { createIdleQueue } from '../state/idle-queue.ts'
import type { PageFindings } from './page-findings.ts'

/** Findings change this long after the last change of the page, since every letter would be too noisy. */
const SETTLE_MS = 350
/** Pages that are not shown are painted this large, only for what the painter says. */
const PAINTED_PX = 160

/**
 * Checks the page that is shown whenever it has come to rest, and the others while the browser has
 * nothing else to do, each again once it has changed. Returns a function that ends this.
 */
export function watchFindings(editor: Editor): () => void {
  const checked = new Map<string, Checked>()
  const queue = createIdleQueue()
  let waiting: (() => void)[] = []
  let timer: ReturnType<typeof setTimeout> | undefined

  const publish = (): void => {
    const all = editor.state.get().document.pages.flatMap(({ id }, index): PageFindings[] => {
      const findings = checked.get(id)?.findings ?? []
      return findings.length > 0 ? [{ pageId: id, number: index + 1, findings }] : []
    })
    if (JSON.stringify(all) !== JSON.stringify(editor.findings.get())) editor.findings.set(all)
  }
  const check = (): void => {
    const state = editor.state.get()
    if (state.gesture.kind !== 'idle') return later()
    const shown = pageOf(state)
    const findings = findingsOfShown(editor)
    if (findings) checked.set(shown.id, { basis: basisOf(editor, shown), findings })
    publish()
    for (const remove of waiting) remove()
    waiting = state.document.pages
      .filter((page) => page !== shown && !isChecked(checked.get(page.id), basisOf(editor, page)))
      .map((page) =>
        queue.add(async (signal) => {
          const basis = basisOf(editor, page)
          const found = await findingsOfPage(editor, page, signal).catch(() => undefined)
          if (!found || signal.aborted) return
          checked.set(page.id, { basis, findings: found })
          publish()
        }),
      )
  }
  const later = (): void => {
    clearTimeout(timer)
    timer = setTimeout(check, SETTLE_MS)
  }
  const ends = [editor.state, editor.resources, editor.warnings, editor.dataMode].map((store) => store.subscribe(later))
  later()
  return () => {
    clearTimeout(timer)
    for (const end of [...ends, ...waiting]) end()
  }
}

interface Checked {
  /** What the findings depend on. */
  readonly basis: readonly unknown[]
  readonly findings: readonly Finding[]
}

function basisOf(editor: Editor, page: Page): readonly unknown[] {
  const { document, size } = editor.state.get()
  const { brand, fonts, language, bleed, safeArea } = document
  return [page, brand, fonts, language, bleed, safeArea, size, editor.data()?.values]
}

function isChecked(before: Checked | undefined, basis: readonly unknown[]): boolean {
  return before?.basis.every((value, index) => value === basis[index]) ?? false
}

/** Undefined until the page is loaded. */
function findingsOfShown(editor: Editor): Finding[] | undefined {
  const state = editor.state.get()
  const drawn = editor.drawn()
  const resources = editor.resources.get()
  if (!drawn || !resources) return undefined
  const environment = resources.environmentOf(state.size, () => undefined)
  // The painter says nothing about what is outside of the window, and the checks nothing about codes and tables.
  const found = [...checkPage({ ...state, page: drawn.page, environment }), ...editor.warnings.get()]
  return withoutTwins([...found, ...dataFindings(editor, state, state.pageId)], resources.fonts)
}

async function findingsOfPage(editor: Editor, page: Page, signal: AbortSignal): Promise<Finding[]> {
  const state = editor.state.get()
  const alone = fillDefaults({ ...state.document, pages: [page] }, editor.data()?.values)
  const prepared = await appPainter.preparePage({
    document: alone,
    page: 1,
    numbering: () => editor.numbering(page),
    signal,
  })
  signal.throwIfAborted()
  const { size } = state
  const scale = Math.min(1, PAINTED_PX / Math.max(size.width, size.height))
  const painted = paintOn(document.createElement('canvas'), prepared, { size, scale })
  const environment = prepared.resources.environmentOf(size, () => undefined)
  const found = [...checkPage({ ...state, page: painted.page, environment }), ...painted.warnings]
  return withoutTwins([...found, ...dataFindings(editor, state, page.id)], prepared.resources.fonts)
}

function dataFindings(editor: Editor, { document }: EditorState, pageId: string): Finding[] {
  const data = editor.data()
  return data ? checkData(document, pageId, data) : []
}

/** The painter and the checks find some of the same. */
function withoutTwins(findings: readonly Finding[], fonts: FontCatalog): Finding[] {
  const single = [
    ...new Map(
      findings.map((finding) => [`${finding.code} ${finding.elementId} ${finding.message}`, finding]),
    ).values(),
  ]
  return single.map((finding) => withFamily(finding, fonts))
}
