import { listSourceIssues, type Places } from '../document/source-issues.ts'
import { composeDocument, fillText, listSlotsOf, resizeText } from './compose.ts'
import { editText } from './edit-text.ts'
import { readSent, type SentJson } from './large-json.ts'
import type { FileToImport, Imported } from '../import/imported.ts'
import { readBody } from './read-body.ts'

/** Operations on documents. Their input and output are plain data, so that a thread can run them. */
export const DOCUMENT_TASKS = {
  readBody,
  compose: composeDocument,
  resize: resizeText,
  fill: fillText,
  edit: editText,
  listSlots: listSlotsOf,
  // Loaded when the first file is imported: it takes longer than all the rest of this folder.
  importFile: async (file: FileToImport): Promise<Imported> =>
    (await import('../import/import-file.ts')).importFile(file),
  locateAbsent: ({ absent, places }: AbsentSources) => {
    const entries = places.map(([pointer, sent]): [string, unknown] => [pointer, readSent(sent)])
    const values: Places = Object.fromEntries(entries)
    return listSourceIssues(new Map(absent), values)
  },
} as const

interface AbsentSources {
  readonly absent: readonly (readonly [text: string, detail: string])[]
  readonly places: readonly (readonly [pointer: string, sent: SentJson])[]
}

export type DocumentTasks = typeof DOCUMENT_TASKS
export type TaskName = keyof DocumentTasks
export type TaskInput<Name extends TaskName> = Parameters<DocumentTasks[Name]>[0]
export type TaskResult<Name extends TaskName> = Awaited<ReturnType<DocumentTasks[Name]>>

export async function doTask<Name extends TaskName>(name: Name, input: TaskInput<Name>): Promise<TaskResult<Name>> {
  const task = DOCUMENT_TASKS[name] as (input: TaskInput<Name>) => TaskResult<Name> | Promise<TaskResult<Name>>
  return task(input)
}
