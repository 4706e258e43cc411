// Compiles the AssemblyScript in `assembly` to `src/render/png/png-strips.wasm`, with a hash of the
// sources, which a test checks. The compiler, which takes 100 MB, is not installed with the project: npm
// downloads it when this runs.
import { execFileSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

const COMPILER = 'assemblyscript@0.28.20'
const SOURCES = 'assembly'
const OUTPUT = 'src/render/png/png-strips.wasm'

const options = ['-O3', '--noAssert', '--runtime', 'stub', '--enable', 'simd', '--outFile', OUTPUT]
const compile = ['asc', join(SOURCES, 'png-strips.ts'), ...options]
execFileSync('npm', ['exec', '--yes', `--package=${COMPILER}`, '--', ...compile], { stdio: 'inherit' })
writeFileSync(OUTPUT, Buffer.concat([readFileSync(OUTPUT), customSection('sources', hashSources())]))

function hashSources() {
  const files = readdirSync(SOURCES).sort()
  return files
    .reduce((hash, file) => hash.update(readFileSync(join(SOURCES, file))), createHash('sha256'))
    .digest('hex')
}

/** A section that WebAssembly ignores. All lengths here are below 128, so each takes one byte. */
function customSection(name, text) {
  const content = Buffer.concat([Buffer.from([name.length]), Buffer.from(name), Buffer.from(text)])
  return Buffer.concat([Buffer.from([0, content.length]), content])
}
