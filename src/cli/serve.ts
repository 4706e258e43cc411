import closeWithGrace from 'close-with-grace'
import { startApp } from '../app.ts'
import { readConfig } from '../config.ts'
import { command } from './command.ts'
import { welcome } from './welcome.ts'

export const serve = command({
  meta: { name: 'serve', description: 'Serve the REST API; settings come from the environment' },
  args: {},
  run: async () => {
    const config = readConfig(process.env)
    say('Starting Platen …')
    const app = await startApp(config)
    say(await welcome(app, config))

    // Twice the drain's own limit: whoever is stuck by then is ended, and a lease that runs out gives the work to the next.
    closeWithGrace({ delay: config.http.shutdownMs * 2, logger: false }, async ({ signal, err }) => {
      if (err) process.stderr.write(`${err.stack ?? err.message}\n`)
      else say(`${signal ?? 'Signal'} received: finishing what is under way …`)
      await app.close()
      say('Stopped.')
    })
  },
})

/** On standard error: standard output is for the log alone. */
function say(text: string): void {
  process.stderr.write(`${text}\n`)
}
