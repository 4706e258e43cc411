import { readFile } from 'node:fs/promises'
import type { Journal } from './journal.ts'

/** Checks that no export was completed twice, and that no process logged a defect. */
export async function checkLogs(logs: readonly string[], journal: Journal): Promise<void> {
  const completions = new Map<string, number>()
  for (const log of logs) {
    for (const line of (await readFile(log, 'utf8')).split('\n')) {
      const entry = parse(line)
      if (entry?.msg === 'export completed' && entry.exportId !== undefined)
        completions.set(entry.exportId, (completions.get(entry.exportId) ?? 0) + 1)
      if (entry?.msg === 'request failed unexpectedly')
        journal.violation(`a request failed unexpectedly: ${entry.err?.message ?? ''}`)
    }
  }
  const twice = [...completions.values()].filter((count) => count > 1).length
  if (twice > 0) journal.violation(`exports that were completed twice: ${twice}`)
}

interface LogEntry {
  readonly msg?: string
  readonly exportId?: string
  readonly err?: { readonly message?: string }
}

/** Returns undefined for the last line of a killed process, which may be incomplete. */
function parse(line: string): LogEntry | undefined {
  try {
    return JSON.parse(line) as LogEntry
  } catch {
    return undefined
  }
}
