export interface Answered<Data> {
  readonly data: Data
  /** The response, for its status and headers. Its body has been read. */
  readonly response: Response
}

/** Resolves to the data of the response. */
export interface Reply<Data> extends Promise<Data> {
  /** Resolves to the data and the response, for example to read its headers. */
  withResponse(): Promise<Answered<Data>>
}

export interface Read<Operation> {
  /** Resolves to undefined on 304: the resource with this `ETag` is unchanged. */
  (call: CallOf<Operation> & { readonly ifNoneMatch: string }): Reply<AnswerOf<Operation> | undefined>
  (...call: ArgumentsOf<Operation>): Reply<AnswerOf<Operation>>
}

export type Change<Operation> = (...call: ArgumentsOf<Operation>) => Reply<AnswerOf<Operation>>

export interface CallOptions {
  /** Aborts the request and waits between retries. */
  readonly signal?: AbortSignal
}

/** A file to upload. The media type of a `Blob` is sent as the content type. */
export type Upload = Blob | ArrayBuffer | Uint8Array<ArrayBuffer>

/** The arguments of a call: parameters of the path and the query by name, the body, and headers. */
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
  : Operation extends { readonly requestBody?: infer RequestBody }
    ? NonNullable<RequestBody> extends { readonly content: infer Content }
      ? [NonNullable<RequestBody>] extends [never]
        ? unknown
        : { readonly body?: BodyIn<Content> }
      : unknown
    : unknown

type BodyIn<Content> = Content extends { readonly 'application/json': infer Json } ? Json : Upload

type HeadersOf<Name> = ('If-Match' extends Name ? IfMatch : unknown) &
  ('Idempotency-Key' extends Name ? IdempotencyKey : unknown) &
  ('Prefer' extends Name ? Wait : unknown)

interface IfMatch {
  /** The `ETag` of the expected revision, such as `"3"`. An outdated one is rejected with `stale_revision`. */
  readonly ifMatch?: string
}

interface IdempotencyKey {
  /**
   * At most 255 characters. Requests with the same key are executed once and get the same response.
   * Default: a new key per call, which its retries share.
   */
  readonly idempotencyKey?: string
}

interface Wait {
  /** Maximum seconds that the service delays the response until the export has ended, at most 30. */
  readonly waitSeconds?: number
}

type Success = 200 | 201 | 202 | 204

/** The body of a successful response; undefined for responses without a body. */
export type AnswerOf<Operation> = Operation extends { readonly responses: infer Responses }
  ? { [Status in keyof Responses & Success]: ContentOf<Responses[Status]> }[keyof Responses & Success]
  : never

type ContentOf<Response> = Response extends { readonly content: { readonly 'application/json': infer Json } }
  ? Json
  : undefined
