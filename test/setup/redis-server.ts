import { inject } from 'vitest'
import { type RedisServer, startRedisProgram } from './redis-process.ts'

export { type RedisServer }

/** Whether `startRedis` can run here. Otherwise, suites that need it are skipped. */
export const hasRedis = inject('redisProgram') !== ''

/** Starts a Redis or Valkey server that stores nothing on disk and ends with this process, even in a crash. */
export function startRedis(options: readonly string[] = []): Promise<RedisServer> {
  return startRedisProgram(inject('redisProgram'), options)
}
