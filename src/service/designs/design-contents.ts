import type { Ingredients } from '../../content/compose.ts'
import { assetIdsIn, checkSources, type SourceRules } from '../../content/check-sources.ts'
import { sentJson } from '../../content/large-json.ts'
import { listFontSources } from '../../content/list-font-sources.ts'
import type { Size } from '../../document/document.ts'
import type { Places } from '../../document/source-issues.ts'
import { MEGA } from '../../exports/export-limits.ts'
import type { RemoveLeftovers } from '../../exports/remove-leftovers.ts'
import type { Issue } from '../../failure.ts'
import type { FileStore } from '../../files/file-store.ts'
import type { DesignContent } from '../../store/records.ts'
import type { Caller } from '../access/caller.ts'
import { adoptAssets } from '../assets/adopt-assets.ts'
import type { NewId } from '../new-id.ts'
import { type Plans, planOf } from '../usage/plans.ts'
import { type DesignInput, sizeOr } from './design-input.ts'
import { findOriginal, templateOf } from './find-original.ts'

interface Composition extends Omit<Ingredients, 'sent' | 'fonts'> {
  readonly document: unknown
  readonly places: Places
  readonly lent?: readonly string[]
}

export interface ContentsOptions extends SourceRules {
  readonly files: Pick<FileStore, 'read' | 'retain' | 'writeEqual'>
  readonly plans: Plans
  readonly now: () => number
  readonly newId: NewId
  readonly removeLeftovers: RemoveLeftovers
}

/** Turns what clients send into contents of designs that can be stored. */
export function createContents(options: ContentsOptions) {
  const { store, documents, plans } = options

  const compose = async (
    accountId: string,
    { document, places, lent, ...ingredients }: Composition,
  ): Promise<{ readonly content?: DesignContent; readonly issues: readonly Issue[] }> => {
    const sent = document === undefined ? undefined : sentJson(document)
    const fonts = await listFontSources(store, accountId)
    const composed = await documents.run('compose', { sent, ...ingredients, fonts }, { owner: accountId })
    if (!composed.document) return { issues: composed.issues }
    const { text, pageCount, sources, texts } = composed.document
    const { assetIds, issues } = await checkSources(options, accountId, { sources, places, lent })
    return { content: { documentJson: text, pageCount, assetIds, texts }, issues }
  }

  const prepare = async (accountId: string, input: DesignInput) => {
    const { document, data, fromTemplate } = input
    const original = fromTemplate === undefined ? undefined : await findOriginal(store, accountId, fromTemplate)
    const size = original ? sizeOr(input, original) : sizeIn(input)
    const lent = original && original.accountId !== accountId ? assetIdsIn(original.documentJson) : []
    const places = { '/document': document, '/data': data }
    const composed = await compose(accountId, {
      ...{ document, places, lent, size },
      data: data && sentJson(data),
      template: original && templateOf(original),
      lacksTemplate: fromTemplate !== undefined && !original,
    })
    return { ...composed, original, size, lent, places }
  }

  const withOwnAssets = (
    caller: Caller,
    content: DesignContent,
    { owner, lent }: { owner: string | null; lent: readonly string[] },
  ): Promise<DesignContent> => {
    const assetIds = content.assetIds.filter((id) => lent.includes(id))
    if (owner === null || assetIds.length === 0) return Promise.resolve(content)
    const storageBytes = planOf(plans, caller.plan).storageMb * MEGA
    return adoptAssets(options, content, { from: owner, to: caller.accountId, assetIds, storageBytes })
  }

  return { compose, prepare, withOwnAssets }
}

function sizeIn({ width, height }: DesignInput): Size | undefined {
  return width === undefined || height === undefined ? undefined : { width, height }
}
