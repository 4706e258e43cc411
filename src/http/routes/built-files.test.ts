import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { brotliCompressSync, brotliDecompressSync, gunzipSync, gzipSync } from 'node:zlib'
import { fastify } from 'fastify'
import { afterAll, expect, test } from 'vitest'
import { serveBuiltFiles } from './built-files.ts'

const SCRIPT = Buffer.from('export const app = "the app"')
const NAME = 'index-aB3dE6gH.js'
const folder = mkdtempSync(join(tmpdir(), 'platen-built-files-'))
const FILES = { [NAME]: SCRIPT, [`${NAME}.br`]: brotliCompressSync(SCRIPT), [`${NAME}.gz`]: gzipSync(SCRIPT) }
for (const [name, bytes] of Object.entries({ ...FILES, 'theme.js': 'true', 'gone.js': '' })) {
  writeFileSync(join(folder, name), bytes)
}

const app = fastify()
serveBuiltFiles(app, folder)
afterAll(async () => {
  await app.close()
  rmSync(folder, { recursive: true })
})

test.each([
  ['gzip, deflate, br', 'br', brotliDecompressSync],
  ['gzip, br;q=0', 'gzip', gunzipSync],
  ['identity', undefined, (bytes: Buffer) => bytes],
])('is sent as the build compressed it, if the client accepts %s', async (accepted, encoding, decode) => {
  const headers = { 'accept-encoding': accepted }
  const answer = await app.inject({ url: `/static/${NAME}`, headers })
  expect(answer.headers).toMatchObject({
    'cache-control': 'public, max-age=31536000, immutable',
    'content-type': 'text/javascript; charset=utf-8',
    vary: 'accept-encoding',
  })
  expect(answer.headers['content-encoding']).toBe(encoding)
  expect(decode(answer.rawPayload)).toEqual(SCRIPT)
})

test('is sent as it is if the build did not compress it', async () => {
  const { headers, body } = await app.inject({ url: '/static/theme.js', headers: { 'accept-encoding': 'br' } })
  expect([headers['content-encoding'], body]).toEqual([undefined, 'true'])
})

test('without a hash in its name is asked for again, and sent only if it has changed', async () => {
  const first = await app.inject({ url: '/static/theme.js' })
  expect(first.headers['cache-control']).toBe('public, max-age=0')
  const headers = { 'if-none-match': String(first.headers['etag']) }
  const second = await app.inject({ url: '/static/theme.js', headers })
  expect([second.statusCode, second.body]).toEqual([304, ''])
})

test('has its size in the response to HEAD', async () => {
  const { statusCode, headers, body } = await app.inject({ method: 'HEAD', url: '/static/theme.js' })
  expect([statusCode, headers['content-length'], body]).toEqual([200, '4', ''])
})

test('that a newer build removed is not found', async () => {
  rmSync(join(folder, 'gone.js'))
  await expect(app.inject({ url: '/static/gone.js' }).then(({ body }) => body)).resolves.toContain('not_found')
})
