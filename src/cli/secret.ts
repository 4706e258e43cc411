import type { Command } from 'commander'
import { operate } from './operate.ts'

export function addSecret(platen: Command): void {
  platen
    .command('secret')
    .description('Manage the generated secret that signs links')
    .command('reset')
    .description('Replace it after a leak: existing links stop working once all servers have restarted')
    .action(reset)
}

function reset(): Promise<void> {
  return operate(async (operator) => {
    await operator.resetSecret()
    process.stdout.write(
      'Created a new signing secret. Restart all servers: they use the old one until then. With several servers,\n' +
        'stop all of them first: none starts with the new secret while another runs with the old one.\n' +
        'After that, old download URLs and old links in emails and for setup no longer work.\n' +
        'Sessions, API keys, passwords and authenticator apps are not affected.\n',
    )
  })
}
