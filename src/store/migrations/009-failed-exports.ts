import type { Migration } from './migration.ts'

/** Codes of the time of this migration. `error` has begun with its code since the first version. */
const CODES = [
  'font_unavailable',
  'image_fetch_failed',
  'image_blocked',
  'image_invalid',
  'output_too_large',
  'storage_full',
  'render_timeout',
  'render_memory',
  'internal_error',
]

/** Lets failed exports be filtered by code and time of failure, and traced to the request that queued them. */
export const failedExports: Migration = {
  name: '009-failed-exports',
  statements: ({ text }) => [
    `alter table exports add column request_id ${text}`,
    `alter table exports add column error_code ${text}`,
    ...CODES.map(
      (code) => `update exports set error_code = '${code}' where status = 'failed' and error like '{"code":"${code}"%'`,
    ),
    `drop index exports_failed`,
    `create index exports_failed on exports (completed_at desc, id desc, error_code) where status = 'failed'`,
  ],
}
