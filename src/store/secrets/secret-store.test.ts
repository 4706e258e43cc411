import { expect, test } from 'vitest'
import { describeOnEngines } from '../testing/engines.ts'

await describeOnEngines('secrets', ({ newLocation, open }) => {
  const newStore = async () => {
    const store = await open(await newLocation())
    await store.migrate(0)
    return store
  }
  const numbered = (index: number) => ({ signing: `signing ${index}`, encryption: `encryption ${index}` })

  test('of ten concurrent creations, the first decides, and all return its secrets', async () => {
    const location = await newLocation()
    const stores = await Promise.all(Array.from({ length: 10 }, () => open(location)))
    await stores[0]?.migrate(0)
    expect(await stores[0]?.secrets.find()).toBeUndefined()
    const created = await Promise.all(stores.map((store, index) => store.secrets.create(numbered(index), index)))
    expect(new Set(created.map((secrets) => JSON.stringify(secrets))).size).toBe(1)
    expect(await stores[9]?.secrets.find()).toEqual(created[0])
    expect(Array.from({ length: 10 }, (_, index) => numbered(index))).toContainEqual(created[0])
  })

  test('a reset replaces only the signing secret', async () => {
    const store = await newStore()
    await store.secrets.resetSigning('too early', 1, [])
    expect(await store.secrets.find()).toBeUndefined()
    await store.secrets.create(numbered(1), 2)
    await store.secrets.resetSigning('new', 3, [])
    expect(await store.secrets.find()).toEqual({ signing: 'new', encryption: 'encryption 1' })
    expect(await store.secrets.create(numbered(2), 4)).toEqual({ signing: 'new', encryption: 'encryption 1' })
  })
})
