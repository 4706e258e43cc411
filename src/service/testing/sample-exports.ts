import type { ExportInput } from '../../exports/rendering.ts'
import type { Export } from '../../exports/export.ts'
import type { FullCaller, OpenServices } from './open-services.ts'

export async function designToExport(
  { designs }: OpenServices,
  caller: FullCaller,
  body: object = {},
): Promise<string> {
  const created = await designs.create(caller, { title: 'Summer: sale', width: 1080, height: 1080, ...body })
  return created.design._id
}

export function queueExport(
  { exports }: OpenServices,
  caller: FullCaller,
  options: Omit<ExportInput, 'format'> & Partial<ExportInput>,
): Promise<Export> {
  return exports.create(caller, { format: 'png', ...options })
}
