import { statSync } from 'node:fs'
import { Failure } from '../../failure.ts'
import { fileState } from '../cmyk/file-state.ts'
import { openColorProfile, type ColorProfile } from '../cmyk/open-color-profile.ts'
import { createPrintInks, type PrintInks } from './print-inks.ts'

/** What the colors of a PDF are converted for. */
export interface PrintingProcess {
  readonly profile: ColorProfile
  readonly inks: PrintInks
}

/** @throws `profile_replaced` if the content of the profile has another digest than the one given */
export type PrintingProcessOf = (name: string, digest?: string) => PrintingProcess

/**
 * Opens each profile once, also of `folder`, and again when its file has been replaced: 10 ms, and 100 ms for the first
 * image. They take 2 MB.
 */
export function createPrintingProcesses(folder?: string): PrintingProcessOf {
  const opened = new Map<string, PrintingProcess>()
  const open = (name: string): PrintingProcess => {
    const known = opened.get(name)
    if (known && isUnchanged(known.profile)) return known
    const profile = openColorProfile(name, folder)
    const process = { profile, inks: createPrintInks(profile.inks) }
    opened.set(name, process)
    return process
  }
  return (name, digest) => {
    const process = open(name)
    if (digest !== undefined && process.profile.digest !== digest) throw new Failure('profile_replaced', { name })
    return process
  }
}

function isUnchanged({ path, state }: ColorProfile): boolean {
  const file = statSync(path, { throwIfNoEntry: false, bigint: true })
  return file !== undefined && fileState(file) === state
}
