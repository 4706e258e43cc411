import { setTimeout } from 'node:timers/promises'
import { expect, test } from 'vitest'
import { describeOnEngines } from '../testing/engines.ts'
import { addAccount, sampleDesign, sampleExport } from '../testing/samples.ts'

await describeOnEngines('removing the files of an export', ({ store }) => {
  test('an export of the same ID is accepted only once they are removed', async () => {
    const item = sampleExport(await store().designs.create(sampleDesign(await addAccount(store()))))
    const { promise: isRemoving, resolve: remove } = Promise.withResolvers<undefined>()
    const { promise: held, resolve: finishRemoval } = Promise.withResolvers<undefined>()
    const ended: string[] = []
    const removed = store().exports.whileUnused(item.id, async () => {
      remove(undefined)
      await held
      ended.push('removed')
    })
    await isRemoving
    const created = store()
      .exports.create(item, '{}')
      .then(() => ended.push('created'))
    // Many times longer than accepting an export takes.
    await setTimeout(500)
    finishRemoval(undefined)
    await created
    expect(await removed).toBe(true)
    expect(ended).toEqual(['removed', 'created'])
  })

  test('nothing is removed while an export of that ID is queued', async () => {
    const item = sampleExport(await store().designs.create(sampleDesign(await addAccount(store()))))
    await store().exports.create(item, '{}')
    const work = (): Promise<never> => Promise.reject(new Error('this file set is in use'))
    expect(await store().exports.whileUnused(item.id, work)).toBe(false)
  })
})
