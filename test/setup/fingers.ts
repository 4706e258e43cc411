import type { CDPSession, Page } from 'playwright-core'
import type { ScreenPoint } from './drawn-editor.ts'

/** Too long between two taps for a double tap. */
const PAUSE_MS = 450
const STEP_MS = 75

/**
 * Fingers on a screen. Each list of points is where all of them are. Their events have times of their own, and those of
 * a tap or a drag are sent together: a busy machine would make a long press or another flick of them.
 */
export class Fingers {
  readonly #client: CDPSession
  #at = 0
  #isDown = false

  constructor(client: CDPSession) {
    this.#client = client
  }

  static async on(page: Page): Promise<Fingers> {
    return new Fingers(await page.context().newCDPSession(page))
  }

  down(...points: readonly ScreenPoint[]): Promise<void> {
    if (!this.#isDown) this.#rest()
    this.#isDown = true
    return this.#send('touchStart', points)
  }

  move(...points: readonly ScreenPoint[]): Promise<void> {
    return this.#send('touchMove', points)
  }

  lift(...left: readonly ScreenPoint[]): Promise<void> {
    this.#isDown = left.length > 0
    return this.#send('touchEnd', left)
  }

  lose(): Promise<void> {
    this.#isDown = false
    return this.#send('touchCancel', [])
  }

  async tap(point: ScreenPoint): Promise<void> {
    await Promise.all([this.down(point), this.lift()])
  }

  async doubleTap(point: ScreenPoint): Promise<void> {
    const first = [this.down(point), this.lift()]
    this.#isDown = true
    await Promise.all([...first, this.down(point), this.lift()])
  }

  async drag(from: ScreenPoint, to: ScreenPoint): Promise<void> {
    const steps = [0.1, 0.4, 0.7, 1].map((part): ScreenPoint => {
      return [from[0] + (to[0] - from[0]) * part, from[1] + (to[1] - from[1]) * part]
    })
    await Promise.all([this.down(from), ...steps.map((step) => this.move(step)), this.lift()])
  }

  #rest(): void {
    this.#at = Math.max(Date.now(), this.#at + PAUSE_MS)
  }

  async #send(
    type: 'touchStart' | 'touchMove' | 'touchEnd' | 'touchCancel',
    points: readonly ScreenPoint[],
  ): Promise<void> {
    this.#at += STEP_MS
    const touchPoints = points.map(([x, y], id) => ({ x, y, id }))
    await this.#client.send('Input.dispatchTouchEvent', { type, touchPoints, timestamp: this.#at / 1000 })
  }
}
