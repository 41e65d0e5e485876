import { bulkPaths, undoImportPath } from '@brigade/domain/menus/bulk/bulk.api.ts'
import type { BulkKind } from '@brigade/domain/menus/bulk/bulk.kinds.ts'
import type { BulkResult, UndoneImport } from '@brigade/domain/menus/bulk/bulk.schema.ts'
import type { BodyOf } from '@brigade/domain/services.ts'
import { callRest } from '#kit/rest-client.ts'

/** Thousands of rows over a slow line take their time. */
const withinMs = 120_000

type How = { dryRun: true } | { dryRun: false; idempotencyKey: string }

/**
 * Sends a list; over HTTP, for it is more than a message of the live line may hold. One whose answer got lost is sent again with the
 * same key: it is imported once.
 */
export function sendImport(kind: BulkKind, list: readonly object[], how: How): Promise<BulkResult> {
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- What was read from the sheet has been checked row by row, and the server checks it again.
  const data = { list, ...how } as unknown as BodyOf<(typeof bulkPaths)[BulkKind], 'create'>
  return callRest('create', bulkPaths[kind], { data, withinMs })
}

/** Takes an import back. */
export function undoImport(importId: number): Promise<UndoneImport> {
  return callRest('create', undoImportPath, { data: { importId }, withinMs })
}
