import { type Command } from 'commander'

export function addOpenApi(platen: Command): void {
  platen
    .command('openapi')
    .description('Print the OpenAPI description of the REST API')
    .action(async () => {
      const { describeApi } = await import('../http/describe-api.ts')
      process.stdout.write(`${JSON.stringify(describeApi(), null, 2)}\n`)
    })
}
