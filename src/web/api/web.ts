import createClient from 'openapi-fetch'
import { PlatenProblem } from '../../sdk/create-platen.ts'
import { BASE_URL } from './platen.ts'
import { type components, type paths } from './web-schema.ts'

export type WebSchemas = components['schemas']

/** The internal API (openapi-web.json): sessions, keys, the admin page. */
export const web = createClient<paths>({ baseUrl: BASE_URL, fetch: (request) => fetch(request) })

web.use({
  async onResponse({ response }) {
    if (response.ok) return undefined
    throw new PlatenProblem(response, await response.json().catch(() => undefined))
  },
})

/** Always present: error responses throw before this. */
export async function dataOf<Data>(response: Promise<{ data?: Data }>): Promise<Whole<Data>> {
  const { data } = await response
  return data as Whole<Data>
}

/** Restores the arrays in openapi-fetch's response types: it maps readonly arrays to objects. */
type Whole<Data> = Data extends string | number | boolean | null | undefined
  ? Data
  : Data extends { readonly [index: number]: infer One; readonly length: number }
    ? readonly Whole<One>[]
    : { readonly [Name in keyof Data]: Whole<Data[Name]> }
