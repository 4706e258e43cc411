import { describeLocation, type S3Location } from '../files/s3/s3-location.ts'
import { invalid } from './settings.ts'

const FORM =
  'the URL of a bucket, such as s3://KEY:SECRET@s3.example.com:9000/bucket/folder?region=us-east-1, or s3://bucket/folder on AWS'

/** Stores other than AWS ignore the region, or expect this one. */
const USUAL_REGION = 'us-east-1'

const PARAMETERS: Readonly<Record<string, RegExp>> = {
  region: /^[\w-]+$/,
  tls: /^(?:true|false)$/,
  style: /^(?:path|host)$/,
}

const BUCKET = /^[a-z0-9][a-z0-9.-]{1,61}[a-z0-9]$/
const PREFIX = /^[\w-][\w.-]*(?:\/[\w-][\w.-]*)*$/

/**
 * Parses `s3://[KEY:SECRET@]HOST[:PORT]/BUCKET[/FOLDER]`, or `s3://[KEY:SECRET@]BUCKET[/FOLDER]` on AWS. The
 * host names a store if it has a port or a dot or is localhost, and otherwise a bucket. Throws the
 * error of `invalid`, which repeats no part of the URL: with a `/` in the secret, any part may be one of it.
 */
export function parseFilesUrl(text: string): S3Location {
  const url = URL.parse(text)
  if (url?.protocol !== 's3:') {
    // A secret with a slash makes the URL invalid.
    const hint = text.startsWith('s3:') ? 'no valid URL; write / in a secret as %2F, + as %2B' : undefined
    throw invalid(FORM, url ? `a URL with the scheme "${url.protocol}"` : (hint ?? 'no URL'))
  }
  const isStore = url.port !== '' || url.hostname.includes('.') || /^(?:localhost|\[.*\])$/.test(url.hostname)
  const [bucket = '', ...folders] = [...(isStore ? [] : [url.hostname]), ...partsOf(url.pathname)]
  if (!BUCKET.test(bucket)) throw invalid(FORM, 'a URL without a valid bucket name')
  const prefix = folders.join('/')
  if (prefix !== '' && !PREFIX.test(prefix))
    throw invalid(FORM, 'a folder with other characters than letters, digits, -, _ and .')
  const parameter = readParameters(url)
  const region = parameter('region')
  const scheme = parameter('tls') === 'false' ? 'http' : 'https'
  if (!isStore && scheme === 'http') throw invalid(FORM, 'tls=false for AWS, which requires TLS')
  return {
    endpoint: isStore ? `${scheme}://${url.host}` : undefined,
    ...{ bucket, prefix },
    region: region ?? (isStore ? USUAL_REGION : undefined),
    isPathStyle: (parameter('style') ?? (isStore ? 'path' : 'host')) === 'path',
    credentials: credentialsOf(url),
  }
}

function partsOf(path: string): string[] {
  return path.split('/').filter((part) => part !== '')
}

function readParameters({ searchParams }: URL): (name: string) => string | undefined {
  for (const [name, value] of searchParams) {
    const allowed = Object.hasOwn(PARAMETERS, name) ? PARAMETERS[name] : undefined
    if (allowed?.test(value)) continue
    const problem = allowed ? `another value of ${name}` : 'an unknown parameter'
    throw invalid(`${FORM}, with the parameters region, tls=true|false and style=path|host`, problem)
  }
  return (name) => searchParams.get(name) ?? undefined
}

function credentialsOf({ username, password }: URL): S3Location['credentials'] {
  if (username === '' && password === '') return undefined
  if (username === '' || password === '') throw invalid(FORM, 'a key without a secret, or a secret without a key')
  try {
    return { accessKeyId: decodeURIComponent(username), secretAccessKey: decodeURIComponent(password) }
  } catch {
    throw invalid(FORM, 'a key or a secret with a % that is not percent-encoded; write it as %25')
  }
}

/** As a URL without the secret. */
export function showFilesUrl(location: S3Location | undefined): string {
  if (location === undefined) return 'none: files in the data folder'
  const { endpoint, region, isPathStyle, credentials } = location
  const url = new URL(describeLocation(location))
  if (credentials) [url.username, url.password] = [credentials.accessKeyId, 'hidden']
  if (region !== undefined) url.searchParams.set('region', region)
  if (endpoint?.startsWith('http:')) url.searchParams.set('tls', 'false')
  if (isPathStyle !== (endpoint !== undefined)) url.searchParams.set('style', isPathStyle ? 'path' : 'host')
  return url.href
}

export type DownloadRoute = 'proxy' | 'redirect'

export function parseDownloads(text: string, { hasStore }: { readonly hasStore: boolean }): DownloadRoute {
  if (text === 'proxy' || (text === 'redirect' && hasStore)) return text
  throw invalid(hasStore ? 'proxy or redirect' : 'proxy, since redirect requires an S3 store in FILES_URL')
}
