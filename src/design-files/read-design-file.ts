import { checkSource, readSource } from '../document/check-source.ts'
import type { Document, Size } from '../document/document.ts'
import { LIMITS } from '../document/limits.ts'
import { listSources } from '../document/list-sources.ts'
import { mustBe, unknownName } from '../document/issue-wording.ts'
import { parseDocument } from '../document/parse-document.ts'
import { received } from '../document/received.ts'
import { Failure, type Issue } from '../failure.ts'
import { listSourceIssues, type Places } from '../document/source-issues.ts'

export interface DesignFile {
  readonly title?: string
  readonly width: number
  readonly height: number
  readonly document: Document
}

const FIELDS = ['title', 'width', 'height', 'document']

/** Fields of API responses and built-in templates that do not affect rendering. They are ignored. */
const IGNORED_FIELDS = [
  ...[
    '_id',
    'tags',
    'folderId',
    'visibility',
    'sharing',
    'revision',
    'pageCount',
    'fromTemplate',
    'thumbnailUrl',
    'createdAt',
    'updatedAt',
  ],
  ...['description', 'category', 'keywords', 'slots'],
]

/** Validates the JSON value of a design file. @throws `invalid_input` with all issues */
export function readDesignFile(value: unknown): DesignFile {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) {
    throw new Failure('invalid_input', {
      issues: [
        { pointer: '', detail: `must be an object with width, height and document; received ${received(value)}` },
      ],
    })
  }
  const fields = value as Record<string, unknown>
  const issues: Issue[] = Object.keys(fields)
    .filter((name) => !FIELDS.includes(name) && !IGNORED_FIELDS.includes(name))
    .map((name) => ({ pointer: `/${name}`, detail: unknownName('field', name, FIELDS) }))
  const { title, width, height, document } = fields
  if (title !== undefined && typeof title !== 'string') {
    issues.push({ pointer: '/title', detail: `must be a string; received ${received(title)}` })
  }
  const size = { width: readSide(width, '/width', issues), height: readSide(height, '/height', issues) }
  const parsed = parseDocument(document)
  if ('issues' in parsed) issues.push(...parsed.issues)
  if ('issues' in parsed || issues.length > 0) throw new Failure('invalid_input', { issues })
  return { ...(typeof title === 'string' && { title }), ...size, document: parsed.document }
}

/** Adds an issue to `issues` if `value` is invalid, and then returns 1. */
function readSide(value: unknown, pointer: string, issues: Issue[]): Size['width'] {
  if (typeof value === 'number' && Number.isInteger(value) && value >= 1 && value <= LIMITS.pageSidePx) return value
  issues.push({ pointer, detail: mustBe(`an integer from 1 to ${LIMITS.pageSidePx}`, received(value)) })
  return 1
}

interface Available {
  readonly builtinNames: readonly string[]
  /** By `src`. */
  readonly assets: ReadonlyMap<string, unknown>
}

export function sourceIssues(document: Document, { builtinNames, assets }: Available, places: Places): Issue[] {
  const unavailable = new Map<string, string>()
  for (const src of listSources(document)) {
    if (assets.has(src)) continue
    const detail = sourceIssue(src, builtinNames)
    if (detail !== undefined) unavailable.set(src, detail)
  }
  return listSourceIssues(unavailable, places)
}

function sourceIssue(src: string, builtinNames: readonly string[]): string | undefined {
  const source = readSource(src)
  if (source === undefined) return checkSource(src)
  const builtin = `"builtin:<name>" with ${builtinNames.join(', ')}`
  if (source.kind === 'asset') {
    return `${JSON.stringify(src)} is an asset, which is only available on the server; export the design there (POST /api/exports), add its file with --pictures <folder>, or use a built-in image, ${builtin}`
  }
  if (source.kind === 'remote') return undefined
  return builtinNames.includes(source.name) ? undefined : `must be ${builtin}; received ${received(src)}`
}
