import {
  BadRequest,
  Conflict,
  type FeathersError,
  Forbidden,
  MethodNotAllowed,
  NotAuthenticated,
  NotFound,
  TooManyRequests,
  Unavailable,
  Unprocessable,
} from '@feathersjs/errors'

/** Why a call is refused, for people (`message`, `fields`) and for programs (`reason`, `extras`). */
export type Refusal = {
  message: string
  reason?: string
  /** A sentence for each wrong field, by its dotted path: `{ 'cart.0.itemQty': '…' }`. */
  fields?: Record<string, string>
  /** Whatever else the caller needs to go on, such as who was first or how long to wait. */
  extras?: Record<string, unknown>
}

type Kind = new (message: string, data: object) => FeathersError

function refusing(Kind: Kind): (refusal: Refusal) => FeathersError {
  return ({ message, reason, fields, extras }) => new Kind(message, { ...extras, reason, fields })
}

export const badRequest = refusing(BadRequest)
export const notAuthenticated = refusing(NotAuthenticated)
export const forbidden = refusing(Forbidden)
export const notFound = refusing(NotFound)
export const methodNotAllowed = refusing(MethodNotAllowed)
export const conflict = refusing(Conflict)
export const unprocessable = refusing(Unprocessable)
export const tooManyRequests = refusing(TooManyRequests)
export const unavailable = refusing(Unavailable)

/** The refusal of an address where there is nothing. */
export function addressUnknown(): FeathersError {
  return notFound({ message: 'There is nothing at this address.', reason: 'address' })
}
