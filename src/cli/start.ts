import type { Command } from 'commander'
import { readConfig } from '../config/read-config.ts'
import { explain } from './report-failure.ts'
import { print, runUntilSignal } from './run-until-signal.ts'
import { welcome } from './welcome.ts'

export function addStart(platen: Command): void {
  platen
    .command('start')
    .description('Start a server and a worker in one process; configure it with environment variables')
    .action(start)
  platen.command('serve').description('Start a server; exports wait until a worker renders them').action(serve)
  platen.command('work').description('Start a worker, which renders exports').action(work)
}

async function start(): Promise<void> {
  const config = readConfig(process.env)
  const app = await runUntilSignal(config.http.shutdownMs, async () => (await load()).startApp(config))
  await greet(app, config)
}

async function serve(): Promise<void> {
  const config = readConfig(process.env)
  const app = await runUntilSignal(config.http.shutdownMs, async () => (await load()).startServer(config))
  await greet(app, config)
}

async function work(): Promise<void> {
  const config = readConfig(process.env)
  const { address } = await runUntilSignal(config.http.shutdownMs, async () => (await load()).startWorker(config))
  const { workers } = config.render
  const processes = workers === 1 ? '1 render process' : `${workers} render processes`
  print(`The worker is running with ${processes}${address === undefined ? '' : `. Metrics: ${address}/metrics`}`)
}

const load = () => import('../app/start-app.ts')

async function greet(...[app, config]: Parameters<typeof welcome>): Promise<void> {
  try {
    print(await welcome(app, config))
  } catch (error) {
    // The server keeps running: clients that already have a key do not need a new one.
    print(`Platen is running at ${app.publicUrl}, but creating the first API key failed: ${explain(error)}`)
  }
}
