import { expect, test } from 'vitest'
import { createImportDesign, type DesignToImport, type ImportedDesign } from './import-design.ts'
import { type FullCaller, type OpenServices, png } from '../testing/open-services.ts'
import { useServices } from '../testing/use-services.ts'

let services: OpenServices
let caller: FullCaller

useServices((opened, own) => {
  services = opened
  caller = own
})

function drawing(picture: Uint8Array, folderId?: string): DesignToImport {
  const href = `data:image/png;base64,${Buffer.from(picture).toString('base64')}`
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><image width="9" height="9" href="${href}"/></svg>`
  return {
    bytes: Buffer.from(svg),
    name: 'a.svg',
    title: undefined,
    pages: undefined,
    folderId,
    newDesignId: undefined,
  }
}

/** Fails after its pictures have been stored. `between` runs before it removes them. */
function failing(picture: Uint8Array, between: () => Promise<unknown>): Promise<ImportedDesign> {
  const { rules, documents, assets, designs } = services
  const importDesign = createImportDesign({
    ...{ ...rules, documents, assets },
    designs: {
      create: async (...design) => {
        await between()
        return designs.create(...design)
      },
    },
  })
  return importDesign(caller, drawing(picture, 'fld_absent'))
}

const assetTotal = async (): Promise<number> => (await services.assets.list(caller, { limit: 9, offset: 0 })).total

test('an import that fails leaves no pictures', async () => {
  await expect(failing(await png('red'), () => Promise.resolve())).rejects.toThrow()
  expect(await assetTotal()).toBe(0)
})

test('a picture that another import has stored since stays when the first one fails', async () => {
  const picture = await png('green')
  const imported: ImportedDesign[] = []
  const other = async () => imported.push(await services.importDesign(caller, drawing(picture)))
  await expect(failing(picture, other)).rejects.toThrow()
  expect(imported).toHaveLength(1)
  expect(await assetTotal()).toBe(1)
})

test('a picture that is uploaded during an import that fails stays', async () => {
  const picture = await png('blue')
  await expect(failing(picture, () => services.assets.create(caller, { bytes: picture }))).rejects.toThrow()
  expect(await assetTotal()).toBe(1)
})

test('of two imports that share a picture and fail, nothing is left', async () => {
  const picture = await png('gray')
  const other = (): Promise<unknown> => failing(picture, () => Promise.resolve()).catch(() => undefined)
  await expect(failing(picture, other)).rejects.toThrow()
  expect(await assetTotal()).toBe(0)
})
