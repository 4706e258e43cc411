import { useEffect, useRef } from 'react'

/**
 * Fills the screen while its component is mounted, and calls `onLeave` when the user leaves full screen.
 * Where browsers refuse it, as on phones, the window must do.
 */
export function useFullScreen(onLeave: () => void): void {
  const leave = useRef(onLeave)
  useEffect(() => {
    leave.current = onLeave
  })
  useEffect(() => {
    const root = document.documentElement
    const onChange = (): void => {
      if (document.fullscreenElement === null) leave.current()
    }
    const isPossible = 'requestFullscreen' in root && document.fullscreenEnabled
    const begun = isPossible ? root.requestFullscreen().catch(() => undefined) : Promise.resolve()
    void begun.then(() => document.addEventListener('fullscreenchange', onChange))
    return () => {
      void begun.then(() => {
        document.removeEventListener('fullscreenchange', onChange)
        if (document.fullscreenElement !== null) void document.exitFullscreen()
      })
    }
  }, [])
}
