import { type RefObject, useEffect, useState } from 'react'

export interface Frame {
  /** In device pixels; 0 until measured. */
  readonly deviceWidth: number
  readonly isNear: boolean
}

const NEAR = '100% 0px'

export function useFrame(ref: RefObject<Element | null>): Frame {
  const [deviceWidth, setDeviceWidth] = useState(0)
  const [isNear, setNear] = useState(false)

  useEffect(() => {
    const box = ref.current
    if (!box) return
    const sizes = new ResizeObserver(([entry]) => {
      if (entry) setDeviceWidth(widthOf(entry))
    })
    observe(sizes, box)
    const proximity = new IntersectionObserver(
      (entries) => {
        if (!entries.some(({ isIntersecting }) => isIntersecting)) return
        setNear(true)
        proximity.disconnect()
      },
      { rootMargin: NEAR },
    )
    proximity.observe(box)
    return () => {
      sizes.disconnect()
      proximity.disconnect()
    }
  }, [ref])

  return { deviceWidth, isNear }
}

/** Falls back to the content box, since Safari does not support `device-pixel-content-box`. */
function observe(observer: ResizeObserver, box: Element): void {
  try {
    observer.observe(box, { box: 'device-pixel-content-box' })
  } catch {
    observer.observe(box)
  }
}

/** Rejects the browser's exact width if developer tools emulate another pixel ratio, which it ignores. */
function widthOf({ contentRect, devicePixelContentBoxSize }: ResizeObserverEntry): number {
  const product = contentRect.width * devicePixelRatio
  const exact = (devicePixelContentBoxSize as readonly ResizeObserverSize[] | undefined)?.[0]?.inlineSize
  return exact !== undefined && Math.abs(exact - product) <= 1 ? exact : Math.round(product)
}
