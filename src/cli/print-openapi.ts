import type { Command } from 'commander'

export function addOpenApi(platen: Command): void {
  platen
    .command('openapi')
    .description('Print the OpenAPI document of the REST API')
    .option('--web', 'Print the OpenAPI document of the web app’s internal API')
    .action(async ({ web }: { web?: true }) => {
      const describe = web
        ? (await import('../http/describe/describe-web.ts')).describeWeb
        : (await import('../http/describe/describe-api.ts')).describeApi
      process.stdout.write(`${JSON.stringify(describe(), null, 2)}\n`)
    })
}
