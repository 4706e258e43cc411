import { type Export as ExportRecord, type JsonObject } from '../store/records.ts'
import { type ExportInput } from './export-input.ts'
import { type Rendering } from './exports.ts'

/** Beside the options that a client sees: that it sent data which is too large to be told with them, so that nobody can ask for the same again. */
const DATA_LEFT_OUT = 'dataLeftOut'

/** What is kept of `rendering`, which `input` asked for. */
export function recordedOptions({ options }: Rendering, { data }: Pick<ExportInput, 'data'>): JsonObject {
  const isLeftOut = data !== undefined && options.data === null
  return { ...options, ...(isLeftOut && { [DATA_LEFT_OUT]: true }) } as unknown as JsonObject
}

/** What `record` asks for: format and options were written together, as `renderingOf` made them, when it was queued. */
export function recordedRendering({ format, options }: ExportRecord): Rendering {
  const told = Object.entries(options).filter(([name]) => name !== DATA_LEFT_OUT)
  return { format, options: Object.fromEntries(told) } as unknown as Rendering
}

export function lacksItsData({ options }: ExportRecord): boolean {
  return options[DATA_LEFT_OUT] === true
}
