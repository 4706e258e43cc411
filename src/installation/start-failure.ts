import { join } from 'node:path'
import type { Config } from '../config/config.ts'
import { isFailure, SetupError } from '../failure.ts'

/** Rethrows problems that only an admin can correct, such as a full disk, as a `SetupError`. */
export async function explainingStart<Result>(config: Config, work: () => Promise<Result>): Promise<Result> {
  try {
    return await work()
  } catch (error) {
    if (error instanceof SetupError) throw error
    const sentence = sentenceFor(error, config)
    throw sentence === undefined ? error : new SetupError(sentence, { cause: error })
  }
}

const OR_MOVE_DATA = 'or choose another folder with PLATEN_DATA_DIR'

function sentenceFor(error: unknown, { store, files, http }: Config): string | undefined {
  if (!(error instanceof Error)) return undefined
  const code = 'code' in error ? String(error.code) : ''
  if ('databaseUrl' in store) {
    if (isFailure(error, 'overloaded')) return unreachableSentence(error.cause, store.databaseUrl)
    if (/^[0-9A-Z]{5}$/.test(code) && 'severity' in error) return postgresSentence(code, store.databaseUrl)
  }
  if (isFailure(error, 'disk_full')) {
    return noSpaceSentence('databaseUrl' in store ? `${files.dataFolder} or of PostgreSQL` : files.dataFolder)
  }
  const database = join(files.dataFolder, 'platen.db')
  if (isFailure(error, 'overloaded')) {
    return `${database} is locked by another program. Stop that program and start again.`
  }
  if ('errcode' in error && typeof error.errcode === 'number') return sqliteSentence(error.errcode & 0xff, database)
  const { syscall, path, errno } = error as NodeJS.ErrnoException
  if (syscall === 'listen' || syscall === 'getaddrinfo') {
    return listenSentence(code, http, 'port' in error ? Number(error.port) : http.port)
  }
  return errno === undefined ? undefined : fileSentence(code, path ?? files.dataFolder)
}

/** Result codes: https://sqlite.org/rescode.html */
function sqliteSentence(code: number, path: string): string | undefined {
  switch (code) {
    case 1:
      return `${path} contains tables of another application. Choose another folder with PLATEN_DATA_DIR.`
    case 3:
    case 8:
    case 14:
      return `Can’t open ${path} for writing. Give the user that runs Platen write access to the file and its folder, ${OR_MOVE_DATA}.`
    case 10:
      return `Disk I/O error on ${path}. Check the disk and its free space, ${OR_MOVE_DATA}.`
    case 11:
      return `${path} is damaged. Restore a backup, ${OR_MOVE_DATA}.`
    case 13:
      return noSpaceSentence(path)
    case 26:
      return `${path} is not a SQLite database. Move it away or restore a backup, ${OR_MOVE_DATA}.`
    default:
      return undefined
  }
}

function noSpaceSentence(path: string): string {
  return `No space left on the disk of ${path}. Free some space, ${OR_MOVE_DATA}.`
}

/** SQLSTATE: https://www.postgresql.org/docs/current/errcodes-appendix.html */
function postgresSentence(state: string, databaseUrl: string): string | undefined {
  const { server, database, user } = partsOf(databaseUrl)
  switch (state) {
    case '3D000':
      return `The PostgreSQL server at ${server} has no database "${database}". Create it or correct DATABASE_URL.`
    case '28P01':
    case '28000':
      return `The PostgreSQL server at ${server} rejected the user "${user}". Check the user and the password in DATABASE_URL.`
    case '42501':
      return `The user "${user}" lacks permission to create or use tables in the database "${database}" at ${server}. Grant the permission or use another user in DATABASE_URL.`
    case '42P01':
    case '42P07':
    case '42703':
      return `The database "${database}" at ${server} contains tables of another application. Use a separate database in DATABASE_URL.`
    case '25006':
      return `The database "${database}" at ${server} is read-only. Use the primary server in DATABASE_URL.`
    default:
      return undefined
  }
}

function unreachableSentence(cause: unknown, databaseUrl: string): string {
  const { code, message = '' }: Partial<NodeJS.ErrnoException> = cause instanceof Error ? cause : {}
  const { server, user } = partsOf(databaseUrl)
  if (message.startsWith('SASL: ') && message.includes('password must be')) {
    return `The PostgreSQL server at ${server} requires a password for the user "${user}". Add it to DATABASE_URL.`
  }
  // If several addresses were tried, the error has a code but no message.
  const reason = message || code || 'no response'
  return `Can’t reach the database at ${server} (${reason}). Check that PostgreSQL is running there and that DATABASE_URL is correct.`
}

function partsOf(databaseUrl: string): { server: string; database: string; user: string } {
  const url = new URL(databaseUrl)
  return {
    server: url.host === '' ? 'the local socket' : url.host,
    database: decodeURIComponent(url.pathname.slice(1)),
    user: decodeURIComponent(url.username),
  }
}

function listenSentence(code: string, http: Config['http'], port: number): string | undefined {
  const { host } = http
  const setting = port === http.port ? 'PORT' : 'PLATEN_HEALTH_PORT'
  switch (code) {
    case 'EADDRINUSE':
      return `Port ${port} is already in use on ${host}. Set ${setting} to use another.`
    case 'EACCES':
      return `The user that runs Platen can’t listen on port ${port}. Set ${setting} to 1024 or higher.`
    case 'EADDRNOTAVAIL':
    case 'ENOTFOUND':
    case 'EAI_AGAIN':
      return `This machine does not have the address ${host}. Correct HOST.`
    default:
      return undefined
  }
}

function fileSentence(code: string, path: string): string {
  switch (code) {
    case 'ENOSPC':
    case 'EDQUOT':
    case 'EFBIG':
      return noSpaceSentence(path)
    case 'EROFS':
      return `${path} is on a read-only file system. Mount it writable, ${OR_MOVE_DATA}.`
    case 'EACCES':
    case 'EPERM':
      return `The user that runs Platen has no access to ${path}. Give that user access, ${OR_MOVE_DATA}.`
    case 'EEXIST':
      return `${path} must be a folder but is a file. Move the file away, ${OR_MOVE_DATA}.`
    case 'ENOTDIR':
      return `Part of the path ${path} must be a folder but is a file. Move the file away, ${OR_MOVE_DATA}.`
    case 'EISDIR':
      return `${path} must be a file but is a folder. Move the folder away, ${OR_MOVE_DATA}.`
    default:
      return `Can’t use ${path} (${code}). Check it, ${OR_MOVE_DATA}.`
  }
}
