import { spawn } from 'node:child_process'
import { setTimeout } from 'node:timers/promises'
import { freePort } from '../../test/setup/free-port.ts'
import { type DrivenPage, REST_MS, VIEWPORT } from './driven-page.ts'
import type { Screen } from './screen.ts'
import { type Actions, dragActions, pressActions, typeActions } from './webdriver-actions.ts'

interface Programs {
  readonly driver: string
  readonly browser: string
}

interface Session {
  readonly sessionId: string
  readonly capabilities: { readonly browserVersion: string }
}

type Call = <T>(method: 'DELETE' | 'GET' | 'POST', path: string, body?: object) => Promise<T>

/** Opens a window of WebKitGTK's MiniBrowser by the protocol WebDriver. */
export async function openWebkit({ driver: program, browser }: Programs, screen: Screen): Promise<DrivenPage> {
  const port = await freePort()
  const driver = spawn(program, ['-p', String(port)], {
    // WebKit's sandbox does not work as root, as which containers and CI run.
    env: { ...process.env, DISPLAY: screen.display, WEBKIT_DISABLE_SANDBOX_THIS_IS_DANGEROUS: '1' },
    stdio: 'ignore',
  })
  const call = callAt(`http://127.0.0.1:${port}`)
  await untilAnswers(() => call('GET', '/status'))
  const { sessionId, capabilities } = await call<Session>('POST', '/session', {
    capabilities: { alwaysMatch: { 'webkitgtk:browserOptions': { binary: browser, args: ['--automation'] } } },
  })
  const path = `/session/${sessionId}`
  const perform = (actions: Actions): Promise<void> => call('POST', `${path}/actions`, { actions })
  const evaluate = <T>(expression: string): Promise<T> => evaluateIn(call, path, expression)
  await setViewport(evaluate, (size) => call('POST', `${path}/window/rect`, { x: 0, y: 0, ...size }))
  return {
    version: `WebKitGTK ${capabilities.browserVersion}`,
    open: (url) => call('POST', `${path}/url`, { url }),
    evaluate,
    press: (keys) => perform(pressActions(keys)),
    type: (text) => perform(typeActions(text)),
    composeLetter: () => screen.composeLetter('MiniBrowser'),
    drag: (points) => perform(dragActions(points)),
    copiedTypes: screen.copiedTypes,
    pastesPictures: false,
    close: async () => {
      await call('DELETE', path)
      driver.kill()
    },
  }
}

function callAt(address: string): Call {
  return async <T>(method: string, path: string, body: object = {}): Promise<T> => {
    const answer = await fetch(address + path, {
      method,
      ...(method === 'POST' && { body: JSON.stringify(body), headers: { 'content-type': 'application/json' } }),
    })
    const { value } = (await answer.json()) as { value: T }
    if (!answer.ok) throw new Error(`${path}: ${JSON.stringify(value)}`)
    return value
  }
}

async function evaluateIn<T>(call: Call, path: string, expression: string): Promise<T> {
  const script = `const done = arguments[0]
    ;(async () => (${expression}))().then((value) => done({ value }), (error) => done({ error: String(error) }))`
  const { value, error } = await call<{ value: T; error?: string }>('POST', `${path}/execute/async`, {
    ...{ script, args: [] },
  })
  if (error !== undefined) throw new Error(error)
  return value
}

/** Windows have bars, so their sizes are corrected by what the page sees of them. */
async function setViewport(
  evaluate: <T>(expression: string) => Promise<T>,
  setWindow: (size: { width: number; height: number }) => Promise<void>,
): Promise<void> {
  await setWindow(VIEWPORT)
  await setTimeout(REST_MS)
  const [width, height] = await evaluate<[number, number]>('[innerWidth, innerHeight]')
  await setWindow({ width: 2 * VIEWPORT.width - width, height: 2 * VIEWPORT.height - height })
  await setTimeout(REST_MS)
}

async function untilAnswers(ask: () => Promise<unknown>): Promise<void> {
  for (let attempt = 0; attempt < 50; attempt += 1) {
    try {
      await ask()
      return
    } catch {
      await setTimeout(100)
    }
  }
  throw new Error('WebKitWebDriver does not answer')
}
