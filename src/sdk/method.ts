/** An answer together with what came around it. */
export interface Answered<Data> {
  readonly data: Data
  /** Its status and headers; the body has been read. */
  readonly response: Response
}

/** The answer's data, once it is awaited. */
export interface Reply<Data> extends Promise<Data> {
  /** The data together with the response, for those who want its headers. */
  withResponse(): Promise<Answered<Data>>
}

/** A method that reads. */
export interface Read<Operation> {
  /** Resolves to undefined where the service answers 304, since what has this `ETag` still holds. */
  (call: CallOf<Operation> & { readonly ifNoneMatch: string }): Reply<AnswerOf<Operation> | undefined>
  (...call: ArgumentsOf<Operation>): Reply<AnswerOf<Operation>>
}

/** A method that makes, changes or removes. */
export type Change<Operation> = (...call: ArgumentsOf<Operation>) => Reply<AnswerOf<Operation>>

/** What every call may take, whatever it calls. */
export interface CallOptions {
  /** Ends the request and every wait between retries. */
  readonly signal?: AbortSignal
}

/** A file to upload. The media type of a `Blob` is sent with it. */
export type Upload = Blob | ArrayBuffer | Uint8Array<ArrayBuffer>

/**
 * All that a call says, in one object: the parameters of the path and of the query by name, the
 * body, and what becomes a header.
 */
export type CallOf<Operation> = CallOptions &
  ParametersOf<Operation, 'path'> &
  ParametersOf<Operation, 'query'> &
  BodyOf<Operation> &
  HeadersOf<keyof ParametersOf<Operation, 'header'>>

type ArgumentsOf<Operation> = object extends CallOf<Operation> ? [call?: CallOf<Operation>] : [call: CallOf<Operation>]

type ParametersOf<Operation, Place extends string> = Operation extends {
  readonly parameters: { readonly [Name in Place]?: infer Parameters }
}
  ? [NonNullable<Parameters>] extends [never]
    ? unknown
    : NonNullable<Parameters>
  : unknown

type BodyOf<Operation> = Operation extends { readonly requestBody: { readonly content: infer Content } }
  ? { readonly body: BodyIn<Content> }
  : Operation extends { readonly requestBody?: infer Sent }
    ? NonNullable<Sent> extends { readonly content: infer Content }
      ? [NonNullable<Sent>] extends [never]
        ? unknown
        : { readonly body?: BodyIn<Content> }
      : unknown
    : unknown

type BodyIn<Content> = Content extends { readonly 'application/json': infer Json } ? Json : Upload

type HeadersOf<Name> = ('If-Match' extends Name ? IfMatch : unknown) &
  ('Idempotency-Key' extends Name ? IdempotencyKey : unknown) &
  ('Prefer' extends Name ? Wait : unknown)

interface IfMatch {
  /** The `ETag` of the revision that is meant, such as `"3"`: a stale one is refused as `stale_revision`. */
  readonly ifMatch?: string
}

interface IdempotencyKey {
  /**
   * At most 255 characters; the same again gets the first answer again. Default one made for this
   * call, so that its retries do its work once.
   */
  readonly idempotencyKey?: string
}

interface Wait {
  /** How long the service may hold the answer until the export has ended, at most 30. */
  readonly waitSeconds?: number
}

type Success = 200 | 201 | 202 | 204

/** What a good answer holds; undefined where it may hold nothing. */
export type AnswerOf<Operation> = Operation extends { readonly responses: infer Responses }
  ? { [Status in keyof Responses & Success]: ContentOf<Responses[Status]> }[keyof Responses & Success]
  : never

type ContentOf<Response> = Response extends { readonly content: { readonly 'application/json': infer Json } }
  ? Json
  : undefined
