import { type Static, Type } from '@sinclair/typebox'
import { machineScopes } from '../access/machine-scopes.ts'
import { idempotencyKeySchema, idSchema, instantSchema } from '../kit/ids.ts'
import { filters, listQuerySchema } from '../kit/paging.ts'

const scopeSchema = Type.Union(machineScopes.map((scope) => Type.Literal(scope)))

const fields = {
  id: idSchema,
  restaurantId: idSchema,
  /** The name of the other system, which is the name of what it does. */
  name: Type.String(),
  /** The scopes of the key; null for a key that is older than scopes and has all rights of a machine. */
  scopes: Type.Union([Type.Array(scopeSchema), Type.Null()]),
  createdAt: instantSchema,
  createdBy: Type.Union([Type.String(), Type.Null()]),
  /** When it was used last, to ten minutes. */
  lastUsedAt: Type.Union([instantSchema, Type.Null()]),
  revokedAt: Type.Union([instantSchema, Type.Null()]),
  revokedBy: Type.Union([Type.String(), Type.Null()]),
}

/** A key with which another system calls the API for a venue, without the key itself. */
export const apiKeySchema = Type.Object(fields, { additionalProperties: false })

export type ApiKey = Static<typeof apiKeySchema>

/** A new key. */
export const newApiKeySchema = Type.Object(
  {
    ...fields,
    /** The key, which is shown this once; null if the call was repeated. */
    key: Type.Union([Type.String(), Type.Null()]),
  },
  { additionalProperties: false },
)

export type NewApiKey = Static<typeof newApiKeySchema>

export const createApiKeySchema = Type.Object(
  {
    restaurantId: idSchema,
    name: Type.String({ maxLength: 1_000 }),
    scopes: Type.Array(scopeSchema, { maxItems: machineScopes.length, uniqueItems: true }),
    idempotencyKey: Type.Optional(idempotencyKeySchema),
  },
  { additionalProperties: false },
)

export type CreateApiKey = Static<typeof createApiKeySchema>

export const apiKeyListQuerySchema = listQuerySchema({ restaurantId: filters.id }, ['id', 'name'])

export type ApiKeyListQuery = Static<typeof apiKeyListQuerySchema>
