import { useEffect } from 'react'
import { lazyPart } from '../../parts/lazy-page.tsx'
import { Presentation } from './bar/present.tsx'
import { loadPasting } from './clipboard/listen-to-clipboard.ts'
import { KeysDialog, Palette } from './commands/use-page-commands.tsx'
import { COMPACT_PARTS } from './compact/compact-parts.ts'
import { loadAnnouncements } from './editing-announcer.tsx'
import { FindingsList } from './data/findings-button.tsx'
import type { Editor } from './editor.ts'
import { ImportReportPanel } from './import-report.tsx'
import { DesignInspector, ElementInspector } from './inspector/inspector.tsx'
import { PaintPanel } from './inspector/paint/paint-field.tsx'
import { loadShortEdits } from './save/late-edits.ts'
import { STAGE_PARTS } from './stage/late-marks.tsx'
import { createIdleQueue } from './state/idle-queue.ts'
import { SlotOffer } from './words/words-layer.tsx'
import { AddPanel, ContentPanel, DataPanel } from './panels/side-panel.tsx'

export const DataBar = lazyPart(async () => (await import('./data/data-bar.tsx')).DataBar)
export const TouchWordsLayer = lazyPart(async () => (await import('./words/touch-words-layer.tsx')).TouchWordsLayer)

/** Until what could not be loaded is asked for again. */
const RETRY_MS = 30_000

/** In the order in which they are likely to be needed. Each rejects if it cannot be loaded. */
const LOADS: readonly (() => Promise<unknown>)[] = [
  DesignInspector.load,
  ElementInspector.load,
  loadShortEdits,
  loadPasting,
  loadAnnouncements,
  PaintPanel.load,
  ...[AddPanel, DataPanel, ContentPanel, DataBar, TouchWordsLayer, SlotOffer, FindingsList].map(({ load }) => load),
  ...STAGE_PARTS.map(({ load }) => load),
  ...[Palette, KeysDialog, Presentation, ImportReportPanel, ...COMPACT_PARTS].map(({ load }) => load),
]

/**
 * Loads what opening a design does not need once the page is painted, while the browser is idle. From then on nothing
 * is waited for, and the editor works without a connection.
 */
export function useLateParts(editor: Editor): void {
  useEffect(() => {
    const queue = createIdleQueue()
    const ends: (() => void)[] = []
    let isOver = false
    const add = (load: () => Promise<unknown>): void => {
      const run = async (): Promise<void> => {
        try {
          await load()
        } catch {
          const timer = setTimeout(() => add(load), RETRY_MS)
          ends.push(() => clearTimeout(timer))
        }
      }
      ends.push(queue.add(run))
    }
    // Painting a page sets its warnings.
    const unsubscribe = editor.warnings.subscribe(() => {
      unsubscribe()
      for (const load of LOADS) add(load)
      add(async () => {
        const { watchFindings } = await import('./data/watch-findings.ts')
        if (!isOver) ends.push(watchFindings(editor))
      })
    })
    ends.push(unsubscribe)
    return () => {
      isOver = true
      for (const end of ends) end()
    }
  }, [editor])
}
