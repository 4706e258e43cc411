import type { FullCaller } from '../service/testing/open-services.ts'
import { expect, test } from 'vitest'
import type { FileStore } from '../files/file-store.ts'
import type { Renderer } from '../render/renderer.ts'
import { designToExport, queueExport } from '../service/testing/sample-exports.ts'
import { documentOf, rect } from '../service/testing/sample-documents.ts'
import { storedPaths } from '../service/testing/stored-paths.ts'
import type { OpenExporting } from './testing/open-exporting.ts'
import { useExporting } from './testing/use-exporting.ts'

let services: OpenExporting
let caller: FullCaller

useExporting((opened, own) => {
  services = opened
  caller = own
})

const filesOf = (exportId: string): Promise<string[]> => storedPaths(services.files, `exports/${exportId}`)

const twoPages = async (): Promise<string> => {
  const document = documentOf([rect('#ff0000')], [rect('#00ff00')])
  const designId = await designToExport(services, caller, { document, width: 40, height: 20 })
  return (await queueExport(services, caller, { designId }))._id
}

test('an export that is rendered while its account is deleted leaves no files', async () => {
  const exportId = await twoPages()
  const renderer: Pick<Renderer, 'render'> = {
    render: async (...task) => {
      const rendered = await services.renderer.render(...task)
      await services.store.accounts.remove(caller.accountId)
      return rendered
    },
  }
  const worker = services.worker({ renderer })
  worker.start()
  await expect.poll(() => services.store.exports.findAny(exportId)).toBeUndefined()
  await worker.stop({ drainMs: 10_000 })
  expect(await filesOf(exportId)).toEqual([])
})

test('an export that has written some of its pages when its account is deleted leaves none of them', async () => {
  const exportId = await twoPages()
  let written = 0
  const files: FileStore = {
    ...services.files,
    write: async (path, ...parts) => {
      if (path.includes('-2.')) {
        await expect.poll(() => services.store.exports.findAny(exportId)).toBeUndefined()
        throw new Error('the disk is full')
      }
      await services.files.write(path, ...parts)
      written += 1
      await services.store.accounts.remove(caller.accountId)
    },
  }
  const worker = services.worker({ files })
  worker.start()
  await expect.poll(() => services.store.exports.findAny(exportId)).toBeUndefined()
  await worker.stop({ drainMs: 10_000 })
  expect(written).toBe(1)
  expect(await filesOf(exportId)).toEqual([])
})
