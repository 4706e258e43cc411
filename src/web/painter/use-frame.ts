import { type RefObject, useEffect, useState } from 'react'

/** How a box lies on the screen. */
export interface Frame {
  /** In pixels of the screen, the least the box's own; 0 until it is known. */
  readonly deviceWidth: number
  /** Whether it has come near what is seen; once it has, it stays so. */
  readonly isNear: boolean
}

/** Pages are drawn a screen before they are scrolled to. */
const NEAR = '100% 0px'

/** Watches the box in `ref`: its width in the screen's own pixels, zoom and density included, and whether it is about to be seen. */
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
    const sight = new IntersectionObserver(
      (entries) => {
        if (!entries.some(({ isIntersecting }) => isIntersecting)) return
        setNear(true)
        sight.disconnect()
      },
      { rootMargin: NEAR },
    )
    sight.observe(box)
    return () => {
      sizes.disconnect()
      sight.disconnect()
    }
  }, [ref])

  return { deviceWidth, isNear }
}

/** Safari knows no box in device pixels. */
function observe(observer: ResizeObserver, box: Element): void {
  try {
    observer.observe(box, { box: 'device-pixel-content-box' })
  } catch {
    observer.observe(box)
  }
}

/** The browser's own figure knows how it rounds; where a density is only pretended, as by its tools for developers, it leaves that out. */
function widthOf({ contentRect, devicePixelContentBoxSize }: ResizeObserverEntry): number {
  const product = contentRect.width * devicePixelRatio
  const exact = (devicePixelContentBoxSize as readonly ResizeObserverSize[] | undefined)?.[0]?.inlineSize
  return exact !== undefined && Math.abs(exact - product) <= 1 ? exact : Math.round(product)
}
