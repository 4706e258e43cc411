import { randomUUID } from 'node:crypto'
import { join } from 'node:path'
import { describeLocation } from '../files/s3/s3-location.ts'
import { openFiles } from '../installation/open-files.ts'
import { type Check, failed, ok } from './doctor-check.ts'

export const filesCheck: Check = {
  name: 'Files',
  async run({ config }) {
    const { s3, dataFolder } = config.files
    const place = s3 === undefined ? join(dataFolder, 'files') : describeLocation(s3)
    const advice = s3 === undefined ? 'Check the disk' : 'Check the store'
    const files = await openFiles(config)
    const path = `doctor/${randomUUID()}`
    const written = Buffer.from(randomUUID())
    await files.write(path, written)
    const read = await files.read(path)
    await files.remove(path)
    if (read === undefined || !written.equals(read)) {
      return [failed(`A file in ${place} was not read as it was written. ${advice}, and replace it if it is damaged.`)]
    }
    if ((await files.stat(path)) !== undefined) {
      return [failed(`A file in ${place} still exists after it was deleted. ${advice}.`)]
    }
    return [ok(`A file in ${place} was written, read and deleted.`)]
  },
}
