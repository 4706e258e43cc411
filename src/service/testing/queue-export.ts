import { type Caller } from '../caller.ts'
import { type Export } from '../exports.ts'
import { type OpenServices } from './open-services.ts'

/** Makes a design to be exported, and answers its id. */
export async function designToExport({ designs }: OpenServices, caller: Caller, body: object = {}): Promise<string> {
  const made = await designs.create(caller, { body: { title: 'Summer: sale', width: 1080, height: 1080, ...body } })
  return made.design._id
}

/** Queues an export of the design, as a PNG unless the options say otherwise. */
export function queueExport({ exports }: OpenServices, caller: Caller, options: { designId: string }): Promise<Export> {
  return exports.create(caller, { body: { format: 'png', ...options } })
}
