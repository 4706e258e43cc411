import { useEffect } from 'react'
import { isCovered } from './is-covered.ts'
import { isComposing } from '../../../parts/is-composing.ts'

const REGION = '[data-region]'
const TABBABLE = 'a[href], button:not(:disabled), input:not(:disabled), textarea, select, [tabindex]'

/** F6 moves the focus through the regions of the editor, which have `data-region`, and Shift+F6 back. */
export function useRegions(): void {
  useEffect(() => {
    const lastIn = new Map<string, HTMLElement>()
    const onFocus = ({ target }: FocusEvent): void => {
      if (!(target instanceof HTMLElement)) return
      const name = target.closest<HTMLElement>(REGION)?.dataset['region']
      if (name !== undefined) lastIn.set(name, target)
    }
    const onKey = (event: KeyboardEvent): void => {
      if (event.key !== 'F6' || event.ctrlKey || event.altKey || event.metaKey || isComposing(event)) return
      if (isCovered()) return
      event.preventDefault()
      event.stopPropagation()
      const regions = [...document.querySelectorAll<HTMLElement>(REGION)].filter((each) => each.checkVisibility())
      const present = regions.findIndex((each) => each.contains(document.activeElement))
      const start = present === -1 && event.shiftKey ? 0 : present
      const next = regions.at((start + (event.shiftKey ? -1 : 1)) % regions.length)
      if (next) focusRegion(next, lastIn.get(next.dataset['region'] ?? ''))
    }
    addEventListener('focusin', onFocus)
    addEventListener('keydown', onKey, { capture: true })
    return () => {
      removeEventListener('focusin', onFocus)
      removeEventListener('keydown', onKey, { capture: true })
    }
  }, [])
}

/** Focuses what had the focus in a region before, or the first thing that Tab reaches in it, or the region. */
function focusRegion(region: HTMLElement, last: HTMLElement | undefined): void {
  const isThere = last !== undefined && region.contains(last) && last.tabIndex >= 0 && last.checkVisibility()
  const first = [region, ...region.querySelectorAll<HTMLElement>(TABBABLE)].find(
    (each) => each.tabIndex >= 0 && each.checkVisibility(),
  )
  const chosen = (isThere ? last : first) ?? region
  if (chosen === region && region.tabIndex < 0) region.tabIndex = -1
  chosen.focus()
}
