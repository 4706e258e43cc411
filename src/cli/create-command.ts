import { styleText } from 'node:util'
import { Command } from 'commander'
import project from '../../package.json' with { type: 'json' }
import { PLATEN } from '../installation/operator-command.ts'
import { addAccount } from './account.ts'
import { addBackup } from './backup.ts'
import { addDoctor } from './doctor.ts'
import { addEdit } from './edit.ts'
import { addImport } from './import.ts'
import { addKey } from './key.ts'
import { addMigrate } from './migrate.ts'
import { addMigrateStore } from './migrate-store.ts'
import { addOpenApi } from './print-openapi.ts'
import { pointToHelp } from './point-to-help.ts'
import { addRender } from './render.ts'
import { addStart } from './start.ts'
import { addRestore } from './restore.ts'
import { addSecret } from './secret.ts'
import { addConfig } from './show-config.ts'
import { addVerify } from './verify.ts'

/**
 * Creates the command line with all its commands.
 *
 * Command modules load their implementation in their action, so that `key list` does not load the renderer.
 */
export function createCommand(): Command {
  const platen = new Command(PLATEN)
    .description('Platen, a self-hosted design service')
    .version(project.version, '-v, --version', 'Print the version')
    .helpOption('-h, --help', 'Print this help')
    .helpCommand('help [command]', 'Print help for a command')
    .configureHelp({
      // Commander removes colors if the output is a pipe or NO_COLOR is set.
      styleTitle: (title) => styleText('bold', title, { validateStream: false }),
      styleCommandText: (words) => styleText('cyan', words, { validateStream: false }),
    })
  for (const add of [
    ...[addStart, addKey, addAccount, addBackup, addRestore, addMigrate, addMigrateStore],
    ...[addRender, addVerify, addEdit, addImport, addSecret, addOpenApi, addConfig, addDoctor],
  ])
    add(platen)
  pointToHelp(platen)
  return platen
}
