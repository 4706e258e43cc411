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
  /** Section of the export dialog. Default: the general section. */
  readonly group?: string
}

export type Options = Readonly<Record<string, Option>>

/** All values; null for an omitted option without a default. */
export type ValuesOf<Declared extends Options> = {
  readonly [Name in keyof Declared]: Declared[Name] extends { readonly default: unknown }
    ? Static<Declared[Name]['schema']>
    : Static<Declared[Name]['schema']> | null
}

export type InputOf<Declared extends Options> = {
  readonly [Name in keyof Declared]?: Static<Declared[Name]['schema']> | undefined
}
