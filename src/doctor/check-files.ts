import { randomUUID } from 'node:crypto'
import { join } from 'node:path'
import { createDiskFileStore } from '../files/disk-file-store.ts'
import { type Check, failed, ok } from './doctor-check.ts'

export const filesCheck: Check = {
  name: 'Files',
  async run({ config }) {
    const folder = join(config.files.dataFolder, 'files')
    const files = await createDiskFileStore({ folder, newName: randomUUID })
    const path = `doctor/${randomUUID()}`
    const written = Buffer.from(randomUUID())
    await files.write(path, written)
    const read = await files.read(path)
    await files.remove(path)
    if (read === undefined || !written.equals(read)) {
      return [
        failed(`A file in ${folder} was not read as it was written. Check the disk, and replace it if it is damaged.`),
      ]
    }
    if ((await files.stat(path)) !== undefined) {
      return [failed(`A file in ${folder} still exists after it was deleted. Check the file system.`)]
    }
    return [ok(`A file in ${folder} was written, read and deleted.`)]
  },
}
