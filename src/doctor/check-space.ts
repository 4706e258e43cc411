import { statfs } from 'node:fs/promises'
import { type Check, failed, type Finding, ok, warning } from './doctor-check.ts'

const MB = 1_000_000
const MIN_FREE_BYTES = 100 * MB
const LOW_FREE_BYTES = 1_000 * MB
const MIN_FREE_FILES = 1_000
const LOW_FREE_FILES = 50_000

export const spaceCheck: Check = {
  name: 'Free space',
  async run({ config }) {
    const { dataFolder } = config.files
    const { bavail, bsize, files, ffree } = await statfs(dataFolder)
    return [
      space(bavail * bsize, dataFolder),
      // Some file systems, such as Btrfs, have no limit and report 0.
      ...(files === 0 ? [] : inodes(ffree, dataFolder)),
    ]
  },
}

function space(freeBytes: number, folder: string): Finding {
  const free = `${Math.floor(freeBytes / MB).toLocaleString('en-US')} MB free on the disk of ${folder}`
  if (freeBytes >= LOW_FREE_BYTES) return ok(`${free}.`)
  const advice = 'Delete files, enlarge the disk, or shorten PLATEN_EXPORT_DAYS.'
  return freeBytes < MIN_FREE_BYTES ? failed(`Only ${free}. ${advice}`) : warning(`Only ${free}. ${advice}`)
}

function inodes(free: number, folder: string): Finding[] {
  if (free >= LOW_FREE_FILES) return []
  const message = `The disk of ${folder} has room for only ${free} more files. Delete files, or use a file system with more inodes.`
  return [free < MIN_FREE_FILES ? failed(message) : warning(message)]
}
