import { type Problem, sentenceOf } from '@brigade/domain/kit/problems.ts'
import { type ValueErrorCode, valueErrors } from '@brigade/domain/kit/value-errors.ts'
import { type Permission, can } from '@brigade/domain/access/permissions.ts'
import type { Principal } from '@brigade/domain/access/principal.ts'
import { pageLimits } from '@brigade/domain/kit/paging.ts'
import type { TSchema } from '@sinclair/typebox'
import type { App, Context } from '../context/context.ts'
import {
  badRequest,
  forbidden,
  methodNotAllowed,
  notAuthenticated,
  notFound,
  fieldsWithSentences,
} from '../errors/errors.ts'
import { isCheckedFor } from '../bodies/large-body.ts'
import { checkOf } from '../validation/validation.ts'

/** The permission that a call needs; of a list, one is enough. */
type Needed = Permission | readonly Permission[]

/** The largest id that the database makes. */
const largestId = 2_147_483_647

/** Before hook: identifies the caller by the token of the request or of the socket, as `params.user`. */
export async function authenticate({ app, params }: Context): Promise<void> {
  if (params.provider) params.user = await whoCalls(app, params.authentication?.accessToken)
}

/** Returns the principal of a token. Throws NotAuthenticated if the token is missing or invalid. */
export async function whoCalls(app: App, token: unknown): Promise<Principal> {
  if (typeof token !== 'string') throw notAuthenticated({ message: 'Sign in first.', reason: 'signedOut' })
  return app.principals.fromToken(token)
}

/**
 * Before hook: refuses every caller whose role has none of the permissions. Calls from within the server are trusted.
 */
export function allow(permission: Needed) {
  return ({ params }: Context): void => {
    if (params.provider) assertAllowed(params.user, permission)
  }
}

/** Throws Forbidden if the role has none of the permissions. */
export function assertAllowed(principal: Principal | undefined, permission: Needed): void {
  const isHeld =
    typeof permission === 'string' ? can(principal, permission) : permission.some((one) => can(principal, one))
  if (!isHeld) throw forbidden({ message: 'Your role can’t do this.', reason: 'permission', extras: { permission } })
}

/** Before hook: checks query and body against their schemas and names every wrong field. */
export function validate({ query, data }: { query?: TSchema; data?: TSchema }) {
  const checkQuery = query && checkOf('query', query)
  const checkData = data && checkOf('data', data)
  return (context: Context): void => {
    if (checkQuery) checkQuery((context.params.query ??= {}))
    if (checkData && !isCheckedFor(context, context.data)) checkData(context.data)
  }
}

/**
 * Before hook for lists, ahead of `validate`: sets `$limit` (10, at most 100) and `$skip` as numbers, and replaces
 * `skipPaginate` by `params.paginate = false` and a limit that only prevents endless lists.
 */
export function takePaging({ params }: Context): void {
  const { skipPaginate, $limit, $skip, ...filters } = params.query ?? {}
  const isPaged = !flag('skipPaginate', skipPaginate)
  if (!isPaged) params.paginate = false
  const most = isPaged ? pageLimits.most : pageLimits.unpaged
  const standard = isPaged ? pageLimits.standard : pageLimits.unpaged
  params.query = {
    ...filters,
    $limit: Math.min(count('$limit', $limit) ?? standard, most),
    $skip: count('$skip', $skip) ?? 0,
  }
}

/**
 * Before hook for get, patch and remove of records: converts the id to a number. Throws NotFound if it can't be an id.
 */
export function takeId(context: Context): void {
  const { id } = context
  if (id == null) throw methodNotAllowed({ message: 'Give the id of one record.', reason: 'idMissing' })
  const isId = /^[1-9]\d{0,9}$/.test(String(id)) && Number(id) <= largestId
  if (!isId) throw notFound({ message: `Record ${String(id).slice(0, 40)} doesn’t exist.`, reason: 'unknownId' })
  context.id = Number(id)
}

function flag(field: string, value: unknown): boolean {
  if (value === undefined || value === false || value === 'false') return false
  if (value === true || value === 'true') return true
  throw wrongQuery(field, { code: 'notBoolean' })
}

function count(field: string, value: unknown): number | undefined {
  if (value === undefined) return undefined
  const number = typeof value === 'string' && /^\d{1,9}$/.test(value) ? Number(value) : value
  if (typeof number === 'number' && Number.isSafeInteger(number) && number >= 0) return number
  throw wrongQuery(field, { code: 'numberTooSmall', params: { limit: 0 } }, 'This must be a whole number, at least 0.')
}

function wrongQuery(field: string, problem: Problem<ValueErrorCode>, sentence = sentenceOf(valueErrors, problem)) {
  return badRequest({
    message: sentence,
    reason: 'validation',
    ...fieldsWithSentences({ [field]: { ...problem, sentence } }),
  })
}
