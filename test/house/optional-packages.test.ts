import { spawnSync } from 'node:child_process'
import { join } from 'node:path'
import { expect, test } from 'vitest'

const ROOT = join(import.meta.dirname, '../..')

test('packages for optional services are not loaded before they are needed', () => {
  // An import of types with `import { type … }` would load the module, since Node removes only the names.
  const script = `
    import module from 'node:module'
    await import(${JSON.stringify(join(ROOT, 'src/app/start-app.ts'))})
    console.log(Object.keys(module._cache).join('\\n'))
    process.exit()`
  const run = spawnSync(process.execPath, ['--input-type=module', '--eval', script], { cwd: ROOT, encoding: 'utf8' })
  expect(run.stdout).toContain('/node_modules/')
  for (const name of ['ioredis', '@opentelemetry/sdk-trace', '@opentelemetry/otlp-exporter-base', 'nodemailer']) {
    expect(run.stdout).not.toContain(`/node_modules/${name}/`)
  }
})
