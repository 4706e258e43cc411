import { type Static, type TSchema } from 'typebox'

/**
 * An option of an export, described once. The request schema, the response schema, the flags of the command line and the
 * fields of the export dialog derive from it.
 */
export interface Option<Schema extends TSchema = TSchema> {
  /** The values allowed. */
  readonly schema: Schema
  /** For the API reference. */
  readonly description: string
  /** Used when the option is omitted. An option without one is null then, unless `whenOmitted` says otherwise. */
  readonly default?: unknown
  /** What an omitted option without a default means, for the API reference. */
  readonly whenOmitted?: string
  /** On the option's field in the export dialog. */
  readonly label: string
  readonly hint?: string
  /** The unit of a number. */
  readonly unit?: 'px'
  /** The section of the dialog that the field belongs to; the general section by default. */
  readonly group?: string
}

export type Options = Readonly<Record<string, Option>>

/** The values of `Declared` as a complete set: an option without a default may be null. */
export type ValuesOf<Declared extends Options> = {
  readonly [Name in keyof Declared]: Declared[Name] extends { readonly default: unknown }
    ? Static<Declared[Name]['schema']>
    : Static<Declared[Name]['schema']> | null
}

/** The values of `Declared` as clients send them: any may be omitted. */
export type InputOf<Declared extends Options> = {
  readonly [Name in keyof Declared]?: Static<Declared[Name]['schema']> | undefined
}
