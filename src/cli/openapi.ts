import { type Command } from 'commander'

export function addOpenApi(platen: Command): void {
  platen
    .command('openapi')
    .description('Print the OpenAPI description of the REST API')
    .option('--web', 'Print that of what only the web app asks')
    .action(async ({ web }: { web?: true }) => {
      const describe = web
        ? (await import('../http/describe-web.ts')).describeWeb
        : (await import('../http/describe-api.ts')).describeApi
      process.stdout.write(`${JSON.stringify(describe(), null, 2)}\n`)
    })
}
