import { spawnSync } from 'node:child_process'
import { join } from 'node:path'
import { expect, test } from 'vitest'

const ROOT = join(import.meta.dirname, '../..')

test('packages for optional services are not loaded before they are needed', () => {
  const script = `
    import { registerHooks } from 'node:module'
    registerHooks({
      load(url, context, nextLoad) {
        console.log(url)
        return nextLoad(url, context)
      },
    })
    await import(${JSON.stringify(join(ROOT, 'src/app/start-app.ts'))})
    process.exit()`
  const run = spawnSync(process.execPath, ['--input-type=module', '--eval', script], { cwd: ROOT, encoding: 'utf8' })
  expect(run.stdout).toContain('/node_modules/')
  for (const name of ['ioredis', '@opentelemetry/sdk-trace', '@opentelemetry/otlp-exporter-base', 'nodemailer']) {
    expect(run.stdout).not.toContain(`/node_modules/${name}/`)
  }
})
