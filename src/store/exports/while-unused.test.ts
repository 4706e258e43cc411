import { setTimeout } from 'node:timers/promises'
import { expect, test } from 'vitest'
import { describeOnEngines } from '../testing/engines.ts'
import { addAccount, sampleDesign, sampleExport } from '../testing/samples.ts'

await describeOnEngines('removing the files of an export', ({ store }) => {
  test('an export with the same ID is accepted only after the removal', async () => {
    const item = sampleExport(await store().designs.create(sampleDesign(await addAccount(store()))))
    const { promise: isRemoving, resolve: startRemoving } = Promise.withResolvers<undefined>()
    const { promise: held, resolve: finishRemoval } = Promise.withResolvers<undefined>()
    const order: string[] = []
    const removed = store().exports.whileUnused(item.id, async () => {
      startRemoving(undefined)
      await held
      order.push('removed')
    })
    await isRemoving
    const created = store()
      .exports.create(item, '{}')
      .then(() => order.push('created'))
    // Many times longer than accepting an export takes.
    await setTimeout(500)
    finishRemoval(undefined)
    await created
    expect(await removed).toBe(true)
    expect(order).toEqual(['removed', 'created'])
  })

  test('does nothing while an export with that ID is queued', async () => {
    const item = sampleExport(await store().designs.create(sampleDesign(await addAccount(store()))))
    await store().exports.create(item, '{}')
    const work = (): Promise<never> => Promise.reject(new Error('this file set is in use'))
    expect(await store().exports.whileUnused(item.id, work)).toBe(false)
  })
})
