import { styleText } from 'node:util'
import { Command } from 'commander'
import project from '../../package.json' with { type: 'json' }
import { addAccount } from './account.ts'
import { addKey } from './key.ts'
import { addMigrate } from './migrate.ts'
import { addOpenApi } from './openapi.ts'
import { PLATEN } from '../operator-command.ts'
import { addRender } from './render.ts'
import { reportFailure } from './report-failure.ts'
import { addServe } from './serve.ts'
import { addConfig } from './show-config.ts'
import { pointToHelp } from './point-to-help.ts'

// Commands load their code in their action. `import { type … }` loads the module; `import type` does not.
const platen = new Command(PLATEN)
  .description('Platen, a self-hosted design service')
  .version(project.version, '-v, --version', 'Print the version')
  .helpOption('-h, --help', 'Print this help')
  .helpCommand('help [command]', 'Print help for a command')
  .configureHelp({
    // Commander removes colors in a pipe and with NO_COLOR.
    styleTitle: (title) => styleText('bold', title, { validateStream: false }),
    styleCommandText: (words) => styleText('cyan', words, { validateStream: false }),
  })
for (const add of [addServe, addKey, addAccount, addMigrate, addRender, addOpenApi, addConfig]) add(platen)
pointToHelp(platen)

// A reader that closes the pipe early (`platen openapi | head`) is not an error.
process.stdout.on('error', (error: NodeJS.ErrnoException) => {
  if (error.code === 'EPIPE') process.exit(0)
  throw error
})

await reportFailure(() => platen.parseAsync())
