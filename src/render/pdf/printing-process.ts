import { statSync } from 'node:fs'
import { openColorProfile, type ColorProfile } from '../cmyk/open-color-profile.ts'
import { createPrintInks, type PrintInks } from './print-inks.ts'

/** What the colors of a PDF are converted for. */
export interface PrintingProcess {
  readonly profile: ColorProfile
  readonly inks: PrintInks
}

export type PrintingProcessOf = (name: string) => PrintingProcess

interface Opened {
  readonly process: PrintingProcess
  readonly state: string | undefined
}

/**
 * Opens each profile once, also of `folder`, and again when its file has been replaced: 10 ms, and 100 ms for the first
 * image. They take 2 MB.
 */
export function createPrintingProcesses(folder?: string): PrintingProcessOf {
  const opened = new Map<string, Opened>()
  return (name) => {
    const known = opened.get(name)
    if (known && stateOf(known.process.profile.path) === known.state) return known.process
    const profile = openColorProfile(name, folder)
    const process = { profile, inks: createPrintInks(profile.inks) }
    opened.set(name, { process, state: stateOf(profile.path) })
    return process
  }
}

function stateOf(path: string | URL): string | undefined {
  const file = statSync(path, { throwIfNoEntry: false })
  return file && `${file.ino} ${file.size} ${file.mtimeMs}`
}
