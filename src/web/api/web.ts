import createClient from 'openapi-fetch'
import { PlatenProblem } from '../../sdk/create-platen.ts'
import { BASE_URL } from './platen.ts'
import type { components, paths } from './web-schema.ts'

export type WebSchemas = components['schemas']

/** The internal API (openapi-web.json): sessions, keys, the admin page. */
export const web = createClient<paths>({ baseUrl: BASE_URL, fetch: (request) => fetch(request) })

web.use({
  async onResponse({ response }) {
    if (response.ok) return undefined
    throw new PlatenProblem(response, await response.json().catch(() => undefined))
  },
})

/** Returns the data of a response. It is always present, since error responses have already thrown. */
export async function dataOf<Data>(response: Promise<{ data?: Data }>): Promise<WithArrays<Data>> {
  const { data } = await response
  return data as WithArrays<Data>
}

/** Restores the arrays in openapi-fetch's response types, which map readonly arrays to objects. */
type WithArrays<Data> = Data extends string | number | boolean | null | undefined
  ? Data
  : Data extends { readonly [index: number]: infer Item; readonly length: number }
    ? readonly WithArrays<Item>[]
    : { readonly [Name in keyof Data]: WithArrays<Data[Name]> }
