import { useCallback, useEffect, useMemo, useState } from 'react'
import { type Document } from '../../../document/document.ts'
import { type Warning } from '../../../text/warning.ts'
import { type SlotData } from './slot-values.ts'
import { type DrawnWarnings, type ToldWarning, toldWarnings } from './told-warnings.ts'

/** Takes what drawing a page, by its 1-based number, warned of. */
export type OnPageDrawn = (page: number, warnings: readonly Warning[]) => void

/** A text that is typed warns otherwise with every letter, which nobody wants to be told. */
const SETTLE_MS = 400

const NOT_DRAWN: DrawnWarnings = new Map()

/** What is drawn otherwise than asked of `document` as `data` fills it, as far as its pages are drawn, once it stays so for a moment. */
export function useDrawnWarnings(
  document: Document,
  data: SlotData,
): { warnings: readonly ToldWarning[]; onDrawn: OnPageDrawn } {
  const [drawn, setDrawn] = useState(NOT_DRAWN)
  const [settled, setSettled] = useState(NOT_DRAWN)
  useEffect(() => {
    const timer = setTimeout(() => setSettled(drawn), SETTLE_MS)
    return () => clearTimeout(timer)
  }, [drawn])
  const onDrawn = useCallback<OnPageDrawn>(
    (page, warnings) =>
      setDrawn((before) => (isSame(before.get(page) ?? [], warnings) ? before : new Map(before).set(page, warnings))),
    [],
  )
  const warnings = useMemo(() => toldWarnings(settled, document, data), [settled, document, data])
  return { warnings, onDrawn }
}

function isSame(some: readonly Warning[], others: readonly Warning[]): boolean {
  return JSON.stringify(some) === JSON.stringify(others)
}
