const REDACTED = '…'

/**
 * Matches a credential: an API key or its beginning (but not a template ID, `tpl_…`), a session
 * token or signature (43 characters of base64url), or a setup token (64 hexadecimal digits).
 */
const CREDENTIAL =
  /(?<![0-9A-Za-z])pl_[0-9A-Za-z]+|pl_[0-9A-Za-z]{30,}|(?<![\w-])[\w-]{43}(?![\w-])|(?<![0-9a-f])[0-9a-f]{64}(?![0-9a-f])/gi

const SECRET_NAME = /key|token|signature|secret|password|passwd|auth|session|credential|code/i

/** Matches every URL that may contain a credential. Others need no redaction, which takes ten times as long. */
const SUSPECT = /%|(?<!t)pl_|pl_\w{30}|[\w-]{43}|key|token|signature|secret|passw|auth|session\w*=|credential|code/i

/** More rounds of percent-encoding than any client adds by mistake. */
const MAX_DECODINGS = 3

/** Redacts secret parameters, and path segments and values that contain a credential in any percent-encoding. */
export function redactUrl(url: string): string {
  if (!SUSPECT.test(url)) return url
  const end = url.search(/[?#;&]/)
  const path = end === -1 ? url : url.slice(0, end)
  const query = end === -1 ? '' : url.slice(end)
  return (
    redactPath(path) +
    query.replace(
      /([?#;&])([^?#;&]*)/g,
      (_all, separator: string, parameter: string) => separator + redactParameter(parameter),
    )
  )
}

export function redactText(text: string): string {
  return (
    text
      .replace(CREDENTIAL, REDACTED)
      .replace(/\b(Bearer|Basic) +[^\s"'\\,]+/gi, `$1 ${REDACTED}`)
      .replace(/\b(signature|token|api[_-]?key|platen_session|password)=[^\s"'\\&;]+/gi, `$1=${REDACTED}`)
      // The scheme is not matched, because finding its start takes quadratic time in a text like `a.a.a.`.
      .replace(/(:\/\/[^\s/:@"]*:)[^\s/@"]+(?=@)/g, `$1${REDACTED}`)
  )
}

function redactPath(path: string): string {
  return path
    .split('/')
    .map((segment) => (holdsCredential(segment) ? REDACTED : segment))
    .join('/')
}

function redactParameter(parameter: string): string {
  const equals = parameter.indexOf('=')
  if (equals === -1) return holdsCredential(parameter) ? REDACTED : parameter
  const [name, value] = [parameter.slice(0, equals), parameter.slice(equals + 1)]
  if (holdsCredential(name)) return `${REDACTED}=${REDACTED}`
  const isSecret =
    value !== '' && (decodings(name).some((decoded) => SECRET_NAME.test(decoded)) || holdsCredential(value))
  return isSecret ? `${name}=${REDACTED}` : parameter
}

function holdsCredential(text: string): boolean {
  return decodings(text).some((decoded) => decoded.search(CREDENTIAL) !== -1)
}

function decodings(text: string): readonly string[] {
  const all = [text]
  while (all.length <= MAX_DECODINGS) {
    const last = all.at(-1) ?? ''
    // Decodes each escape separately, so that an invalid escape does not hide the others.
    const decoded = last.replace(/%([0-9a-f]{2})/gi, (_all, digits: string) =>
      String.fromCharCode(parseInt(digits, 16)),
    )
    if (decoded === last) break
    all.push(decoded)
  }
  return all
}
