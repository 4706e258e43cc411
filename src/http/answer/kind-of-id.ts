import type { IdPrefix } from '../../service/new-id.ts'

/** As error messages name resources. */
const KINDS: Readonly<Partial<Record<IdPrefix, string>>> = {
  des: 'a design',
  exp: 'an export',
  tpl: 'a template',
  ast: 'an asset',
  fol: 'a folder',
}

/** Returns what an ID names by its prefix, as a client may have mixed up two IDs. Undefined if it is not known. */
export function kindOfId(id: string): string | undefined {
  return Object.entries(KINDS).find(([prefix]) => id.startsWith(`${prefix}_`))?.[1]
}

/** Whether IDs of this resource, such as `design`, have a prefix. */
export function hasPrefix(resource: string): boolean {
  return Object.values(KINDS).some((kind) => kind.endsWith(` ${resource}`))
}
