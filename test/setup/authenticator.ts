import { setTimeout } from 'node:timers/promises'
import { stepAt, totpCode } from '../../src/service/two-factor/totp.ts'
import { type Browser, PASSWORD } from './browser.ts'

/** An authenticator app with the secret of an account, as typed. */
export class Authenticator {
  readonly secret: Buffer

  constructor(base32: string) {
    const bits = Array.from(base32, (letter) => LETTERS.indexOf(letter).toString(2).padStart(5, '0')).join('')
    this.secret = Buffer.from((bits.match(/.{8}/g) ?? []).map((byte) => Number.parseInt(byte, 2)))
  }

  /** Waits until the code of the previous step is accepted for some seconds more. */
  async waitForTime(): Promise<void> {
    const leftMs = STEP_MS - (Date.now() % STEP_MS)
    if (leftMs < ENOUGH_MS) await setTimeout(leftMs)
  }

  /** The code that the app shows, or shows `later` steps of 30 seconds later. */
  code(later = 0): string {
    return totpCode(this.secret, stepAt(Date.now()) + later)
  }
}

const STEP_MS = 30_000
const ENOUGH_MS = 10_000

const LETTERS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567'

/** Turns on two-factor sign-in with the code of the previous step, so that the current one is unused. */
export async function turnOnTwoFactor(
  browser: Browser,
): Promise<{ readonly app: Authenticator; readonly recoveryCodes: readonly string[] }> {
  const setup = await browser.post('/web/account/two-factor/setup', { password: PASSWORD })
  const app = new Authenticator(setup.body.secret)
  for (;;) {
    await app.waitForTime()
    const step = stepAt(Date.now())
    const answer = await browser.post('/web/account/two-factor', { token: setup.body.token, code: app.code(-1) })
    if (answer.status === 201) return { app, recoveryCodes: answer.body.recoveryCodes }
    // On a busy machine, the code can expire on its way.
    if (stepAt(Date.now()) === step) throw new Error(`two-factor sign-in: ${answer.status} ${answer.text}`)
  }
}
