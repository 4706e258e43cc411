import type { Usage } from '../../api/account-queries.ts'
import { MAX_PIXELS } from '../../../formats/format.ts'
import { bytes, count } from '../../parts/format-text.ts'

type Limits = Usage['plan']['limits']

interface Limit {
  readonly label: string
  readonly hint: string
  readonly text: (value: number) => string
}

const MB = 1_000_000

/** In the order of the page. A limit of the plan that is missing here does not compile. */
const LIMITS: Readonly<Record<keyof Limits, Limit>> = {
  requestsPerMinute: {
    label: 'Requests per minute',
    hint: 'API requests with your keys. Further ones are rejected until the minute ends.',
    text: count,
  },
  exportsAtOnce: {
    label: 'Exports in progress',
    hint: 'Exports that are rendered at the same time. Further ones wait.',
    text: count,
  },
  queuedExports: {
    label: 'Export queue',
    hint: 'Exports that wait or are being rendered. Further ones are rejected.',
    text: count,
  },
  exportMegapixels: {
    label: 'Image export size',
    hint: 'Pixels of all pages of one image export. PDFs have no such limit.',
    text: (megapixels) => `${count(megapixels)} megapixels`,
  },
  exportMb: {
    label: 'Export file size',
    hint: 'Total size of the files of one export.',
    text: (megabytes) => bytes(megabytes * MB),
  },
  storageMb: {
    label: 'Storage',
    hint: 'Uploads, export files and versions together.',
    text: (megabytes) => bytes(megabytes * MB),
  },
}

export interface LimitRow {
  readonly name: string
  readonly label: string
  readonly hint: string
  readonly value: string
}

export function limitRows(limits: Limits): readonly LimitRow[] {
  return Object.entries(LIMITS).flatMap(([name, { label, hint, text }]) => {
    const row = { name, label, hint, value: text(limits[name as keyof Limits]) }
    return name === 'exportMegapixels' ? [row, OF_ONE_IMAGE] : [row]
  })
}

const OF_ONE_IMAGE: LimitRow = {
  name: 'imageMegapixels',
  label: 'Image size',
  hint: 'Pixels of each exported image. The same on all plans.',
  value: `${count(MAX_PIXELS / 1e6)} megapixels`,
}
