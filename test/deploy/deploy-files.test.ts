import { execFileSync } from 'node:child_process'
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Ajv } from 'ajv'
import ajvFormats from 'ajv-formats'
import { validate as validateDockerfile } from 'dockerfile-utils'
import { HorizontalPodAutoscaler } from 'kubernetes-models/autoscaling/v2'
import { Deployment } from 'kubernetes-models/apps/v1'
import { Ingress } from 'kubernetes-models/networking.k8s.io/v1'
import { PodDisruptionBudget } from 'kubernetes-models/policy/v1'
import { CronJob } from 'kubernetes-models/batch/v1'
import { ConfigMap, PersistentVolumeClaim, Service } from 'kubernetes-models/v1'
import { ScaledObject } from '@kubernetes-models/keda/keda.sh/v1alpha1'
import { expect, test } from 'vitest'
import { parse, parseAllDocuments } from 'yaml'
import { readDockerfile } from '../../bin/check-image/read-dockerfile.ts'
import { readConfig } from '../../src/config/read-config.ts'

const read = (path: string): string => readFileSync(path, 'utf8')

test('the Dockerfile has no problems, and ends as a user without rights', () => {
  expect(validateDockerfile(read('Dockerfile')).map(({ message }) => message)).toEqual([])
  const steps = readDockerfile(read('Dockerfile')).at(-1)?.steps ?? []
  expect(steps.findLast(({ kind }) => kind === 'user')).toEqual({ kind: 'user', value: '10001:10001' })
  expect(steps.findLast(({ kind }) => kind === 'entrypoint')).toEqual({ kind: 'entrypoint', words: ['platen'] })
})

test('a broken Dockerfile has problems', () => {
  expect(validateDockerfile('FROM debian\nMOVE a b').length).toBeGreaterThan(0)
})

interface Compose {
  readonly services: Readonly<Record<string, { readonly environment?: Readonly<Record<string, string>> }>>
}

const compose = parse(read('compose.yaml'), { merge: true }) as Compose

test('compose.yaml matches the schema of the Compose specification', () => {
  const schema = JSON.parse(read('node_modules/dclint/schemas/compose.schema.json')) as Record<string, unknown>
  const ajv = new Ajv({ strict: false, allErrors: true })
  ajvFormats.default(ajv)
  const isValid = ajv.compile({ ...schema, $schema: 'http://json-schema.org/draft-07/schema#' })
  isValid(compose)
  expect(isValid.errors).toBe(null)
  expect(isValid({ services: { server: { picture: 'platen' } } })).toBe(false)
})

test('compose.yaml contains no secret, and its example has every variable', () => {
  const variables = new Set([...read('compose.yaml').matchAll(/\$\{(\w+)/g)].map(([, name]) => name))
  const example = [...read('deploy/compose.env.example').matchAll(/^(\w+)=/gm)].map(([, name]) => name)
  expect([...variables].sort()).toEqual(example.sort())
  expect(read('compose.yaml')).not.toMatch(/(?:PASSWORD|SECRET)\w*: *['"]?\w/)
})

const KINDS = {
  ...{ ConfigMap, CronJob, Deployment, HorizontalPodAutoscaler, Ingress, PersistentVolumeClaim },
  ...{ PodDisruptionBudget, ScaledObject, Service },
} as const

const manifests = readdirSync('deploy/kubernetes').flatMap((name) =>
  parseAllDocuments(read(`deploy/kubernetes/${name}`)).map((document) => {
    expect(document.errors).toEqual([])
    return document.toJS() as { kind: keyof typeof KINDS; metadata: { name: string } }
  }),
)

test.each(manifests)('the Kubernetes $kind $metadata.name is valid', (manifest) => {
  const model = new KINDS[manifest.kind](manifest as never)
  expect(() => model.validate()).not.toThrow()
})

interface Deployed {
  readonly kind: string
  readonly spec: {
    readonly strategy: { readonly type: string }
    readonly template: {
      readonly metadata: { readonly annotations: Readonly<Record<string, string>> }
      readonly spec: { readonly containers: readonly { readonly ports: readonly { containerPort: number }[] }[] }
    }
  }
}

const deployments = (manifests as unknown as Deployed[]).filter(({ kind }) => kind === 'Deployment')

test('Prometheus reads the metrics of servers and of workers, on the port that each listens on', () => {
  const ports = deployments.map(({ spec: { template } }) => {
    expect(template.metadata.annotations['prometheus.io/scrape']).toBe('true')
    const port = Number(template.metadata.annotations['prometheus.io/port'])
    expect(template.spec.containers[0]?.ports).toMatchObject([{ containerPort: port }])
    return port
  })
  expect(ports).toEqual([4400, 4401])
})

test('pods of an old and a new version never run at the same time', () => {
  expect(deployments.map(({ spec }) => spec.strategy.type)).toEqual(['Recreate', 'Recreate'])
})

test('no proxy publishes the metrics', () => {
  const ingress = manifests.find(({ kind }) => kind === 'Ingress') as unknown as {
    spec: { rules: { http: { paths: { path: string; backend: { service: { name: string } } }[] } }[] }
  }
  const target = ingress.spec.rules[0]?.http.paths.find(({ path }) => path === '/metrics')?.backend.service.name
  const service = manifests.find(({ kind, metadata }) => kind === 'Service' && metadata.name === target)
  expect(service).not.toHaveProperty('spec.selector')
  expect(read('deploy/nginx.conf')).toMatch(/location = \/metrics \{\s+deny all;/)
  expect(read('deploy/Caddyfile')).toContain('respond /metrics 404')
})

test('an invalid Kubernetes manifest is rejected', () => {
  const broken = { ...manifests.find(({ kind }) => kind === 'Deployment'), spec: { replicas: 'two' } }
  expect(() => new Deployment(broken as never).validate()).toThrow()
})

/** Settings as each kind of deployment passes them, with an example of each secret. */
const ENVIRONMENTS: Readonly<Record<string, Record<string, string>>> = {
  compose: resolved(compose.services['server']?.environment ?? {}),
  kubernetes: (manifests.find(({ kind }) => kind === 'ConfigMap') as { data?: Record<string, string> }).data ?? {},
  systemd: settingsIn(read('deploy/platen.env.example')),
  'systemd, with all servers in common': settingsIn(read('deploy/platen.env.example').replaceAll(/^# (?=\w+=)/gm, '')),
}

test.each(Object.entries(ENVIRONMENTS))('the settings for %s are valid', (_name, environment) => {
  expect(Object.keys(environment).length).toBeGreaterThan(2)
  expect(() => readConfig(environment)).not.toThrow()
})

function resolved(environment: Readonly<Record<string, string>>): Record<string, string> {
  const url = (text: string): string => text.replaceAll('${PUBLIC_URL:?set PUBLIC_URL in .env}', 'https://x.test')
  const secret = (text: string): string => text.replaceAll(/\$\{\w+(?::\?[^}]*)?\}/g, 'x'.repeat(48))
  return Object.fromEntries(Object.entries(environment).map(([name, text]) => [name, secret(url(text))]))
}

function settingsIn(text: string): Record<string, string> {
  return Object.fromEntries(
    [...text.matchAll(/^(\w+)=(.*)$/gm)].map(([, name = '', value = '']) => [name, value || 'x'.repeat(48)]),
  )
}

test.skipIf(!existsSync('/usr/bin/systemd-analyze'))('the systemd unit is valid, and exposes little', () => {
  const folder = mkdtempSync(join(tmpdir(), 'platen-unit-'))
  try {
    const unit = join(folder, 'platen.service')
    const command = ['/opt/platen/node_modules/.bin/node', process.execPath] as const
    writeFileSync(unit, read('deploy/platen.service').replace(...command))
    execFileSync('systemd-analyze', ['verify', '--man=no', unit], { stdio: 'pipe' })
    // From 0, isolated, to 10. Without any protection, it is 9.6.
    const checked = execFileSync('systemd-analyze', ['security', '--offline=true', '--threshold=20', unit], {
      encoding: 'utf8',
    })
    expect(checked).toContain('Overall exposure level')
  } finally {
    rmSync(folder, { recursive: true })
  }
})
