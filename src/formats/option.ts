import type { Static, TSchema } from '#typebox'

/** The schemas, command line flags and fields of the export dialog derive from this description. */
export interface Option<Schema extends TSchema = TSchema> {
  readonly schema: Schema
  readonly description: string
  /** Value of an omitted option. Null if there is no default. */
  readonly default?: unknown
  /** The effect of omitting the option, if `default` does not say it. */
  readonly whenOmitted?: string
  readonly label: string
  readonly hint?: string
  readonly unit?: 'px'
  /** How the export dialog names values: those of a list with a checkbox each, others in a menu. */
  readonly choices?: Readonly<Record<string, { readonly label: string; readonly hint?: string }>>
  /** How the export dialog names an omitted value of `choices`. */
  readonly omittedLabel?: string
  /** Name of the boolean option without which this one has no effect, and is rejected. */
  readonly requires?: string
  /** Section of the export dialog. Default: the general section. */
  readonly group?: string
}

export type Options = Readonly<Record<string, Option>>

/** All values; null for an omitted option without a default. An option that requires another one can be absent. */
export type ValuesOf<Declared extends Options> = {
  readonly [Name in keyof Declared as Declared[Name] extends Dependent ? never : Name]: ValueOf<Declared[Name]>
} & {
  readonly [Name in keyof Declared as Declared[Name] extends Dependent ? Name : never]?: ValueOf<Declared[Name]>
}

interface Dependent {
  readonly requires: string
}

type ValueOf<Declared extends Option> = Declared extends { readonly default: unknown }
  ? Static<Declared['schema']>
  : Static<Declared['schema']> | null

export type InputOf<Declared extends Options> = {
  readonly [Name in keyof Declared]?: Static<Declared[Name]['schema']> | undefined
}
