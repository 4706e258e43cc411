import { OPERATIONS } from './api.ts'
import { describeOperations, type OpenApi } from './openapi.ts'

/** The API's OpenAPI 3.1 document. Opens no store and no port. `pathPrefix` is the path of the public URL, empty for none. */
export function describeApi(pathPrefix = ''): OpenApi {
  return describeOperations(OPERATIONS, pathPrefix)
}
