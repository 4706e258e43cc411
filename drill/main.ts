import { parseArgs } from 'node:util'
import { Cleanups } from './cleanups.ts'
import type { Scene, SceneResult } from './scene.ts'

const SCENES: Readonly<Record<string, () => Promise<(scene: Scene, cleanups: Cleanups) => Promise<SceneResult>>>> = {
  servers: async () => (await import('./servers-scene.ts')).runServers,
  embedded: async () => (await import('./embedded-scene.ts')).runEmbedded,
}

const USAGE = `npm run drill -- [scene] [--minutes 4] [--seed 1] [--sync-off]

Runs Platen under load while everything that it depends on fails, and checks what it accepted.
Scenes: ${Object.keys(SCENES).join(', ')}. Without a scene, all of them run.
--minutes is the duration of the load of all scenes together; starts and checks take about as long again at most.
--seed repeats the random decisions of a run.
--sync-off makes the embedded scene lose data, which the drill must report.
`

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    minutes: { type: 'string', default: '4' },
    seed: { type: 'string' },
    'sync-off': { type: 'boolean', default: false },
    help: { type: 'boolean', default: false },
  },
})
const minutes = Number(values.minutes)
const seed = Number(values.seed ?? Math.floor(Math.random() * 1e9))
const unknown = positionals.filter((name) => !Object.hasOwn(SCENES, name))
if (values.help || unknown.length > 0 || !(minutes > 0) || !Number.isInteger(seed)) {
  process.stderr.write(USAGE)
  process.exit(values.help ? 0 : 2)
}

const cleanups = new Cleanups()
const stop = (): void => {
  process.stderr.write('Stopping…\n')
  void cleanups.run().finally(() => process.exit(130))
}
process.once('SIGINT', stop).once('SIGTERM', stop)

const names = positionals.length > 0 ? positionals : Object.keys(SCENES)
const repeat = `npm run drill -- ${names.join(' ')} --minutes ${minutes} --seed ${seed}${values['sync-off'] ? ' --sync-off' : ''}`
process.stdout.write(`# Drill\n\nRepeat with \`${repeat}\`\n`)
let violations = 0
for (const name of names) {
  const run = await SCENES[name]?.()
  try {
    const result = await run?.({ minutes: minutes / names.length, seed, isSyncOff: values['sync-off'] }, cleanups)
    process.stdout.write(result?.report ?? '')
    violations += result?.violations ?? 0
  } finally {
    await cleanups.run()
  }
}
process.exit(violations === 0 ? 0 : 1)
