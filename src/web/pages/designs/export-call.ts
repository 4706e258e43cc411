import { type Schemas } from '../../../sdk/create-platen.ts'
import { curlText, typescriptText } from '../../api/call-text.ts'

type NewExport = Schemas['NewExport']

export function exportCurl(body: NewExport): string {
  return curlText('/api/exports', body, ['Prefer: wait=30'])
}

export function exportTypescript(body: NewExport): string {
  return typescriptText({
    ...{ name: 'done', method: 'exportAndWait', body },
    after: 'console.log(done.status, done.downloadUrl)',
  })
}
