import { vi } from 'vitest'
import type { Client } from './client.ts'
import { queued } from './exporting.ts'
import { rect } from './pictures.ts'

/** Creates a design that takes minutes to draw on any machine: its exports end with a timeout, or with the design. */
export async function endlessDesign(client: Client): Promise<string> {
  const elements = Array.from({ length: 4_000 }, (_, index) =>
    rect(`e${index}`, [0, 0, 2_000, 2_000], { fill: '#ff000003', blur: 60, blendMode: 'overlay' }),
  )
  const document = { version: 1, pages: [{ id: 'page', elements }] }
  const { status, body, text } = await client.post('/api/designs', { width: 2_000, height: 2_000, document })
  if (status !== 201) throw new Error(text)
  return body._id as string
}

/** Starts two exports, all that a service with one thread takes, so that later exports wait. Returns their IDs. */
export async function keepBusy(client: Client, designId: string): Promise<readonly string[]> {
  const scales = [1 + Math.random() / 2, 1.5 + Math.random() / 2]
  const ids: string[] = []
  for (const scale of scales) ids.push((await queued(client, { designId, format: 'png', scale }))._id)
  const expectAllStarted = async (): Promise<void> => {
    for (const id of ids) {
      const { status } = (await client.get(`/api/exports/${id}`)).body
      if (status === 'queued') throw new Error(`${id} is still queued`)
    }
  }
  await vi.waitFor(expectAllStarted, { timeout: 120_000, interval: 25 })
  return ids
}

/** Deletes an endless design with its exports. The worker is free a few seconds later. */
export async function endBusyWork(client: Client, designId: string): Promise<void> {
  await client.delete(`/api/designs/${designId}`)
  const { status, text } = await client.delete(`/api/trash/${designId}`)
  if (status !== 204) throw new Error(text)
}
