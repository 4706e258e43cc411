import closeWithGrace from 'close-with-grace'
import { type Command } from 'commander'
import type { App } from '../app.ts'
import { readConfig } from '../config.ts'
import { explain } from './report-failure.ts'
import { welcome } from './welcome.ts'

export function addServe(platen: Command): void {
  platen.command('serve').description('Serve the REST API; settings come from the environment').action(serve)
}

async function serve(): Promise<void> {
  const config = readConfig(process.env)
  let starting: Promise<App | undefined> = Promise.resolve(undefined)
  // Before anything is served, so that no signal finds the process without a drain.
  // A start that fails ends by itself, with status 1: that is no reason to drain.
  const grace: closeWithGrace.Options = {
    delay: false,
    logger: false,
    onSecondSignal: endForGood,
    skip: ['beforeExit'],
  }
  closeWithGrace(grace, async ({ signal, err }) => {
    if (err) process.stderr.write(`${err.stack ?? err.message}\n`)
    else say(`${signal ?? 'Signal'} received: finishing what is under way …`)
    setTimeout(endForGood, config.http.shutdownMs + STUCK_MS)
    // A start that failed has told why by itself.
    const app = await starting.catch(() => undefined)
    await app?.close()
    say('Stopped.')
  })

  say('Starting Platen …')
  const started = import('../app.ts').then(({ startApp }) => startApp(config))
  starting = started
  const app = await started
  try {
    say(await welcome(app, config))
  } catch (error) {
    // It serves already, and those who have a key do not need this one.
    say(`Platen is at ${app.publicUrl}, but a first key could not be made: ${explain(error)}`)
  }
}

/** What a drain may take beyond the time that the settings give it. */
const STUCK_MS = 5_000

/** Ends the process at once, whatever it is in the middle of. Leases and the store's journal are made for such an end. */
function endForGood(): void {
  process.kill(process.pid, 'SIGKILL')
}

/** On standard error: standard output is for the log alone. */
function say(text: string): void {
  process.stderr.write(`${text}\n`)
}
