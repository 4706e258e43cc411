import { Failure } from '../failure.ts'
import { type ShownExport } from '../store/exports.ts'
import { BodyReader } from './body-reader.ts'
import { type Caller } from './caller.ts'
import { exportAnswer, statusAt } from './export-answer.ts'
import { readExportInput } from './export-input.ts'
import { type Export, type Exports } from './exports.ts'
import { createExportWaits } from './export-waits.ts'
import { type FileUrls } from './file-urls.ts'
import { type NewId } from './new-id.ts'
import { type Plans, planOf } from './plans.ts'
import { mayRead, mayWrite } from './policy.ts'
import { type NewExport, queueExport, type QueueOptions } from './queue-export.ts'
import { recordedRendering } from './recorded-rendering.ts'
import { type RemoveLeftovers } from './remove-leftovers.ts'
import { bodyToRetry } from './retry-export.ts'

interface ExportsOptions extends QueueOptions {
  readonly urls: FileUrls
  readonly newId: NewId
  readonly removeLeftovers: RemoveLeftovers
}

/** Requests that are held until an export has ended. */
const MOST_WAITING = { mostOfAccount: 50, mostOfAll: 500 } as const

export function createExports(options: ExportsOptions): Exports {
  const { store, plans, urls, signals, now, newId, removeLeftovers } = options
  const waits = createExportWaits({ store, signals, ...MOST_WAITING })

  const find = async (accountId: string, id: string): Promise<ShownExport> => {
    const record = await store.exports.find(accountId, id)
    if (record === undefined) throw new Failure('not_found', { resource: 'export', id })
    return record
  }

  const answer = (record: ShownExport): Export => exportAnswer(record, { urls, now: now() })

  return {
    async create(caller, sent) {
      mayWrite(caller)
      const repeated = sent.id && (await store.exports.find(caller.accountId, sent.id))
      if (repeated) return answer(repeated)

      const body = new BodyReader(sent)
      const input = readExportInput(body)
      return answer(
        await queueExport(options, body, { ...ownExport(caller, plans), id: sent.id ?? newId('exp'), input }),
      )
    },

    async retry(caller, id, newExportId) {
      mayWrite(caller)
      const { accountId } = caller
      const repeated = newExportId && (await store.exports.find(accountId, newExportId))
      if (repeated) return answer(repeated)
      const failed = await find(accountId, id)
      const body = bodyToRetry(failed, statusAt(failed, now()))
      return answer(
        await queueExport(options, body, {
          ...ownExport(caller, plans),
          id: newExportId ?? newId('exp'),
          input: readExportInput(body),
          rendering: recordedRendering(failed),
        }),
      )
    },

    async get(caller, id) {
      mayRead(caller)
      return answer(await find(caller.accountId, id))
    },

    async list(caller, query) {
      mayRead(caller)
      const { exports, total } = await store.exports.list(caller.accountId, { ...query, now: now() })
      return { exports: exports.map(answer), total }
    },

    async wait(caller, id, wait) {
      mayRead(caller)
      const { accountId } = caller
      return answer(await waits.untilEnded(() => find(accountId, id), { ...wait, accountId, id }))
    },

    async remove(caller, id) {
      mayWrite(caller)
      const { accountId } = caller
      const { status, designTitle } = await find(accountId, id)
      if (status !== 'queued') {
        const { fileSet } = await store.exports.remove(accountId, id)
        signals.announceAccount(accountId)
        await removeLeftovers({ fileSets: [fileSet ?? id] })
        return { removed: true }
      }
      const canceled = await store.exports.cancel(accountId, id, now())
      signals.announceChanged([id])
      signals.announceAccount(accountId)
      return { canceled: answer({ ...canceled, designTitle }) }
    },
  }
}

/** Whatever the account asks for is its own: also what a visitor had asked for before. */
function ownExport({ accountId, plan }: Caller, plans: Plans): Pick<NewExport, 'accountId' | 'requestedBy' | 'plan'> {
  return { accountId, requestedBy: 'owner', plan: planOf(plans, plan) }
}
