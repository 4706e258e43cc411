import { vocabulary } from '../service/vocabulary.ts'
import { OPERATIONS } from './api.ts'
import { describeOperations, type OpenApi } from './openapi.ts'

/** Where a service is that was started without any setting. */
const USUAL_URL = 'http://localhost:4400'

/** The API's OpenAPI 3.1 document, of a service that clients reach at `publicUrl`. Opens no store and no port. */
export function describeApi(publicUrl = USUAL_URL): OpenApi {
  return describeOperations(OPERATIONS, { publicUrl, vocabulary: vocabulary() })
}
