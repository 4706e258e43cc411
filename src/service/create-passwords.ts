import { argon2, timingSafeEqual } from 'node:crypto'
import { promisify } from 'node:util'
import { Failure } from '../failure.ts'
import { type Passwords } from './passwords.ts'

interface PasswordsOptions {
  readonly randomBytes: (count: number) => Uint8Array
}

/** What making one hash costs. */
interface Costs {
  readonly memoryKib: number
  readonly passes: number
  readonly parallelism: number
}

interface Kept extends Costs {
  readonly salt: Uint8Array
  readonly hash: Uint8Array
}

/** What OWASP asks of Argon2id at least: about 50 ms of one core. */
const COSTS: Costs = { memoryKib: 19 * 1024, passes: 2, parallelism: 1 }
const SALT_BYTES = 16
const HASH_BYTES = 32
/** Each takes a thread of the four that also read files, and 19 MiB. */
const AT_ONCE = 2
/** About three seconds of work: who comes later is better told to come again. */
const WAITING = 100

const runArgon2 = promisify(argon2)

/**
 * Argon2id, kept in the PHC string format, so that each hash tells its own costs and later ones may cost more.
 *
 * The threats are a stolen store, which the costs answer, and somebody who sends passwords only to keep the machine busy: few hashes run at
 * once, and few wait.
 */
export function createPasswords({ randomBytes }: PasswordsOptions): Passwords {
  const inTurn = createTurns()
  const dummy: Kept = { ...COSTS, salt: randomBytes(SALT_BYTES), hash: randomBytes(HASH_BYTES) }

  return {
    async hash(password) {
      const salt = randomBytes(SALT_BYTES)
      return phcText({ ...COSTS, salt, hash: await inTurn(() => derive(password, { ...COSTS, salt })) })
    },
    async verify(password, kept) {
      const isKept = typeof kept === 'string'
      const { hash, ...how } = isKept ? readPhc(kept) : dummy
      const derived = await inTurn(() => derive(password, how))
      return timingSafeEqual(derived, hash) && isKept
    },
  }
}

async function derive(password: string, { salt, ...costs }: Omit<Kept, 'hash'>): Promise<Uint8Array> {
  return runArgon2('argon2id', {
    // Keyboards write one letter in several ways.
    message: password.normalize('NFC'),
    nonce: salt,
    memory: costs.memoryKib,
    passes: costs.passes,
    parallelism: costs.parallelism,
    tagLength: HASH_BYTES,
  })
}

function createTurns(): <Value>(work: () => Promise<Value>) => Promise<Value> {
  const waiting: (() => void)[] = []
  let running = 0
  return async (work) => {
    if (waiting.length >= WAITING) {
      throw new Failure('overloaded', { retryAfterSeconds: 2, reason: 'Too many are signing in at once.' })
    }
    if (running < AT_ONCE) running += 1
    else await new Promise<void>((resolve) => waiting.push(resolve))
    try {
      return await work()
    } finally {
      const next = waiting.shift()
      // The turn is handed on as it is, so that nobody who comes in between takes it.
      if (next === undefined) running -= 1
      else next()
    }
  }
}

function phcText({ memoryKib, passes, parallelism, salt, hash }: Kept): string {
  return `$argon2id$v=19$m=${memoryKib},t=${passes},p=${parallelism}$${base64(salt)}$${base64(hash)}`
}

const PHC = /^\$argon2id\$v=19\$m=(\d+),t=(\d+),p=(\d+)\$([\w+/]+)\$([\w+/]+)$/

function readPhc(text: string): Kept {
  const [, memory, passes, parallelism, salt, hash] = PHC.exec(text) ?? []
  if (salt === undefined || hash === undefined) throw new Error('A password is kept in an unknown form.')
  return {
    memoryKib: Number(memory),
    passes: Number(passes),
    parallelism: Number(parallelism),
    salt: Buffer.from(salt, 'base64'),
    hash: Buffer.from(hash, 'base64'),
  }
}

/** As the PHC format has it: without padding. */
function base64(bytes: Uint8Array): string {
  return Buffer.from(bytes).toString('base64').replace(/=+$/, '')
}
