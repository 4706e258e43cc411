import { chown, mkdir, mkdtemp, rm, stat } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { CreateBucketCommand, S3Client } from '@aws-sdk/client-s3'
import pg from 'pg'
import { freePort } from '../test/setup/free-port.ts'
import { type PostgresServer, startPostgresServer } from '../test/setup/postgres-server.ts'
import { type RedisServer, startRedisProgram } from '../test/setup/redis-process.ts'
import { findRedis } from '../test/setup/redis-program.ts'
import { runPlaten } from '../test/setup/run-platen.ts'
import { type FaultyS3, startFaultyS3 } from '../test/setup/s3-faults.ts'
import { startS3Server } from '../test/setup/s3-server.ts'
import { mountSmallDisk, type SmallDisk } from '../test/setup/small-disk.ts'
import type { Cleanups } from './cleanups.ts'
import { createClock, findFaketime, type ProcessClock } from './clocks.ts'
import type { Journal } from './journal.ts'
import { type PlatenProcess, startPlaten } from './platen-process.ts'

export interface Cluster {
  readonly urls: readonly string[]
  readonly processes: readonly PlatenProcess[]
  readonly postgres: PostgresServer
  readonly databaseUrl: string
  readonly redis: RedisServer
  readonly s3: FaultyS3
  /** Contains the database and the data folder of the first server. Undefined without the permission to mount it. */
  readonly disk: SmallDisk | undefined
  /** Of all processes. Empty without libfaketime. */
  readonly clocks: readonly ProcessClock[]
  readonly logs: readonly string[]
  createKey(email: string): Promise<string>
}

const BUCKET = 'drill'
const DISK_MB = 256
const WORKERS = 3
const HOUR_S = 3_600
/** Of two servers and three workers: the first one has the time of the machine. */
const CLOCKS_S = [0, HOUR_S, 0, -HOUR_S, HOUR_S / 2]

/** Starts two servers and three workers on PostgreSQL, Redis and an S3 store, all on this machine. */
export async function startCluster(journal: Journal, cleanups: Cleanups): Promise<Cluster> {
  const folder = await mkdtemp(join(tmpdir(), 'platen-drill-'))
  cleanups.add(() => rm(folder, { recursive: true, force: true }))
  const disk = await mountSmallDisk(DISK_MB)
  if (disk) cleanups.add(() => disk.unmount())

  // A crash must not lose commits: the drill checks them.
  const postgres = await startPostgresServer({ synchronous_commit: 'on' })
  if (postgres === undefined) throw new Error('Install PostgreSQL (Debian: apt-get install postgresql)')
  cleanups.add(() => postgres.stop())
  const databaseUrl = disk ? await createDatabaseOn(disk, postgres) : postgres.url

  const redisProgram = await findRedis()
  if (redisProgram === '') throw new Error('Install Redis (Debian: apt-get install redis-server)')
  const redis = await startRedisProgram(redisProgram)
  cleanups.add(() => redis.stop())

  const s3 = await startStore(cleanups)
  const ports = [await freePort(), await freePort()]
  const urls = ports.map((port) => `http://127.0.0.1:${port}`)
  const shared = {
    ...{ DATABASE_URL: databaseUrl, REDIS_URL: redis.url, FILES_URL: s3.filesUrl, PUBLIC_URL: urls[0] ?? '' },
    ...{ PLATEN_SECRET: 'a secret of the drill, which is long enough', PLATEN_PLANS: 'unlimited=100000000' },
    ...{ PLATEN_WORKERS: '1', PLATEN_SHUTDOWN_SECONDS: '5' },
  }

  const faketime = await findFaketime()
  const clocks: ProcessClock[] = []
  const processes: PlatenProcess[] = []
  const logs: string[] = []
  const start = async (name: string, more: { port?: number; dataFolder?: string } = {}): Promise<void> => {
    const log = join(folder, `${name}.log`)
    const clockFile = join(folder, `${name}.clock`)
    const clock =
      faketime === undefined ? undefined : await createClock(faketime, clockFile, CLOCKS_S[processes.length] ?? 0)
    if (clock) clocks.push(clock)
    const dataFolder = more.dataFolder ?? join(folder, name)
    await mkdir(dataFolder, { recursive: true })
    const env = { ...shared, ...clock?.env, PLATEN_DATA_DIR: dataFolder, PORT: String(more.port ?? 0) }
    const isServer = more.port !== undefined
    const started = await startPlaten({
      ...{ name, command: isServer ? 'serve' : 'work', env, log, journal },
      ...(isServer && { server: processes.length }),
    })
    cleanups.add(() => started.stop())
    processes.push(started)
    logs.push(log)
  }
  for (const [index, port] of ports.entries()) {
    const onDisk = disk && index === 0 ? { dataFolder: join(disk.folder, 'server') } : {}
    await start(`server ${index + 1}`, { port, ...onDisk })
  }
  for (let worker = 1; worker <= WORKERS; worker += 1) await start(`worker ${worker}`)

  return {
    ...{ urls, processes, postgres, databaseUrl, redis, s3: s3.faulty, disk, clocks, logs },
    async createKey(email) {
      const args = ['key', 'create', '--email', email, '--create-account', '--plan', 'unlimited']
      const { stdout, stderr } = await runPlaten(args, { env: { ...shared, PLATEN_DATA_DIR: join(folder, 'cli') } })
      if (!stdout.startsWith('pl_')) throw new Error(`No key was created: ${stderr}`)
      return stdout.trim()
    },
  }
}

/** Creates the database in a tablespace on the disk. PostgreSQL's log stays on the machine's disk. */
async function createDatabaseOn(disk: SmallDisk, postgres: PostgresServer): Promise<string> {
  const client = new pg.Client(postgres.url)
  await client.connect()
  try {
    const { rows } = await client.query<{ data_directory: string }>('show data_directory')
    const { uid, gid } = await stat(rows[0]?.data_directory ?? '')
    const folder = join(disk.folder, 'database')
    await mkdir(folder)
    // The parent may be readable by its owner alone.
    await chown(disk.folder, uid, gid)
    await chown(folder, uid, gid)
    await client.query(`create tablespace small location '${folder}'`)
    await client.query('create database drill tablespace small')
  } finally {
    await client.end()
  }
  return new URL('/drill', postgres.url).href
}

async function startStore(cleanups: Cleanups): Promise<{ faulty: FaultyS3; filesUrl: string }> {
  const store = await startS3Server()
  if (store === undefined)
    throw new Error('Install Swift (Debian: apt-get install swift-proxy swift-account swift-container swift-object)')
  cleanups.add(() => store.stop())
  const { host, key, secret } = store
  const credentials = { accessKeyId: key, secretAccessKey: secret }
  const client = new S3Client({ endpoint: `http://${host}`, region: 'us-east-1', credentials, forcePathStyle: true })
  await client.send(new CreateBucketCommand({ Bucket: BUCKET }))
  client.destroy()
  const faulty = await startFaultyS3(`http://${host}`)
  cleanups.add(() => faulty.stop())
  const login = `${encodeURIComponent(key)}:${encodeURIComponent(secret)}`
  return { faulty, filesUrl: `s3://${login}@${faulty.host}/${BUCKET}/files?tls=false` }
}
