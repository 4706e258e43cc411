import { pino } from 'pino'
import { describe, expect, test } from 'vitest'
import { createRequestLog } from './request-log.ts'

const LEVELS = { 20: 'debug', 30: 'info', 40: 'warn' } as const

function levelOf(url: string, { status = 200, level = 'debug' } = {}): string | undefined {
  let text = ''
  const logRequest = createRequestLog(pino({ level }, { write: (line: string) => void (text += line) }))
  const anonymous = { account: undefined, key: undefined, session: undefined }
  logRequest({
    requestId: 'req_1',
    address: '127.0.0.1',
    method: 'GET',
    url,
    status,
    problem: undefined,
    ms: 1,
    ...anonymous,
  })
  return text === '' ? undefined : LEVELS[(JSON.parse(text) as { level: keyof typeof LEVELS }).level]
}

describe('the request log', () => {
  test.each([
    '/',
    '/designs?q=a',
    '/docs/guide',
    '/s/des_1',
    '/static/index-aB3dE6gH.js',
    '/paint/lato.woff2',
    '/files/a.png?…',
  ])('contains %s, which pages load, only at debug level', (url) => {
    expect(levelOf(url)).toBe('debug')
    expect(levelOf(url, { level: 'info' })).toBeUndefined()
    expect(levelOf(url, { status: 304 })).toBe('debug')
  })

  test.each(['/api/designs', '/api', '/web/session', '/healthz', '/metrics'])('contains %s at info level', (url) => {
    expect(levelOf(url, { level: 'info' })).toBe('info')
  })

  test.each(['/apidocs', '/webs'])('contains %s, which only starts like an API path, at debug level', (url) =>
    expect(levelOf(url)).toBe('debug'),
  )

  test.each([500, 503, 507])('contains a request that the server failed with status %d at warn level', (status) => {
    expect(levelOf('/api/designs', { status })).toBe('warn')
    expect(levelOf('/files/a.png', { status, level: 'warn' })).toBe('warn')
  })

  test.each([404, 410, 499])('contains a failed page load with status %d at info level', (status) => {
    expect(levelOf('/files/a.png', { status, level: 'info' })).toBe('info')
  })
})
