import { expect, test } from 'vitest'
import { type Mail } from '../../mail/mailer.ts'
import { createNotices } from './notices.ts'

test('every notice is sent, even if many wait for a slow mail server', async () => {
  const sent: string[] = []
  const { promise: isBack, resolve: answer } = Promise.withResolvers<undefined>()
  let atOnce = 0
  let most = 0
  const mailer = {
    async send({ to }: Mail) {
      atOnce += 1
      most = Math.max(most, atOnce)
      await isBack
      atOnce -= 1
      sent.push(to)
    },
  }
  const notices = createNotices({ mailer, publicUrl: () => 'https://platen.example', now: () => 0 })
  const people = Array.from({ length: 250 }, (_, index) => `${index}@example.com`)
  for (const email of people) notices.passwordChanged(email)
  answer(undefined)
  await notices.idle()
  expect(sent.toSorted()).toEqual(people.toSorted())
  expect(most).toBe(20)
})

test('a notice that cannot be sent is reported, and does not delay others', async () => {
  const failures: unknown[] = []
  const sent: string[] = []
  const refusal = new Error('refused')
  const mailer = {
    send: ({ to }: Mail) => {
      if (to === 'bad@example.com') return Promise.reject(refusal)
      sent.push(to)
      return Promise.resolve()
    },
  }
  const onError = (error: unknown): void => void failures.push(error)
  const notices = createNotices({ mailer, publicUrl: () => 'https://platen.example', now: () => 0, onError })
  for (const email of ['bad@example.com', 'good@example.com']) notices.passwordChanged(email)
  await notices.idle()
  expect([failures, sent]).toEqual([[refusal], ['good@example.com']])
})
