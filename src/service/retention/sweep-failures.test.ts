import { expect, test } from 'vitest'
import type { FileStore } from '../../files/file-store.ts'
import { URGENCY } from '../../store/pictures/picture-row.ts'
import { type FullCaller, DAY_MS, type OpenServices } from '../testing/open-services.ts'
import { useServices } from '../testing/use-services.ts'
import { sweep } from './sweep.ts'

let open: OpenServices
let caller: FullCaller
useServices((opened, own) => {
  open = opened
  caller = own
})

/** A picture that expired `daysAgo` days ago. */
async function expired(subjectId: string, daysAgo: number): Promise<void> {
  const { pictures } = open.store
  await pictures.request(
    { subjectId, revision: 1, page: 0 },
    { owner: caller.accountId, urgency: URGENCY.owner, now: open.now() },
  )
  const claimed = await pictures.claim({ workerId: 'w', leaseMs: 10_000, urgencies: [URGENCY.owner] })
  if (claimed) await pictures.finish(claimed, open.now() - daysAgo * DAY_MS)
}

test('a picture whose file cannot be deleted does not stop the deletion of later pictures and removed files', async () => {
  await expired('des_stuck', 2)
  await expired('des_later', 1)
  const { design } = await open.designs.create(caller, { width: 8, height: 8 })
  await open.store.designs.trash({ accountId: caller.accountId, id: design._id, now: open.now() })
  await open.store.designs.remove(caller.accountId, design._id)
  const remove: FileStore['remove'] = (path) =>
    path.includes('des_stuck') ? Promise.reject(new Error('stuck')) : open.files.remove(path)
  const run = sweep({ store: open.store, files: { ...open.files, remove }, trashMs: DAY_MS, now: open.now })
  await expect(run).rejects.toThrow('stuck')
  const remaining = await open.store.pictures.listExpired(open.now(), 10)
  expect(remaining.map(({ key }) => key.subjectId)).toEqual(['des_stuck'])
  expect(await open.store.leftovers.list(10)).toEqual([])
})
