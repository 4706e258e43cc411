import { strToU8, zipSync } from 'fflate'
import { expect, test } from 'vitest'
import { cpuMs } from '../../document/testing/cpu-ms.ts'
import { PPTX_STAMP, STAMP_PART } from './pptx-stamp.ts'

const find = (content: string) => PPTX_STAMP.find(Buffer.from(zipSync({ [STAMP_PART]: strToU8(content) })))

test('a compressed stamp is found among other properties', () => {
  const properties = ['Other', '{&quot;file&quot;:1}', '{}'].map((text) => `<vt:lpwstr>${text}</vt:lpwstr>`).join('')
  expect(find(properties)).toEqual({ text: '{"file":1}', at: undefined, checksums: [] })
})

test('properties without an end take no longer than others, and large ones are not unpacked', () => {
  const endless = '<vt:lpwstr>{'.repeat(60_000)
  expect(cpuMs(() => expect(find(endless)?.text).not.toContain('vt:lpwstr'))).toBeLessThan(2_000)
  expect(find(`<vt:lpwstr>{}</vt:lpwstr>${' '.repeat(1024 ** 2)}`)).toBeUndefined()
})
