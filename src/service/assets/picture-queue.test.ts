import { expect, test } from 'vitest'
import { Failure } from '../../failure.ts'
import { FairQueue } from '../../fair-queue.ts'
import { createPictureQueue, type Requester } from './picture-queue.ts'

test('an image that its owner requests again is rendered next, even if a visitor requested it first', async () => {
  const refusal = () => new Failure('overloaded', { retryAfterSeconds: 1 })
  const queue = new FairQueue({
    ...{ atOnce: 1, atOncePerOwner: 1, waiting: 9, waitingPerOwner: 9 },
    ...{ order: 'newest first', refusal },
  })
  const makePicture = createPictureQueue(queue)
  const made: string[] = []
  const request = (name: string, requester: Requester = {}) =>
    makePicture({ name, owner: 'owner', ...requester }, () => {
      made.push(name)
      return Promise.resolve()
    })
  const { promise: held, resolve: letGo } = Promise.withResolvers<undefined>()
  const first = makePicture({ name: 'first', owner: 'owner' }, () => held.then())
  const visited = request('visited', { workClass: 'guest' })
  const others = ['a', 'b', 'c', 'visited', 'a'].map((name) => request(name))
  letGo(undefined)
  await Promise.all([first, visited, ...others])
  // The visitor's work runs last, and finds the picture in the file store.
  expect(made).toEqual(['a', 'visited', 'c', 'b', 'visited'])
})
