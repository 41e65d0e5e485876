import { bulkPaths, undoImportPath } from '@brigade/domain/menus/bulk/bulk.api.ts'
import type { BulkKind } from '@brigade/domain/menus/bulk/bulk.kinds.ts'
import type { BulkResult, UndoneImport } from '@brigade/domain/menus/bulk/bulk.schema.ts'
import type { BodyOf } from '@brigade/domain/services.ts'
import { callRest } from '#kit/calls/rest-client.ts'

/** The timeout in milliseconds: thousands of rows take long on a slow connection. */
const withinMs = 120_000

type How = { dryRun: true } | { dryRun: false; idempotencyKey: string }

/**
 * Sends a list over HTTP, because it may exceed the message limit of the socket. If the answer is lost, it is sent
 * again with the same key and imported only once.
 */
export function sendImport(kind: BulkKind, list: readonly object[], how: How): Promise<BulkResult> {
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- What was read from the sheet has been checked row by row, and the server checks it again.
  const data = { list, ...how } as unknown as BodyOf<(typeof bulkPaths)[BulkKind], 'create'>
  return callRest('create', bulkPaths[kind], { data, withinMs })
}

/** Undoes an import. */
export function sendImportUndo(importId: number): Promise<UndoneImport> {
  return callRest('create', undoImportPath, { data: { importId }, withinMs })
}
