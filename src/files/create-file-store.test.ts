import { randomUUID } from 'node:crypto'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { createTestBucket } from '../../test/setup/s3.ts'
import { createFileStore } from './create-file-store.ts'

const bucket = await createTestBucket()

test.skipIf(bucket === undefined)(
  'a bucket replaces the files in the data folder, with a warning about existing ones',
  async () => {
    const dataFolder = await mkdtemp(join(tmpdir(), 'platen-replaced-'))
    onTestFinished(() => rm(dataFolder, { recursive: true, force: true }))
    const warnings: string[] = []
    const open = (s3: NonNullable<typeof bucket>['location'] | undefined) =>
      createFileStore({ dataFolder, s3, now: Date.now, newName: randomUUID, warn: (text) => warnings.push(text) })
    await open(bucket?.location)
    expect(warnings).toEqual([])
    await (await open(undefined)).write('assets/ab/abcd', Buffer.from('on disk'))
    const stored = await open(bucket?.location)
    expect(warnings).toEqual([`The files in ${join(dataFolder, 'files')} are not used, because FILES_URL is set.`])
    expect(await stored.read('assets/ab/abcd')).toBeUndefined()
  },
)
