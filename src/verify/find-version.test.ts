import { expect, test } from 'vitest'
import { hashDesign } from '../design-hash.ts'
import { pageOf, text } from '../service/testing/sample-documents.ts'
import type { Document } from '../document/document.ts'
import type { Stamp } from '../render/stamp/stamp.ts'
import { createVersionFinder } from './find-version.ts'
import type { DesignVersion, KnownDesign } from './known-design.ts'

const size = { width: 100, height: 50 }
const documentOf = (words: string) => pageOf(text({ text: words })) as unknown as Document
const versions: readonly DesignVersion[] = [0, 1, 2, 3].map((number) => ({
  label: `revision ${number}`,
  ...size,
  document: documentOf(`Number ${number}`),
}))

function stampOf({ document }: Pick<DesignVersion, 'document'>): Stamp {
  return { document: hashDesign({ document, ...size }), size } as Stamp
}

function openCounted(): { readonly design: KnownDesign; readonly read: string[] } {
  const read: string[] = []
  const [current, ...older] = versions
  async function* earlier() {
    for (const version of older) {
      read.push(version.label)
      yield await Promise.resolve(version)
    }
  }
  return { design: { current, earlier } as unknown as KnownDesign, read }
}

test('each version is read once for all pages of an export, and none beyond the one that they name', async () => {
  const { design, read } = openCounted()
  const find = createVersionFinder(design)
  for (let page = 1; page <= 3; page += 1) {
    expect((await find(stampOf(versions[2] as DesignVersion)))?.label).toBe('revision 2')
  }
  expect(read).toEqual(['revision 1', 'revision 2'])
})

test('files of another design read all versions once', async () => {
  const { design, read } = openCounted()
  const find = createVersionFinder(design)
  const other = stampOf({ document: documentOf('Other') })
  for (let page = 1; page <= 3; page += 1) expect(await find(other)).toBeUndefined()
  expect(read).toHaveLength(3)
})

test('a version that was passed by is found again', async () => {
  const { design } = openCounted()
  const find = createVersionFinder(design)
  for (const number of [3, 1, 0, 2]) {
    expect((await find(stampOf(versions[number] as DesignVersion)))?.label).toBe(`revision ${number}`)
  }
})
