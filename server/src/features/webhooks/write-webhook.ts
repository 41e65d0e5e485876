import { randomBytes } from 'node:crypto'
import type { Principal } from '@brigade/domain/access/principal.ts'
import { plainText } from '@brigade/domain/kit/plain-text.ts'
import { webhookErrors } from '@brigade/domain/webhooks/webhooks.errors.ts'
import { webhookLimits } from '@brigade/domain/webhooks/webhooks.limits.ts'
import { problemsOfWebhook } from '@brigade/domain/webhooks/webhooks.rules.ts'
import type {
  CreateWebhook,
  NewWebhook,
  PatchWebhook,
  Webhook,
  WebhookDraft,
} from '@brigade/domain/webhooks/webhooks.schema.ts'
import { findVenue } from '#features/venues/public/find-venue.ts'
import type { Call, Caller } from '#kit/context/call.ts'
import { lockRow } from '#kit/database/lock-row.ts'
import { one, rowsOf, run, type Transaction } from '#kit/database/transaction.ts'
import { refuseBeyond, refuseField, refuseFields } from '#kit/errors/errors.ts'
import { refuseStale, updatedBy } from '#kit/lists/records.ts'
import { isLocalHost, isPrivateAddress } from '#kit/outgoing/outgoing-address.ts'
import { findWebhook, lockWebhook, maySee } from './find-webhook.ts'
import { webhookColumns, type WebhookRow } from './webhook-columns.ts'

const hourMs = 3_600_000

/**
 * Adds a webhook to a venue or to all venues, and answers its secret this once. Throws BadRequest, and Unprocessable if there are as many
 * as there may be.
 */
export function* createWebhook(
  { restaurantId, isActive = true, ...draft }: Omit<CreateWebhook, 'idempotencyKey'>,
  { principal, now, app }: Call,
): Transaction<NewWebhook> {
  const allowsLocal = app.get('allowsLocalTargets')
  refuseProblems(draft, { allowsLocal })
  yield* refuseVenue(restaurantId, principal)
  yield* refuseMany(restaurantId)
  const secret = newSecret()
  const row = yield* webhookColumns.insert({
    restaurantId,
    ...enteredIn({ ...draft, isActive }),
    secret,
    createdAt: now.toISOString(),
    ...updatedBy(principal, now),
  })
  return { ...webhookColumns.read(row), secret }
}

/** Returns the webhook that a repeated call has added before, without its secret. */
export function* repeatedWebhook(id: number, { principal }: Call): Transaction<NewWebhook | undefined> {
  const row = yield* one<WebhookRow>('SELECT * FROM webhooks WHERE "id" = ?', id)
  return row && maySee(principal, row) ? { ...webhookColumns.read(row), secret: null } : undefined
}

/** Changes a webhook; one that is turned on again is no longer paused. Throws NotFound, BadRequest, Conflict. */
export function* patchWebhook(
  id: number,
  { version, ...change }: PatchWebhook,
  { principal, now, app }: Call,
): Transaction<Webhook> {
  const row = yield* lockWebhook({ id, principal })
  const before = webhookColumns.read(row)
  const wanted = enteredIn({ ...before, ...change })
  if (isSame(before, wanted)) return before
  if (version !== undefined && version !== before.version)
    refuseStale({ message: webhookErrors.staleVersion, current: before, row })
  // An address that was saved before stays until it is changed. It is checked whenever it is called.
  refuseProblems(wanted, { allowsLocal: app.get('allowsLocalTargets') || wanted.url === before.url })
  const isResumed = wanted.isActive && !before.isActive
  const [changed] = yield* webhookColumns.update(
    {
      ...wanted,
      ...(isResumed && { pausedAt: null, pauseReason: null, failingSince: null }),
      version: before.version + 1,
      ...updatedBy(principal, now),
    },
    { where: '"id" = ?', params: [id] },
  )
  return webhookColumns.read(changed!)
}

/** Deletes a webhook and returns it as it was. Its log is deleted in batches later. Throws NotFound. */
export function* removeWebhook(id: number, { principal }: Caller): Transaction<Webhook> {
  const row = yield* lockWebhook({ id, principal })
  const statement = { sql: 'DELETE FROM webhooks WHERE "id" = ? RETURNING *', params: [id] }
  yield* rowsOf(webhookColumns.published('removed', statement, { where: '"id" = ?', params: [id] }))
  return webhookColumns.read(row)
}

/** Makes a new secret and answers it this once; the one before is used beside it for a day. Throws NotFound. */
export function* renewWebhook({ id }: { id: number }, { principal, now }: Caller): Transaction<NewWebhook> {
  const row = yield* lockWebhook({ id, principal })
  const secret = newSecret()
  const [renewed] = yield* webhookColumns.update(
    {
      secret,
      oldSecret: row.secret,
      oldSecretUntil: new Date(now.getTime() + webhookLimits.oldSecretHours * hourMs).toISOString(),
      version: row.version + 1,
      ...updatedBy(principal, now),
    },
    { where: '"id" = ?', params: [id] },
  )
  return { ...webhookColumns.read(renewed!), secret }
}

/** Returns a webhook. Throws NotFound. */
export function* readWebhook(id: number, { principal }: { principal: Principal }): Transaction<Webhook> {
  return webhookColumns.read(yield* findWebhook({ id, principal }))
}

/** Removes the secrets that no longer sign anything. */
export function forgetOldSecrets(now: Date): Transaction<number> {
  return run(
    'UPDATE webhooks SET "oldSecret" = NULL WHERE "oldSecret" IS NOT NULL AND "oldSecretUntil" <= ?',
    now.toISOString(),
  )
}

function newSecret(): string {
  return `whsec_${randomBytes(24).toString('base64')}`
}

function enteredIn({ name, url, topics, isActive }: WebhookDraft): WebhookDraft {
  return { name: plainText(name), url: url.trim(), topics: [...topics], isActive }
}

function isSame(one: WebhookDraft, other: WebhookDraft): boolean {
  return (
    one.name === other.name &&
    one.url === other.url &&
    one.isActive === other.isActive &&
    one.topics.toSorted().join(' ') === other.topics.toSorted().join(' ')
  )
}

function refuseProblems(
  draft: Pick<WebhookDraft, 'name' | 'url' | 'topics'>,
  { allowsLocal }: { allowsLocal: boolean },
): void {
  refuseFields(problemsOfWebhook(draft, { allowsPlain: allowsLocal }), webhookErrors)
  const host = URL.parse(draft.url.trim())?.hostname ?? ''
  if (!allowsLocal && (isLocalHost(host) || isPrivateAddress(host.replace(/^\[(.*)\]$/, '$1'))))
    refuseField({ url: 'urlNotAllowed' }, webhookErrors)
}

function* refuseVenue(restaurantId: number | null, principal: Principal): Transaction<void> {
  if (restaurantId !== null && !(yield* findVenue(restaurantId)))
    refuseField({ restaurantId: 'venueUnknown' }, webhookErrors)
  // A venue of another tenant is as unknown as one that isn't there.
  if (maySee(principal, { restaurantId })) return
  refuseField({ restaurantId: restaurantId === null ? 'otherVenue' : 'venueUnknown' }, webhookErrors)
}

function* refuseMany(restaurantId: number | null): Transaction<void> {
  if (restaurantId !== null) yield* lockRow('venues', { id: restaurantId, by: 'timeZone' })
  const found = yield* one<{ total: number }>(
    `SELECT count(*) AS "total" FROM webhooks WHERE ${restaurantId === null ? '"restaurantId" IS NULL' : '"restaurantId" = ?'}`,
    ...(restaurantId === null ? [] : [restaurantId]),
  )
  const { webhooks: limit } = webhookLimits
  refuseBeyond(found?.total ?? 0, { limit, code: 'tooManyWebhooks', sentences: webhookErrors })
}
