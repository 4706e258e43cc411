import { join } from 'node:path'
import { type Config } from './config.ts'
import { isFailure, SetupFault } from './failure.ts'

/**
 * Runs `work`, a step of a start on the folder or the database of `config`. What only the operator can correct, such as a
 * full disk or a wrong password, is thrown as a `SetupFault` in one sentence; everything else is thrown as it is.
 */
export async function explainingStart<Result>(config: Config, work: () => Promise<Result>): Promise<Result> {
  try {
    return await work()
  } catch (error) {
    if (error instanceof SetupFault) throw error
    const sentence = sentenceFor(error, config)
    throw sentence === undefined ? error : new SetupFault(sentence, { cause: error })
  }
}

const ELSEWHERE = 'or choose another folder with PLATEN_DATA_DIR'

function sentenceFor(error: unknown, { store, files, http }: Config): string | undefined {
  if (!(error instanceof Error)) return undefined
  const code = 'code' in error ? String(error.code) : ''
  if ('databaseUrl' in store) {
    if (isFailure(error, 'overloaded')) return unreachable(error.cause, store.databaseUrl)
    if (/^[0-9A-Z]{5}$/.test(code) && 'severity' in error) return forPostgres(code, store.databaseUrl)
  }
  const database = join(files.dataFolder, 'platen.db')
  if (isFailure(error, 'overloaded')) {
    return `${database} is locked by another program: end that program and start again.`
  }
  if ('errcode' in error && typeof error.errcode === 'number') return forSqlite(error.errcode & 0xff, database)
  const { syscall, path, errno } = error as NodeJS.ErrnoException
  if (syscall === 'listen' || syscall === 'getaddrinfo') return forListening(code, http)
  return errno === undefined ? undefined : forFile(code, path ?? files.dataFolder)
}

/** Result codes: https://sqlite.org/rescode.html */
function forSqlite(code: number, path: string): string | undefined {
  switch (code) {
    case 1:
      return `${path} holds the tables of another application: ${ANOTHER_FOLDER}.`
    case 3:
    case 8:
    case 14:
      return `${path} cannot be opened for writing: give the user that runs Platen write access to it and to its folder, ${ELSEWHERE}.`
    case 10:
      return `${path} cannot be read or written, says the disk: check the disk and its free space, ${ELSEWHERE}.`
    case 11:
      return `${path} is damaged: restore a backup of it, ${ELSEWHERE}.`
    case 13:
      return noRoom(path)
    case 26:
      return `${path} is not a SQLite database: move it away or restore a backup of it, ${ELSEWHERE}.`
    default:
      return undefined
  }
}

const ANOTHER_FOLDER = 'choose another folder with PLATEN_DATA_DIR'

function noRoom(path: string): string {
  return `There is no room left on the disk for ${path}: free some, ${ELSEWHERE}.`
}

/** SQLSTATE: https://www.postgresql.org/docs/current/errcodes-appendix.html */
function forPostgres(state: string, databaseUrl: string): string | undefined {
  const { server, database, user } = partsOf(databaseUrl)
  switch (state) {
    case '3D000':
      return `The PostgreSQL server at ${server} has no database "${database}": create it, or correct DATABASE_URL.`
    case '28P01':
    case '28000':
      return `The PostgreSQL server at ${server} refuses the user "${user}": check the user and the password in DATABASE_URL.`
    case '42501':
      return `The user "${user}" may not create or use tables in the database "${database}" at ${server}: grant it that, or name another user in DATABASE_URL.`
    case '42P01':
    case '42P07':
    case '42703':
      return `The database "${database}" at ${server} holds the tables of another application: name a database of its own in DATABASE_URL.`
    case '25006':
      return `The database "${database}" at ${server} is read-only: name the primary server in DATABASE_URL.`
    default:
      return undefined
  }
}

function unreachable(cause: unknown, databaseUrl: string): string {
  const { code, message } = (cause instanceof Error ? cause : {}) as NodeJS.ErrnoException
  // An attempt at several addresses has a code and no message.
  const reason = message || code || 'no answer'
  return `The database cannot be reached at ${partsOf(databaseUrl).server} (${reason}): check that PostgreSQL is running there, and that DATABASE_URL is right.`
}

/** Without the password, which no terminal should show. */
function partsOf(databaseUrl: string): { server: string; database: string; user: string } {
  const url = new URL(databaseUrl)
  return {
    server: url.host === '' ? 'the local socket' : url.host,
    database: decodeURIComponent(url.pathname.slice(1)),
    user: decodeURIComponent(url.username),
  }
}

function forListening(code: string, { host, port }: Config['http']): string | undefined {
  switch (code) {
    case 'EADDRINUSE':
      return `The port is taken: another program listens on ${host}:${port}. End that program, or choose another port with PORT.`
    case 'EACCES':
      return `The user that runs Platen may not listen on port ${port}: choose one from 1024 on with PORT.`
    case 'EADDRNOTAVAIL':
    case 'ENOTFOUND':
    case 'EAI_AGAIN':
      return `This machine has no address ${host} to listen on: correct HOST.`
    default:
      return undefined
  }
}

function forFile(code: string, path: string): string {
  switch (code) {
    case 'ENOSPC':
    case 'EDQUOT':
    case 'EFBIG':
      return noRoom(path)
    case 'EROFS':
      return `${path} is on a read-only file system: mount it writable, ${ELSEWHERE}.`
    case 'EACCES':
    case 'EPERM':
      return `${path} cannot be used by the user that runs Platen: give that user access, ${ELSEWHERE}.`
    case 'EEXIST':
      return `${path} is a file, and must be a folder: move the file away, ${ELSEWHERE}.`
    case 'ENOTDIR':
      return `A part of the path ${path} is a file, and must be a folder: move the file away, ${ELSEWHERE}.`
    case 'EISDIR':
      return `${path} is a folder, and must be a file: move the folder away, ${ELSEWHERE}.`
    default:
      return `${path} cannot be used (${code}): check it, ${ELSEWHERE}.`
  }
}
