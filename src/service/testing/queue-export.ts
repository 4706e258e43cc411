import { type ExportInput } from '../../exports/rendering.ts'
import { type Export } from '../../exports/export.ts'
import { type FullCaller, type OpenServices } from './open-services.ts'

/** Creates a design to export. Resolves to its ID. */
export async function designToExport(
  { designs }: OpenServices,
  caller: FullCaller,
  body: object = {},
): Promise<string> {
  const made = await designs.create(caller, { title: 'Summer: sale', width: 1080, height: 1080, ...body })
  return made.design._id
}

/** Queues an export of the design, as a PNG unless the options say otherwise. */
export function queueExport(
  { exports }: OpenServices,
  caller: FullCaller,
  options: Omit<ExportInput, 'format'> & Partial<ExportInput>,
): Promise<Export> {
  return exports.create(caller, { format: 'png', ...options })
}
