import createClient from 'openapi-fetch'
import { PlatenProblem } from '../../sdk/create-platen.ts'
import { BASE_URL } from './platen.ts'
import { type components, type paths } from './web-schema.ts'

/** What the answers of the routes under /web are made of, by name. */
export type WebSchemas = components['schemas']

/** The routes that only this app asks: sessions, keys, the operator's page. They are described apart, in openapi-web.json. */
export const web = createClient<paths>({ baseUrl: BASE_URL, fetch: (request) => fetch(request) })

web.use({
  async onResponse({ response }) {
    if (response.ok) return undefined
    throw new PlatenProblem(response, await response.json().catch(() => undefined))
  },
})

/** The data of an answer. Refusals have been thrown by then, so that it is there. */
export async function dataOf<Data>(underWay: Promise<{ data?: Data }>): Promise<Whole<Data>> {
  const { data } = await underWay
  return data as Whole<Data>
}

/** What openapi-fetch tells of an answer, with its lists put together again: it takes readonly arrays for objects. */
type Whole<Data> = Data extends string | number | boolean | null | undefined
  ? Data
  : Data extends { readonly [index: number]: infer One; readonly length: number }
    ? readonly Whole<One>[]
    : { readonly [Name in keyof Data]: Whole<Data[Name]> }
