import { openColorProfile, type ColorProfile } from '../cmyk/open-color-profile.ts'
import { createPrintInks, type PrintInks } from './print-inks.ts'

/** What the colors of a PDF are converted for. */
export interface PrintingProcess {
  readonly profile: ColorProfile
  readonly inks: PrintInks
}

export type PrintingProcessOf = (name: string) => PrintingProcess

/** Opens each profile once, also of `folder`: 10 ms, and 100 ms for the first image. They take 2 MB. */
export function createPrintingProcesses(folder?: string): PrintingProcessOf {
  const opened = new Map<string, PrintingProcess>()
  return (name) => {
    const known = opened.get(name)
    if (known) return known
    const profile = openColorProfile(name, folder)
    const process = { profile, inks: createPrintInks(profile.inks) }
    opened.set(name, process)
    return process
  }
}
