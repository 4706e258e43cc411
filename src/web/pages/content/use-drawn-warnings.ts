import { useCallback, useEffect, useMemo, useState } from 'react'
import type { Document } from '../../../document/document.ts'
import type { Warning } from '../../../text/warning.ts'
import type { SlotData } from './slot-inputs.ts'
import { type DrawnWarnings, type SlotWarning, slotWarnings } from './slot-warnings.ts'

/** `page` is 1-based. */
export type OnPageDrawn = (page: number, warnings: readonly Warning[]) => void

/** Delay before warnings change on the page, since announcing a change with every letter would be too noisy. */
const SETTLE_MS = 400

const NOT_DRAWN: DrawnWarnings = new Map()

export function useDrawnWarnings(
  document: Document,
  data: SlotData,
): { warnings: readonly SlotWarning[]; onDrawn: OnPageDrawn } {
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
  const warnings = useMemo(() => slotWarnings(settled, document, data), [settled, document, data])
  return { warnings, onDrawn }
}

function isSame(before: readonly Warning[], after: readonly Warning[]): boolean {
  return JSON.stringify(before) === JSON.stringify(after)
}
