import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { readSource } from '../../document/check-source.ts'
import { isObject } from '../../document/check-schema.ts'
import { type Document } from '../../document/document.ts'
import { listSlots } from '../../document/list-slots.ts'
import { listSources } from '../../document/list-sources.ts'
import { parseDocument } from '../../document/parse-document.ts'
import { isFailure, type Issue } from '../../failure.ts'
import { type NewTemplate } from '../../store/templates/template-row.ts'
import { BodyReader } from '../body-reader.ts'
import { slotRecords } from './templates.ts'
import { readDesignInput } from '../designs/design-input.ts'
import { documentJson } from '../../document/stored-document.ts'

/*
 * A built-in template is one file, templates/<name>.json:
 *
 *   { "title", "description", "category", "tags", "width", "height", "document" }
 *
 * Its ID is `tpl_<name>`, the same on every server and permanent, so files are never renamed.
 */

const FILE = /^([a-z0-9]+(?:-[a-z0-9]+)*)\.json$/
const FIELDS = ['title', 'description', 'category', 'tags', 'width', 'height', 'document']

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
  /** Names that are valid after `builtin:`. */
  readonly builtinPictures: readonly string[]
}

/**
 * Reads the templates in `folder`, ordered by name.
 *
 * @throws {InvalidTemplates} with every issue of every file
 */
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
  const body = new BodyReader({ body: value })
  const input = readDesignInput(body)
  const description = body.text('description', { max: 1_000 })
  const category = body.text('category', { max: 50 })
  for (const field of FIELDS) if (!body.has(field)) body.missing(field, 'there')
  for (const field of Object.keys(isObject(value) ? value : {})) {
    if (!FIELDS.includes(field)) body.addIssue(`/${field}`, `is not known; allowed are ${FIELDS.join(', ')}`)
  }
  const parsed = body.has('document') ? parseDocument(body.raw('document')) : { issues: [] }
  body.addIssues('issues' in parsed ? parsed.issues : sourceFaults(parsed.document, builtinPictures))
  body.throwIfInvalid()
  if ('issues' in parsed) throw new TypeError('a template without faults has a document')
  const { document } = parsed
  const { title = '', tags = [], width = 1, height = 1 } = input
  return {
    id: `tpl_${name}`,
    title,
    description: description ?? '',
    category: category ?? '',
    tags,
    width,
    height,
    pageCount: document.pages.length,
    slots: slotRecords(listSlots(document)),
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
