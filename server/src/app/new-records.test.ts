import { jsonSchemaOf, type JsonSchema } from '@brigade/domain/app/json-schema.ts'
import type { ServiceContract } from '@brigade/domain/access/contract.ts'
import { services } from '@brigade/domain/services.ts'
import { Type } from '@sinclair/typebox'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { type TestServer, startTestServer } from '#testing/test-server.ts'
import { fittingValue } from '#testing/worst-values.ts'

type Refusal = { data: { reason: string; fields: Record<string, string> } }

const venueWithoutHeadings = 2

/** Fields that depend on the venue and on the record's parent, which a schema can't express. */
const besides: Record<string, object> = {
  'v1/restaurant': { timeZone: 'Asia/Dubai' },
  'v1/items': { categoryId: 1, posItemId: 'till-1' },
  'v1/condiments': { posItemId: 'till-2' },
  'v1/shared-condiments': { posItemId: 'till-2' },
  'v1/primary-heading': { restaurantId: venueWithoutHeadings },
}

const made = Object.entries<ServiceContract>(services).flatMap(([path, { create }]) => {
  const schema = create?.data
  return schema && 'askedByRules' in schema ? [{ path, schema: jsonSchemaOf(schema) }] : []
})

let testServer: TestServer
let admin: string
let names = 0

beforeAll(async () => {
  testServer = await startTestServer()
  admin = await testServer.signIn('admin@brigade.demo')
  const options = await testServer.request<{ data: { id: number }[] }>(
    'GET',
    `/v1/recom-main-option?restaurantId=${venueWithoutHeadings}`,
    { token: admin },
  )
  besides['v1/sub-option-heading'] = { mainOptionId: options.body.data[0]!.id }
})

afterAll(() => testServer.close())

it('are those of menus, of preset names and of messages to the staff', () => {
  expect(made.map(({ path }) => path)).toEqual(
    expect.arrayContaining([
      'v1/menu',
      'v1/category',
      'v1/items',
      'v1/condiments',
      'v1/modifiers',
      'v1/group-names',
      'v1/notifications',
    ]),
  )
})

it.each(made)(
  'are made at $path with what the API says is required, and with nothing less',
  async ({ path, schema }) => {
    expect(await make(path, bodyOf(path, schema))).toMatchObject({ status: 201 })

    for (const field of requiredIn(schema)) {
      const body = bodyOf(path, schema)
      takeOut(body, field)
      const { status, body: refusal } = await make(path, body)
      expect({ field, status }).toEqual({ field, status: 400 })
      expect(Object.keys(refusal.data.fields).every((name) => name.startsWith(field))).toBe(true)
    }
  },
)

function make(path: string, body: object) {
  return testServer.request<Refusal>('POST', `/${path}`, { token: admin, body })
}

/** Returns a body with only the required fields; its names are unique. */
function bodyOf(path: string, schema: JsonSchema): Record<string, unknown> {
  names += 1
  const body = fittingValue(Type.Unsafe(schema)) as object
  const filled = Object.entries(body).map(([field, value]) => [field, filledIn(field, value)])
  return { ...Object.fromEntries(filled), ...besides[path] }
}

const always = ['ALL']

/**
 * Replaces values that fit the schema but are not valid: no price, no days, texts of one letter that another record
 * has.
 */
function filledIn(field: string, value: unknown): unknown {
  if (field === 'daysAvailable' || field === 'hoursAvailable') return always
  if (field === 'name' && typeof value === 'string') return `Text ${names}`
  if (typeof value === 'object' && value !== null) return { en: `Text ${names}`, ar: `نص ${names}` }
  return value ?? 1
}

function requiredIn({ required = [], properties = {} }: JsonSchema): string[] {
  return required.flatMap((field) => {
    const inner = requiredIn(properties[field] ?? {}).map((name) => `${field}.${name}`)
    return inner.length > 0 ? inner : [field]
  })
}

function takeOut(body: Record<string, unknown>, field: string): void {
  const [first = '', inner] = field.split('.')
  if (inner === undefined) delete body[first]
  else delete (body[first] as Record<string, unknown>)[inner]
}
