import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { readSource } from '../document/check-source.ts'
import { isObject } from '../document/check-schema.ts'
import { type Document } from '../document/document.ts'
import { listSlots } from '../document/list-slots.ts'
import { listSources } from '../document/list-sources.ts'
import { isFailure, type Issue } from '../failure.ts'
import { type NewTemplate } from '../store/templates.ts'
import { BodyReader } from './body-reader.ts'
import { slotRecords } from './create-templates.ts'
import { readDesignInput } from './design-input.ts'
import { documentJson } from './document-json.ts'

/*
 * A built-in template is one file, templates/<name>.json:
 *
 *   { "title", "description", "category", "tags", "width", "height", "document" }
 *
 * Its id is `tpl_<name>`, the same on every server and for ever, so a file is never renamed.
 */

const FILE = /^([a-z0-9]+(?:-[a-z0-9]+)*)\.json$/
const FIELDS = ['title', 'description', 'category', 'tags', 'width', 'height', 'document']

/** The service cannot start: each fault names its file and where in it. */
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
  /** The names that `builtin:<name>` may have. */
  readonly builtinPictures: readonly string[]
}

/**
 * The templates of `folder`, by their names.
 *
 * @throws {InvalidTemplates} with every fault of every file
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
  if (name === undefined) throw new SyntaxError('its name must be of small letters and digits, parted by hyphens')
  const value: unknown = JSON.parse(text)
  const body = new BodyReader({ body: value })
  const input = readDesignInput(body)
  const description = body.text('description', { most: 1_000 })
  const category = body.text('category', { most: 50 })
  for (const field of FIELDS) if (!body.has(field)) body.missing(field, 'there')
  for (const field of Object.keys(isObject(value) ? value : {})) {
    if (!FIELDS.includes(field)) body.fault(`/${field}`, `is not known; allowed are ${FIELDS.join(', ')}`)
  }
  if (input.document) body.faults(sourceFaults(input.document, builtinPictures))
  body.throwIfFaulty()
  const { title = '', tags = [], width = 1, height = 1, document } = input
  if (document === undefined) throw new TypeError('a template without faults has a document')
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

/** Everybody may use a built-in template, so what it shows must be everybody's. */
function sourceFaults(document: Document, builtinPictures: readonly string[]): Issue[] {
  return listSources(document).flatMap((src) => {
    const source = readSource(src)
    if (source?.kind === 'builtin' && builtinPictures.includes(source.name)) return []
    return [{ pointer: `/document (${src})`, detail: `must be one of builtin:${builtinPictures.join(', builtin:')}` }]
  })
}

function explain(error: unknown): string[] {
  if (isFailure(error, 'invalid_input'))
    return error.details.issues.map(({ pointer, detail }) => `${pointer} ${detail}`)
  if (error instanceof SyntaxError) return [error.message]
  throw error
}
