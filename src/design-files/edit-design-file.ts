import { openBuiltinPictures } from '../assets/builtin-pictures.ts'
import { createMissingGlyphs } from '../assets/fonts/missing-glyphs.ts'
import { type EditWarning, findingsOf } from '../content/edit-text.ts'
import { readSource } from '../document/check-source.ts'
import type { Document } from '../document/document.ts'
import { unknownReference } from '../document/issue-wording.ts'
import { listSources } from '../document/list-sources.ts'
import { listSourceIssues } from '../document/source-issues.ts'
import { applyOperations } from '../edit/operations/apply-operations.ts'
import { readOperations } from '../edit/wire/edit-operation.ts'
import { Failure, type Issue, rejectIssues } from '../failure.ts'
import { readDesignFile } from './read-design-file.ts'

export interface EditedFile {
  /** The design file with all its fields. */
  readonly file: Readonly<Record<string, unknown>>
  readonly created: readonly (readonly string[])[]
  readonly warnings: readonly EditWarning[]
}

/** Applies operations to the JSON value of a design file, all or none. @throws `invalid_input` */
export function editDesignFile(value: unknown, operations: unknown): EditedFile {
  const { width, height, document: before } = readDesignFile(value)
  const read = readOperations(operations)
  if ('issues' in read) throw new Failure('invalid_input', { issues: read.issues })
  const { document, size, created } = applyOperations({ document: before, size: { width, height } }, read.operations)
  const issues = pictureIssues(document, operations)
  rejectIssues(issues)
  const found = findingsOf(document, size, new Map())
  const warnings = [...found.warnings, ...createMissingGlyphs()(found.unusual)]
  return { file: { ...(value as object), ...size, document }, created, warnings }
}

/** Assets and images from URLs are not looked up, since the file may belong to a server. */
function pictureIssues(document: Document, operations: unknown): Issue[] {
  const { names } = openBuiltinPictures()
  const unknown = listSources(document).flatMap((src): [string, string][] => {
    const source = readSource(src)
    if (source?.kind !== 'builtin' || names.includes(source.name)) return []
    return [[src, unknownReference('built-in image', source.name, names)]]
  })
  return listSourceIssues(new Map(unknown), { '/operations': operations })
}
