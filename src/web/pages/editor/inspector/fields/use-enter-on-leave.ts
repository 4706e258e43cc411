import { useEffect, useRef } from 'react'

/**
 * Enters what has been typed when a field is removed, such as by a press on the page that selects something
 * else: React does not report that the field has lost the focus then. `enter` is undefined if nothing was typed.
 */
export function useEnterOnLeave(enter: (() => void) | undefined): void {
  const latest = useRef(enter)
  useEffect(() => {
    latest.current = enter
  })
  useEffect(() => () => latest.current?.(), [])
}
