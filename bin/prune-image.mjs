// Removes what a server doesn't need at runtime, after the web app is built. Only for images: a working
// copy could no longer build the app.
import { spawnSync } from 'node:child_process'
import { globSync, readFileSync, rmSync } from 'node:fs'
import { basename, join, resolve } from 'node:path'
import { NAMED_FAMILIES } from '../src/assets/fonts/families.ts'

const project = resolve(import.meta.dirname, '..')
const { dependencies } = JSON.parse(readFileSync(join(project, 'package.json'), 'utf8'))

rmSync(join(project, 'src/web'), { recursive: true })
const source = globSync('src/**/*.ts', { cwd: project })
  .map((path) => readFileSync(join(project, path), 'utf8'))
  .join('\n')

const unused = Object.keys(dependencies).filter((name) => !isUsed(name))
console.error(`Removing ${unused.join(', ')}.`)
const npm = spawnSync('npm', ['uninstall', '--no-save', '--omit=dev', '--ignore-scripts', ...unused], {
  cwd: project,
  stdio: ['ignore', 2, 2],
})
if (npm.status !== 0) process.exit(1)

/** Headers of Node, and what only people or compilers read. Licenses remain. */
const UNREAD = [
  'node_modules/node-*/{include,share}',
  'node_modules/**/*.{map,md,markdown,d.ts,d.mts,d.cts}',
  'node_modules/@expo-google-fonts/*/font-family.png',
]
for (const path of globSync(UNREAD, { cwd: project, exclude: (path) => /licen[cs]e|notice/i.test(path) })) {
  rmSync(join(project, path), { recursive: true, force: true })
}
for (const path of unusedWeights()) rmSync(path, { recursive: true })
for (const path of ['docs', 'bin', 'vite.config.ts']) rmSync(join(project, path), { recursive: true, force: true })

/** Returns the folders of font weights that the catalog omits, which take 200 MB. */
function unusedWeights() {
  return NAMED_FAMILIES.flatMap(({ folder, weights }) =>
    globSync(`node_modules/@expo-google-fonts/${folder}/[1-9]00*`, { cwd: project })
      .filter((path) => weights?.includes(Number(basename(path).slice(0, 3))) === false)
      .map((path) => join(project, path)),
  )
}

/** Fonts are found by folder. All other packages are imported by name, bundled ones as `#name`. */
function isUsed(name) {
  return name.startsWith('@expo-google-fonts/') || new RegExp(`['"]#?${name}['"/]`).test(source)
}
