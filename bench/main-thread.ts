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

/**
 * Durations of the measures that the page takes during `act`, by their names, in milliseconds. The page itself keeps
 * only the last of each.
 */
export async function measured<Name extends string>(
  page: Page,
  names: readonly Name[],
  act: () => Promise<unknown>,
): Promise<Record<Name, number[]>> {
  await page.evaluate(`{
    globalThis.benchMeasures?.disconnect()
    globalThis.benchDurations = ${JSON.stringify(Object.fromEntries(names.map((name) => [name, []])))}
    globalThis.benchMeasures = new PerformanceObserver((list) => {
      for (const { name, duration } of list.getEntries()) benchDurations[name]?.push(duration)
    })
    benchMeasures.observe({ entryTypes: ['measure'] })
  }`)
  await act()
  await page.evaluate(
    'new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(done, 50))))',
  )
  return page.evaluate('benchDurations')
}

/**
 * From now on, the page measures from each event of a type to the end of its frame: as `painted` all of that time, and
 * as `worked` the part of it in which the main thread did not wait for the screen.
 */
export async function measurePainting(page: Page, type: 'keydown' | 'pointerdown'): Promise<void> {
  await page.evaluate(`{
    const afterTask = (run) => {
      const { port1, port2 } = new MessageChannel()
      port1.onmessage = run
      port2.postMessage(0)
    }
    let worked = 0
    let since
    const work = () => {
      if (since !== undefined) return
      since = performance.now()
      afterTask(() => {
        worked += performance.now() - since
        since = undefined
      })
    }
    addEventListener('${type}', ({ timeStamp }) => {
      worked = 0
      work()
      requestAnimationFrame(() => {
        work()
        afterTask(() => {
          performance.measure('painted', { start: timeStamp })
          performance.measure('worked', { start: 0, duration: worked })
        })
      })
    }, true)
    for (const type of ['beforeinput', 'input', 'pointerup']) addEventListener(type, work, true)
  }`)
}
