import { first } from './001-first.ts'
import { webApp } from './002-web-app.ts'
import { requestedBy } from './003-requested-by.ts'
import { fairQueue } from './004-fair-queue.ts'
import { emailKeys } from './005-email-keys.ts'
import { storedBytes } from './006-stored-bytes.ts'
import { accountLifecycle } from './007-accounts.ts'
import { signIn } from './008-sign-in.ts'
import { failedExports } from './009-failed-exports.ts'
import { servers } from './010-servers.ts'
import { pictures } from './011-pictures.ts'
import { removedFiles } from './012-removed-files.ts'
import { secrets } from './013-secrets.ts'
import { mailOutbox } from './014-mail-outbox.ts'
import { unlinkedProviders } from './015-unlinked-providers.ts'
import { titleSearch } from './016-title-search.ts'
import { queueLines } from './017-queue-lines.ts'
import { begunRemovals } from './018-begun-removals.ts'
import { signInTimes } from './019-sign-in-times.ts'
import { fonts } from './020-fonts.ts'
import { folders } from './021-folders.ts'
import { designWords } from './022-design-words.ts'
import { versions } from './023-versions.ts'
import { sharedTemplates } from './024-shared-templates.ts'
import { repeatedUploads } from './025-repeated-uploads.ts'
import type { Migration } from './migration.ts'

/** In the order they run. Append new ones. */
export const migrations: readonly Migration[] = [
  first,
  webApp,
  requestedBy,
  fairQueue,
  emailKeys,
  storedBytes,
  accountLifecycle,
  signIn,
  failedExports,
  servers,
  pictures,
  removedFiles,
  secrets,
  mailOutbox,
  unlinkedProviders,
  titleSearch,
  queueLines,
  begunRemovals,
  signInTimes,
  fonts,
  folders,
  designWords,
  versions,
  sharedTemplates,
  repeatedUploads,
]
