import { type RefObject, useEffect, useState } from 'react'

export interface Frame {
  /** Width in device pixels; 0 until known. */
  readonly deviceWidth: number
  /** Whether the box has ever been near the viewport. */
  readonly isNear: boolean
}

/** One screen ahead. */
const NEAR = '100% 0px'

/** Observes the width of an element, and whether it comes near the viewport. */
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

/** Safari does not support `device-pixel-content-box`. */
function observe(observer: ResizeObserver, box: Element): void {
  try {
    observer.observe(box, { box: 'device-pixel-content-box' })
  } catch {
    observer.observe(box)
  }
}

/** The browser's exact figure ignores pixel ratios that developer tools emulate. */
function widthOf({ contentRect, devicePixelContentBoxSize }: ResizeObserverEntry): number {
  const product = contentRect.width * devicePixelRatio
  const exact = (devicePixelContentBoxSize as readonly ResizeObserverSize[] | undefined)?.[0]?.inlineSize
  return exact !== undefined && Math.abs(exact - product) <= 1 ? exact : Math.round(product)
}
