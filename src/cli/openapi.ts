import { describeApi } from '../http/describe-api.ts'
import { command } from './command.ts'

export const openapi = command({
  meta: { name: 'openapi', description: 'Print the OpenAPI description of the REST API' },
  args: {},
  run: () => {
    process.stdout.write(`${JSON.stringify(describeApi(), null, 2)}\n`)
  },
})
