import { BadRequest } from '@feathersjs/errors'
import { countSteps, startCounting, stopCounting } from '#testing/steps.ts'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { TSchema } from '@sinclair/typebox'
import { type ServiceContract, serviceMethods } from '@brigade/domain/access/contract.ts'
import { services } from '@brigade/domain/services.ts'
import { wrongPlaces } from '#testing/worst-values.ts'
import { checkOf } from './validation.ts'

type Schema = { name: string; part: 'data' | 'query'; schema: TSchema }

const schemas = Object.entries<ServiceContract>(services).flatMap(([path, contract]) =>
  serviceMethods.flatMap((method): Schema[] => {
    const { data, query, takesSigned } = contract[method] ?? {}
    const signed = takesSigned?.body
    return [
      ...(signed ? [{ name: `signed body of ${method} ${path}`, part: 'data' as const, schema: signed }] : []),
      ...(data ? [{ name: `body of ${method} ${path}`, part: 'data' as const, schema: data }] : []),
      ...(query ? [{ name: `query of ${method} ${path}`, part: 'query' as const, schema: query }] : []),
    ]
  }),
)

/** Maximum steps per value. Ajv, the choice of errors, and their sentences together need about ten. */
const stepsAPart = 20
/** Counting costs more than what is counted. With more at once, one that costs too much would not be seen beside the others. */
const placesAtOnce = 4
const counted = new Set<string>()

beforeAll(startCounting)
afterAll(stopCounting)

describe('what is refused costs no more than its size', () => {
  it.each(schemas)('for the $name', async ({ part, schema }) => {
    // A copy of the schema has a check of its own, which is compiled here, where steps are counted.
    const check = checkOf(part, { ...schema })
    // The first refusal compiles both checks: the one that stops early, and the one that finds all faults.
    expect(isRefused(check, 'x')).toBe(true)

    const places = wrongPlaces(schema, 150).filter(({ name }) => isNew(part + name))
    for (let at = 0; at < places.length; at += placesAtOnce) {
      const values = places.slice(at, at + placesAtOnce).flatMap((place) => place.values())
      const names = places.slice(at, at + placesAtOnce).map(({ name }) => name)
      const steps = await countSteps(() => values.filter((value) => isRefused(check, value)))
      expect(steps, names.join()).toBeLessThan(sizeOf(values) * stepsAPart)
    }
  })
})

/** Returns false for a place that tests the same rule as an earlier one: it costs the same. */
function isNew(name: string): boolean {
  if (counted.has(name)) return false
  counted.add(name)
  return true
}

function isRefused(check: (value: unknown) => void, value: unknown): boolean {
  try {
    check(value)
    return false
  } catch (error) {
    // A schema that can't be compiled fails its test.
    if (!(error instanceof BadRequest)) throw error
    return true
  }
}

/** Returns the number of values inside a value, itself included. */
function sizeOf(value: unknown): number {
  if (typeof value !== 'object' || value === null) return 1
  return Object.values(value).reduce((sum: number, inner) => sum + sizeOf(inner), 1)
}
