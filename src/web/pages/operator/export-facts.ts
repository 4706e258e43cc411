import type { WatchedExportDetails } from '../../api/operator-export-queries.ts'
import { counted } from '../../parts/format-text.ts'
import { formatName } from '../../parts/format-name.ts'

export interface Fact {
  readonly name: string
  readonly text: string
  /** A code is an ID or an error code. Both kinds have a copy button. */
  readonly kind?: 'code' | 'copyable'
  /** Added to the text, but not copied with an ID. */
  readonly note?: string
}

/** Everything an admin may need to find the cause of a failure, in the order of the dialog. */
export function factsOf(details: WatchedExportDetails): readonly Fact[] {
  const { account, error, requestId, startedAt, completedAt, createdAt } = details
  const { attempts, workerCrashes } = details
  return [
    ...(error ? [{ name: 'Error code', text: error.code, kind: 'code' } as const] : []),
    { name: 'Export ID', text: details._id, kind: 'code' },
    requestId === null
      ? { name: 'Request ID', text: 'Not recorded' }
      : { name: 'Request ID', text: requestId, kind: 'code' },
    { name: 'Account', text: account.email, kind: 'copyable' },
    { name: 'Account ID', text: account._id, kind: 'code' },
    { name: 'Design ID', text: details.designId, kind: 'code', note: `version ${details.designRevision}` },
    { name: 'Output', text: [formatName(details.format), ...optionTexts(details.options)].join(', ') },
    {
      name: 'Requested by',
      text: details.requestedBy === 'visitor' ? 'A visitor of the shared design' : 'The account',
    },
    { name: 'Attempts', text: attemptsText({ attempts, workerCrashes, isStarted: startedAt !== null }) },
    { name: 'Queued', text: preciseTime(createdAt) },
    ...(startedAt === null
      ? []
      : [{ name: 'Started', text: preciseTime(startedAt), note: after(createdAt, startedAt) }]),
    ...(completedAt === null
      ? []
      : [
          {
            name: error ? 'Failed' : 'Ended',
            text: preciseTime(completedAt),
            note: after(startedAt ?? createdAt, completedAt),
          },
        ]),
  ]
}

/** Returns the facts with the error, one per line, for a report. */
export function factsAsText(details: WatchedExportDetails): string {
  const lines = factsOf(details).map(
    ({ name, text, note }) => `${name}: ${text}${note === undefined ? '' : ` (${note})`}`,
  )
  const title = `Design: ${details.designTitle}`
  return [...(details.error ? [`Error: ${details.error.message}`] : []), title, ...lines].join('\n')
}

/** Content of the account, or a repetition of the title. */
const UNLISTED = new Set(['data', 'filename', 'metadata'])

/** Returns the options that were set, such as `scale 2`, `pages 1, 3` or `crop marks`. */
export function optionTexts(options: object): readonly string[] {
  return Object.entries(options).flatMap(([name, value]: [string, unknown]) => {
    const words = name.replace(/[A-Z]/g, (capital) => ` ${capital.toLowerCase()}`)
    if (UNLISTED.has(name) || value === null || value === false) return []
    if (value === true) return words
    if (Array.isArray(value)) return `${words} ${value.join(', ')}`
    if (typeof value === 'object' && Object.keys(value).length === 0) return []
    return `${words} ${typeof value === 'string' ? value : JSON.stringify(value)}`
  })
}

interface Attempts {
  readonly attempts: number
  readonly workerCrashes: number
  readonly isStarted: boolean
}

function attemptsText({ attempts, workerCrashes, isStarted }: Attempts): string {
  if (!isStarted) return 'Not started yet'
  const crashes = workerCrashes > 0 ? `, ${counted(workerCrashes, 'worker crash', 'worker crashes')}` : ''
  return `${counted(attempts + 1, 'attempt')}${crashes}`
}

const precise = new Intl.DateTimeFormat('en', { dateStyle: 'medium', timeStyle: 'long' })

function preciseTime(at: string): string {
  return precise.format(new Date(at))
}

function after(from: string, to: string): string {
  const ms = Math.max(0, Date.parse(to) - Date.parse(from))
  return `after ${ms < 1000 ? `${ms} ms` : `${(ms / 1000).toFixed(1)} s`}`
}
