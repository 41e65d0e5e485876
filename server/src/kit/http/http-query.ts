import qs from 'qs'
import { badRequest } from '../errors/errors.ts'

const options = {
  // `restaurantId[$in][]=` repeated more than twenty times would arrive as an object.
  arrayLimit: 1000,
  parameterLimit: 2000,
  depth: 5,
  strictDepth: true,
  throwOnLimitExceeded: true,
} as const

/** Parses the query of an address, with nested fields and lists as Feathers' clients write them. */
export function parseQuery(text: string): Record<string, unknown> {
  if (text === '') return {}
  try {
    return qs.parse(text, options)
  } catch (error) {
    if (error instanceof RangeError) throw badRequest({ message: error.message, reason: 'query' })
    throw error
  }
}
