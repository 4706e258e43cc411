import { readConfig } from '../config.ts'
import { command } from './command.ts'

export const showConfig = command({
  meta: { name: 'config', description: 'Print the settings as they are understood, without their secrets' },
  args: {},
  run: () => {
    const config = readConfig(process.env)
    const shown = {
      ...config,
      store: 'databaseUrl' in config.store ? { databaseUrl: withoutPassword(config.store.databaseUrl) } : config.store,
      files: { ...config.files, secret: config.files.secret === undefined ? 'kept in the data folder' : 'set' },
    }
    process.stdout.write(`${JSON.stringify(shown, null, 2)}\n`)
  },
})

function withoutPassword(address: string): string {
  const url = new URL(address)
  if (url.password !== '') url.password = '…'
  return decodeURI(url.href)
}
