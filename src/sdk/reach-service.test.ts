import { expect, test } from 'vitest'
import { createPlaten } from './create-platen.ts'

test.each([
  ['localhost:4400', 'Did you mean "http://localhost:4400"?'],
  ['design.example.com', 'Did you mean "http://design.example.com"?'],
  ['ftp://design.example.com', 'must start with http:// or https://'],
])('the base URL %j is rejected when the client is created', (baseUrl, text) => {
  expect(() => createPlaten({ baseUrl })).toThrow(text)
})

test.each(['', '/platen', 'http://localhost:4400', 'https://design.example.com/platen'])(
  'the base URL %j is accepted',
  (baseUrl) => {
    expect(() => createPlaten({ baseUrl })).not.toThrow()
  },
)

test('an error names the service that cannot be reached, the cause and what to check', async () => {
  // Nothing listens on port 9 of this machine.
  const unreachable = createPlaten({ baseUrl: 'http://127.0.0.1:9' }).listDesigns({})
  await expect(unreachable).rejects.toThrow(
    /^Cannot reach Platen at http:\/\/127\.0\.0\.1:9 \(.+\)\. Check that the service is running/,
  )
  await expect(unreachable).rejects.toBeInstanceOf(TypeError)
})

test('an aborted request is not reported as unreachable', async () => {
  const aborted = createPlaten({ baseUrl: 'http://127.0.0.1:9' }).listDesigns({ signal: AbortSignal.abort() })
  await expect(aborted).rejects.toMatchObject({ name: 'AbortError' })
})
