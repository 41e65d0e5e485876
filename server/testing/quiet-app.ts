import { EventEmitter } from 'node:events'
import type { App } from '#kit/context/context.ts'
import type { Database } from '#kit/database/database.ts'
import { TransactionHooks } from '#kit/events/transaction-hooks.ts'
import { logTo } from '#kit/logging/logger.ts'

/** Builds the parts of the application that scheduled work needs, on a database alone: its events reach no client. */
export function quietApp(db: Database): App {
  const log = logTo({ write: () => {} }, 'silent')
  return {
    db,
    log,
    transactionHooks: new TransactionHooks(),
    fileUses: [],
    settings: {},
    service: () => new EventEmitter(),
  } as unknown as App
}
