import closeWithGrace from 'close-with-grace'
import { type Command } from 'commander'
import type { App } from '../app.ts'
import { readConfig } from '../config.ts'
import { explain } from './report-failure.ts'
import { welcome } from './welcome.ts'

export function addServe(platen: Command): void {
  platen.command('serve').description('Start the server; configure it with environment variables').action(serve)
}

async function serve(): Promise<void> {
  const config = readConfig(process.env)
  let starting: Promise<App | undefined> = Promise.resolve(undefined)
  // Installed before the start, so that a signal during the start also shuts down gracefully.
  const grace: closeWithGrace.Options = {
    delay: false,
    logger: false,
    onSecondSignal: killProcess,
    skip: ['beforeExit'],
  }
  closeWithGrace(grace, async ({ signal, err }) => {
    if (err) print(err.stack ?? err.message)
    else print(`${signal ?? 'Signal'} received, shutting down gracefully…`)
    setTimeout(killProcess, config.http.shutdownMs + KILL_DELAY_MS)
    const app = await starting.catch(() => undefined)
    await app?.close()
    print('Stopped.')
  })

  print('Starting Platen…')
  const started = import('../app.ts').then(({ startApp }) => startApp(config))
  starting = started
  const app = await started
  try {
    print(await welcome(app, config))
  } catch (error) {
    // The server keeps running: clients that already have a key do not need a new one.
    print(`Platen is running at ${app.publicUrl}, but creating the first API key failed: ${explain(error)}`)
  }
}

const KILL_DELAY_MS = 5_000

function killProcess(): void {
  process.kill(process.pid, 'SIGKILL')
  // Linux ignores the signal if the sender is process 1, as in a container.
  process.exit(1)
}

/** Writes to standard error, since standard output is the log. */
function print(text: string): void {
  process.stderr.write(`${text}\n`)
}
