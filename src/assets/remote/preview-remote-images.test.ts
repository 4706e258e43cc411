import { expect, it } from 'vitest'
import { Failure } from '../../failure.ts'
import { createRemotePreviews } from './preview-remote-images.ts'

const image = { bytes: new Uint8Array([1]), contentType: 'image/png' }

it('an image is fetched once for several previews, also at the same time', async () => {
  let fetches = 0
  const preview = createRemotePreviews({
    fetch: () => {
      fetches += 1
      return Promise.resolve(image)
    },
  })
  expect(await Promise.all([preview('https://a.example/'), preview('https://a.example/')])).toEqual([image, image])
  expect(await preview('https://a.example/')).toEqual(image)
  expect(fetches).toBe(1)
})

it('an image that cannot be fetched is omitted, and not requested again at once', async () => {
  let fetches = 0
  const preview = createRemotePreviews({
    fetch: () => {
      fetches += 1
      return Promise.reject(new Failure('image_blocked', { reason: 'not public' }))
    },
  })
  expect(await preview('https://a.example/')).toBeUndefined()
  expect(await preview('https://a.example/')).toBeUndefined()
  expect(fetches).toBe(1)
})

it('an unexpected error is not hidden', async () => {
  const preview = createRemotePreviews({ fetch: () => Promise.reject(new Error('defect')) })
  await expect(preview('https://a.example/')).rejects.toThrow('defect')
})
