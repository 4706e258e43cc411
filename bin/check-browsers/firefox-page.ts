import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { type DrivenPage, VIEWPORT } from './driven-page.ts'
import type { Screen } from './screen.ts'
import { type Actions, dragActions, pressActions, typeActions } from './webdriver-actions.ts'

interface Answer {
  readonly id: number
  readonly result?: unknown
  readonly message?: string
}

type Send = <T>(method: string, params: object) => Promise<T>

/** Composes as an input method does, in the process of the windows. */
const COMPOSE = `(() => {
  const processor = Cc['@mozilla.org/text-input-processor;1'].createInstance(Ci.nsITextInputProcessor)
  processor.beginInputTransactionForTests(window)
  processor.setPendingCompositionString('´')
  processor.appendClauseToPendingComposition(1, processor.ATTR_RAW_CLAUSE)
  processor.flushPendingComposition()
  processor.commitCompositionWith('é')
})()`

/**
 * Opens Firefox with a profile of its own by the protocol WebDriver BiDi. It has a window, since its clipboard takes
 * no pictures without one.
 */
export async function openFirefox(program: string, screen: Screen): Promise<DrivenPage> {
  const profile = mkdtempSync(join(tmpdir(), 'platen-firefox-'))
  const port = ['--remote-debugging-port', '0', '--remote-allow-system-access']
  const browser = spawn(program, ['--no-remote', ...port, '--profile', profile], {
    env: { ...process.env, DISPLAY: screen.display },
    stdio: ['ignore', 'ignore', 'pipe'],
  })
  const ended = once(browser, 'exit')
  const { send, close } = await connect(await addressOf(browser.stderr))
  const { capabilities } = await send<{ capabilities: { browserVersion: string } }>('session.new', {
    capabilities: {},
  })
  const context = await firstContext(send, {})
  const windows = await firstContext(send, { 'moz:scope': 'chrome' })
  await send('browsingContext.setViewport', { context, viewport: VIEWPORT })
  // At first, the address bar has the focus.
  await evaluate(send, windows, 'gBrowser.selectedBrowser.focus()')
  const perform = (actions: Actions): Promise<void> => send('input.performActions', { context, actions })
  return {
    version: `Firefox ${capabilities.browserVersion}`,
    open: (url) => send('browsingContext.navigate', { context, url, wait: 'complete' }),
    evaluate: (expression) => evaluate(send, context, expression),
    press: (keys) => perform(pressActions(keys)),
    type: (text) => perform(typeActions(text)),
    composeLetter: () => evaluate(send, windows, COMPOSE),
    drag: (points) => perform(dragActions(points)),
    copiedTypes: screen.copiedTypes,
    pastesPictures: true,
    close: async () => {
      await send('browser.close', {})
      close()
      await ended
      rmSync(profile, { recursive: true, force: true })
    },
  }
}

async function firstContext(send: Send, scope: object): Promise<string> {
  const { contexts } = await send<{ contexts: [{ context: string }] }>('browsingContext.getTree', scope)
  return contexts[0].context
}

async function evaluate<T>(send: Send, context: string, expression: string): Promise<T> {
  const { result, exceptionDetails } = await send<{
    result?: { value?: string }
    exceptionDetails?: { text: string }
  }>('script.evaluate', {
    // Results are sent as descriptions of their types, so texts are simplest.
    expression: `(async () => JSON.stringify(await (${expression})))()`,
    target: { context },
    awaitPromise: true,
    userActivation: false,
  })
  if (exceptionDetails) throw new Error(exceptionDetails.text)
  return (result?.value === undefined ? undefined : JSON.parse(result.value)) as T
}

async function addressOf(output: NodeJS.ReadableStream): Promise<string> {
  for await (const line of createInterface(output)) {
    const address = /^WebDriver BiDi listening on (ws:\S+)/.exec(line)?.[1]
    if (address !== undefined) {
      // Otherwise, Firefox would wait as soon as the pipe is full.
      output.resume()
      return `${address}/session`
    }
  }
  throw new Error('Firefox ended before it could be reached')
}

async function connect(address: string): Promise<{ readonly send: Send; readonly close: () => void }> {
  const socket = new WebSocket(address)
  await once(socket, 'open')
  const waiting = new Map<number, (answer: Answer) => void>()
  socket.addEventListener('message', ({ data }) => {
    const answer = JSON.parse(String(data)) as Answer
    waiting.get(answer.id)?.(answer)
    waiting.delete(answer.id)
  })
  let count = 0
  return {
    send: async <T>(method: string, params: object): Promise<T> => {
      const id = (count += 1)
      const { promise, resolve } = Promise.withResolvers<Answer>()
      waiting.set(id, resolve)
      socket.send(JSON.stringify({ id, method, params }))
      const { result, message } = await promise
      if (message !== undefined) throw new Error(`${method}: ${message}`)
      return result as T
    },
    close: () => socket.close(),
  }
}
