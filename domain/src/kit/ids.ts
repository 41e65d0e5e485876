import { Type } from '@sinclair/typebox'

/** A record's id: a positive integer made by the database. */
export const idSchema = Type.Integer({ minimum: 1, maximum: 2_147_483_647 })

/** An instant on the wire: ISO 8601 in UTC, such as `2026-03-01T18:30:00.000Z`. */
export const instantSchema = Type.String({ format: 'date-time' })

/** The key with which a client can repeat a creation without making a second record. */
export const idempotencyKeySchema = Type.String({ minLength: 1, maxLength: 200, pattern: '^[\\x21-\\x7e]+$' })
