import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Static } from '#typebox'
import { readSource } from '../../document/check-source.ts'
import { checkOf, isObject } from '../../document/check-schema.ts'
import type { Document } from '../../document/document.ts'
import { FORMATS } from '../../document/string-formats.ts'
import { fillDefaults } from '../../document/fill-document.ts'
import { flowDocument } from '../../document/flow/flow-document.ts'
import { IssueList } from '../../document/issue-list.ts'
import { describedSlots } from '../../document/described-slots.ts'
import { listSources } from '../../document/list-sources.ts'
import { parseDocument } from '../../document/parse-document.ts'
import type { Schema } from '../../document/schema.ts'
import { Failure, isFailure, type Issue } from '../../failure.ts'
import type { NewTemplate } from '../../store/templates/template-row.ts'
import { slotRecords } from './templates.ts'
import { BuiltinTemplate } from './template-input.ts'
import { documentJson } from '../../document/stored-document.ts'

/* templates/<name>.json has the ID `tpl_<name>`, permanent and the same on every server, so files are never renamed. */

const FILE = /^([a-z0-9]+(?:-[a-z0-9]+)*)\.json$/

const checkTemplate = checkOf(BuiltinTemplate as Schema, FORMATS)

/** The service cannot start. Each issue has its file and pointer. */
export class InvalidTemplates extends Error {
  override readonly name = 'InvalidTemplates'
  readonly faults: readonly string[]

  constructor(faults: readonly string[]) {
    super(faults.join('\n'))
    this.faults = faults
  }
}

interface BuiltinRules {
  readonly folder: string
  readonly builtinPictures: readonly string[]
}

/** Ordered by name. @throws {InvalidTemplates} with every issue of every file */
export async function readBuiltinTemplates({ folder, builtinPictures }: BuiltinRules): Promise<NewTemplate[]> {
  const files = (await readdir(folder)).filter((file) => file.endsWith('.json')).sort()
  const faults: string[] = []
  const templates: NewTemplate[] = []
  for (const file of files) {
    try {
      templates.push(readTemplate(file, await readFile(join(folder, file), 'utf8'), builtinPictures))
    } catch (error) {
      faults.push(...explain(error).map((fault) => `templates/${file}: ${fault}`))
    }
  }
  if (faults.length > 0) throw new InvalidTemplates(faults)
  return templates
}

function readTemplate(file: string, text: string, builtinPictures: readonly string[]): NewTemplate {
  const name = FILE.exec(file)?.[1]
  if (name === undefined) throw new SyntaxError('its name must be lowercase letters and digits, separated by hyphens')
  const value: unknown = JSON.parse(text)
  const issues = new IssueList('')
  checkTemplate(value, issues)
  const hasDocument = isObject(value) && value['document'] !== undefined
  const parsed = hasDocument ? parseDocument(value['document']) : { issues: [] }
  if ('issues' in parsed) throw new Failure('invalid_input', { issues: [...issues.list, ...parsed.issues] })
  const { document } = parsed
  const shown = flowDocument(fillDefaults(document))
  const found = [...issues.list, ...sourceFaults(shown, builtinPictures)]
  if (found.length > 0) throw new Failure('invalid_input', { issues: found })
  const { document: _, ...fields } = value as Static<typeof BuiltinTemplate>
  return {
    id: `tpl_${name}`,
    ...fields,
    pageCount: shown.pages.length,
    slots: slotRecords(describedSlots(document)),
    documentJson: documentJson(document),
  }
}

/** Built-in templates are available to every account, so their images must be built in. */
function sourceFaults(document: Document, builtinPictures: readonly string[]): Issue[] {
  return listSources(document).flatMap((src) => {
    const source = readSource(src)
    if (source?.kind === 'builtin' && builtinPictures.includes(source.name)) return []
    return [{ pointer: `/document (${src})`, detail: `must be one of builtin:${builtinPictures.join(', builtin:')}` }]
  })
}

function explain(error: unknown): string[] {
  if (isFailure(error, 'invalid_input'))
    return error.details.issues.map(({ pointer, detail }) => `${pointer}: ${detail}`)
  if (error instanceof SyntaxError) return [error.message]
  throw error
}
