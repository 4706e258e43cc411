import { argon2, timingSafeEqual } from 'node:crypto'
import { promisify } from 'node:util'
import pLimit from 'p-limit'
import { Failure } from '../../failure.ts'

export interface Passwords {
  /** @throws `overloaded` if too many wait */
  hash(password: string): Promise<string>
  /** Takes equally long without a stored hash: timing must not reveal that an account exists. @throws `overloaded` */
  verify(password: string, stored: string | null | undefined): Promise<boolean>
}

export const PASSWORD = { minCharacters: 10, maxCharacters: 200 } as const

interface PasswordsOptions {
  readonly randomBytes: (count: number) => Uint8Array
}

interface Costs {
  readonly memoryKib: number
  readonly passes: number
  readonly parallelism: number
}

interface StoredHash extends Costs {
  readonly salt: Uint8Array
  readonly hash: Uint8Array
}

/** OWASP's minimum for Argon2id: about 50 ms of one core. */
const COSTS: Costs = { memoryKib: 19 * 1024, passes: 2, parallelism: 1 }
const SALT_BYTES = 16
const HASH_BYTES = 32
/** Concurrent hashes. Each uses 19 MiB and one of the four pool threads that also read files. */
const MAX_CONCURRENT = 2
/** Hashes that may wait: about three seconds of work. */
const MAX_WAITING = 100

const runArgon2 = promisify(argon2)

/** Threats: a stolen store (each hash records its costs, which can be raised), and CPU exhaustion (few run or wait). */
export function createPasswords({ randomBytes }: PasswordsOptions): Passwords {
  const runLimited = createLimiter()
  const dummy: StoredHash = { ...COSTS, salt: randomBytes(SALT_BYTES), hash: randomBytes(HASH_BYTES) }

  return {
    async hash(password) {
      const salt = randomBytes(SALT_BYTES)
      return phcText({ ...COSTS, salt, hash: await runLimited(() => derive(password, { ...COSTS, salt })) })
    },
    async verify(password, stored) {
      const isStored = typeof stored === 'string'
      const { hash, ...parameters } = isStored ? readPhc(stored) : dummy
      const derived = await runLimited(() => derive(password, parameters))
      return timingSafeEqual(derived, hash) && isStored
    },
  }
}

async function derive(password: string, { salt, ...costs }: Omit<StoredHash, 'hash'>): Promise<Uint8Array> {
  return runArgon2('argon2id', {
    // Keyboards encode the same letter in several ways.
    message: password.normalize('NFC'),
    nonce: salt,
    memory: costs.memoryKib,
    passes: costs.passes,
    parallelism: costs.parallelism,
    tagLength: HASH_BYTES,
  })
}

function createLimiter(): <Value>(work: () => Promise<Value>) => Promise<Value> {
  const limit = pLimit(MAX_CONCURRENT)
  return async (work) => {
    if (limit.pendingCount >= MAX_WAITING) {
      throw new Failure('overloaded', { retryAfterSeconds: 2, reason: 'Too many sign-ins are in progress.' })
    }
    return limit(work)
  }
}

function phcText({ memoryKib, passes, parallelism, salt, hash }: StoredHash): string {
  return `$argon2id$v=19$m=${memoryKib},t=${passes},p=${parallelism}$${base64(salt)}$${base64(hash)}`
}

const PHC = /^\$argon2id\$v=19\$m=(\d+),t=(\d+),p=(\d+)\$([\w+/]+)\$([\w+/]+)$/

function readPhc(text: string): StoredHash {
  const [, memory, passes, parallelism, salt, hash] = PHC.exec(text) ?? []
  if (salt === undefined || hash === undefined) throw new Error('Unknown format of a stored password hash.')
  return {
    memoryKib: Number(memory),
    passes: Number(passes),
    parallelism: Number(parallelism),
    salt: Buffer.from(salt, 'base64'),
    hash: Buffer.from(hash, 'base64'),
  }
}

/** Without padding, as in the PHC format. */
function base64(bytes: Uint8Array): string {
  return Buffer.from(bytes).toString('base64').replace(/=+$/, '')
}
