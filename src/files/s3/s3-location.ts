/** Where files are in an S3-compatible store: what `FILES_URL` says. */
export interface S3Location {
  /** Undefined for AWS, whose endpoint follows from the region. */
  readonly endpoint: string | undefined
  readonly bucket: string
  /** Without a slash at either end; empty for the whole bucket. */
  readonly prefix: string
  /** If undefined, the AWS client reads it from its environment. */
  readonly region: string | undefined
  /** Whether the bucket is in the path of a URL instead of the host name. */
  readonly isPathStyle: boolean
  /** If undefined, the AWS client looks for them: environment, profile, container or machine role. */
  readonly credentials: { readonly accessKeyId: string; readonly secretAccessKey: string } | undefined
}

/** Without credentials. */
export function describeLocation({ endpoint, bucket, prefix }: S3Location): string {
  const folder = prefix === '' ? bucket : `${bucket}/${prefix}`
  return endpoint === undefined ? `s3://${folder}` : `s3://${new URL(endpoint).host}/${folder}`
}
