import { setTimeout as sleep } from 'node:timers/promises'
import pLimit from 'p-limit'
import {
  type Accepted,
  type AcceptedAsset,
  type AcceptedDesign,
  type AcceptedExport,
  possibleStates,
} from './accepted.ts'
import type { Client } from '../test/setup/client.ts'
import { download, type Downloader } from './download.ts'
import { type Journal, MAX_DEATHS } from './journal.ts'
import { noteEnd } from './note-end.ts'

interface CheckOptions {
  readonly accepted: Accepted
  /** One client for each server. */
  readonly clients: readonly Client[]
  readonly downloader: Downloader
  readonly journal: Journal
  /** What was accepted later may be absent, and what was sent later must be. Default: everything was accepted. */
  readonly atMs?: number
}

export interface Checked {
  readonly designs: number
  readonly completed: number
  readonly failed: number
  readonly assets: number
}

export function sumOf(checks: readonly Checked[]): Checked {
  const sum = (name: keyof Checked): number => checks.reduce((total, each) => total + each[name], 0)
  return { designs: sum('designs'), completed: sum('completed'), failed: sum('failed'), assets: sum('assets') }
}

const PARALLEL = 8
const EXPORT_LIMIT_MS = 180_000

/** Checks through every server that everything that was accepted exists, in its last accepted state. */
export async function checkAccepted(options: CheckOptions): Promise<Checked> {
  const { accepted, atMs = Infinity } = options
  const limit = pLimit(PARALLEL)
  const exports = [...accepted.exports.values()].filter(({ acceptedMs }) => acceptedMs < atMs)
  const assets = [...accepted.assets.values()].filter(({ acceptedMs }) => acceptedMs < atMs)
  const designs = [...accepted.designs.values()].filter(
    ({ history: [created] }) => (created?.acceptedMs ?? Infinity) < atMs,
  )
  await limit.map(designs, (design) => checkDesign(design, options))
  await limit.map(assets, (asset) => checkAsset(asset, options))
  const deadline = performance.now() + EXPORT_LIMIT_MS
  const statuses = await limit.map(exports, (export_) => checkExport(export_, options, deadline))
  const count = (wanted: string): number => statuses.filter((status) => status === wanted).length
  return { designs: designs.length, completed: count('completed'), failed: count('failed'), assets: assets.length }
}

async function checkDesign(design: AcceptedDesign, { clients, journal, atMs }: CheckOptions): Promise<void> {
  const expected = possibleStates(design, atMs).map(({ title, visibility, isTrashed }) => {
    return isTrashed ? 'design_trashed' : `${title}, ${visibility}`
  })
  for (const client of clients) {
    const { status, body } = await client.get(`/api/designs/${design.id}`)
    const found = status === 200 ? `${body.title}, ${body.visibility}` : String(body?.code)
    if (!expected.includes(found))
      journal.violation('an accepted write was lost', `a design is ${found} instead of ${expected.join(' or ')}`)
  }
}

async function checkAsset({ id, bytes }: AcceptedAsset, { clients, journal }: CheckOptions): Promise<void> {
  for (const client of clients) {
    const { status, body } = await client.get(`/api/assets/${id}`)
    if (status !== 200) {
      journal.violation(`an accepted upload was lost: ${status}`)
      continue
    }
    const { pathname, search } = new URL(body.url as string)
    const file = await fetch(`${client.base}${pathname}${search}`)
    const { length } = Buffer.from(await file.arrayBuffer())
    if (file.status !== 200 || length !== bytes)
      journal.violation('the file of an accepted upload was lost', `${file.status} with ${length} of ${bytes} bytes`)
  }
}

async function checkExport(export_: AcceptedExport, options: CheckOptions, deadline: number): Promise<string> {
  const { clients, journal, downloader, atMs = Infinity } = options
  const hashes = new Set(export_.sha256 === undefined ? [] : [export_.sha256])
  let last = ''
  for (const client of clients) {
    let { status, body } = await client.get(`/api/exports/${export_.id}`)
    while (status === 200 && ['queued', 'processing'].includes(body.status) && performance.now() < deadline) {
      await sleep(200)
      ;({ status, body } = await client.get(`/api/exports/${export_.id}`))
    }
    if (status !== 200) {
      journal.violation(`an accepted export was lost: ${status} ${body?.code}`)
      return 'lost'
    }
    last = body.status
    if (last !== 'completed' && last !== 'failed') {
      journal.violation(`an accepted export is still ${last} after ${EXPORT_LIMIT_MS / 1000} s`)
      return last
    }
    // A power cut kills the process once more.
    const kills = journal.killsBetween(export_.acceptedMs, atMs) + (atMs === Infinity ? 0 : 1)
    if (last === 'failed' && (body.error.code !== 'internal_error' || kills < MAX_DEATHS)) {
      journal.violation(`an export failed with ${body.error.code}`, body.error.message)
    }
    // An end that a client saw later than `atMs` has not happened.
    if (atMs === Infinity || (export_.ended?.seenMs ?? Infinity) < atMs) noteEnd(export_, body, journal)
    if (last === 'completed') hashes.add(await download({ ...downloader, urls: [client.base] }, body))
  }
  if (hashes.size > 1 && atMs === Infinity) journal.violation('the file of an export changed')
  return last
}
