import { execFileSync } from 'node:child_process'
import { existsSync, mkdtempSync, rmSync, symlinkSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'

/** A commit, a branch or a tag, in the environment of the command. */
const VARIABLE = 'BENCH_BEFORE'

export interface EarlierVersion {
  readonly name: string
  readonly folder: string
  remove(): void
}

/**
 * Unpacks an earlier commit, by default the parent of the current one, with the packages installed here. Ratios between
 * two versions that alternate in one run hold on shared machines too.
 */
export function unpackEarlierVersion(): EarlierVersion {
  const name = process.env[VARIABLE] ?? 'HEAD~1'
  const folder = mkdtempSync(join(tmpdir(), 'platen-before-'))
  const archive = execFileSync('git', ['archive', '--format=tar', name], { maxBuffer: 2 ** 30 })
  execFileSync('tar', ['-x', '-C', folder], { input: archive })
  for (const installed of ['node_modules', 'dist']) {
    const path = resolve(installed)
    if (existsSync(path)) symlinkSync(path, join(folder, installed))
  }
  return { name, folder, remove: () => rmSync(folder, { recursive: true, force: true }) }
}
