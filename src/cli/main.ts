import { defineCommand, runMain } from 'citty'

// Each command is read when it is called, so that `key list` does not wait for the renderer.
const main = defineCommand({
  meta: { name: 'platen', description: 'A self-hosted design service' },
  subCommands: {
    serve: () => import('./serve.ts').then(({ serve }) => serve),
    key: () => import('./key.ts').then(({ key }) => key),
    account: () => import('./account.ts').then(({ account }) => account),
    migrate: () => import('./migrate.ts').then(({ migrate }) => migrate),
    render: () => import('./render.ts').then(({ render }) => render),
    openapi: () => import('./openapi.ts').then(({ openapi }) => openapi),
    config: () => import('./show-config.ts').then(({ showConfig }) => showConfig),
  },
})

// A reader that has seen enough (`platen openapi | head`) is no fault of ours.
process.stdout.on('error', (error: NodeJS.ErrnoException) => {
  if (error.code === 'EPIPE') process.exit(0)
  throw error
})

await runMain(main)
