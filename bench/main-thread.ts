import type { CDPSession, Page } from 'playwright-core'

/** Measures a page in Chromium from outside. */
export interface PageMeter {
  /** Processor time of the page's main thread so far, in milliseconds. Other processes hardly affect it. */
  workMs(): Promise<number>
  /** What JavaScript holds after garbage has been collected. */
  heapMb(): Promise<number>
}

export async function openMeter(page: Page): Promise<PageMeter> {
  const client: CDPSession = await page.context().newCDPSession(page)
  await client.send('Performance.enable', { timeDomain: 'threadTicks' })
  return {
    async workMs() {
      const { metrics } = await client.send('Performance.getMetrics')
      return (metrics.find(({ name }) => name === 'TaskDuration')?.value ?? NaN) * 1_000
    },
    async heapMb() {
      await client.send('HeapProfiler.collectGarbage')
      const { usedSize } = await client.send('Runtime.getHeapUsage')
      return usedSize / 2 ** 20
    },
  }
}

/** Resolves when the page has shown a frame more. */
export async function nextFrame(page: Page): Promise<void> {
  await page.evaluate('new Promise(requestAnimationFrame)')
}

/** Durations of the measures that the page takes by a name during `act`, in milliseconds. */
export async function measured(page: Page, name: string, act: () => Promise<unknown>): Promise<number[]> {
  await page.evaluate(`performance.clearMeasures('${name}')`)
  await act()
  await page.evaluate('new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)))')
  return page.evaluate(`performance.getEntriesByName('${name}').map(({ duration }) => duration)`)
}

/** From now on, the page measures as `painted` how long it takes from each event of a type to the end of its frame. */
export async function measurePainting(page: Page, type: 'keydown' | 'pointerdown'): Promise<void> {
  await page.evaluate(`addEventListener('${type}', ({ timeStamp }) => {
    requestAnimationFrame(() => {
      const { port1, port2 } = new MessageChannel()
      port1.onmessage = () => performance.measure('painted', { start: timeStamp })
      port2.postMessage(0)
    })
  }, true)`)
}
