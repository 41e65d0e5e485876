import { type MethodContract, type ServiceContract, type ServiceMethod, serviceMethods } from '../access/contract.ts'
import { authenticationPath } from '../auth/auth.api.ts'
import { entriesOf } from '../kit/table-keys.ts'
import { services, type ServicePath } from '../services.ts'
import { records, shapeOf, values } from './api-shapes.ts'
import { type JsonSchema, jsonSchemaOf } from './json-schema.ts'

const verbs = { find: 'get', get: 'get', create: 'post', patch: 'patch', remove: 'delete' } as const

/** Returns the REST API as an OpenAPI document (3.1), made from the contracts of all services. */
export function openApi({ version }: { version: string }): Record<string, unknown> {
  return {
    openapi: '3.1.1',
    info: {
      title: 'Brigade',
      version,
      description:
        'Every service answers over a socket too: the ordinary Feathers client, with the same bodies, answers and errors.',
      license: { name: 'AGPL-3.0-only', identifier: 'AGPL-3.0-only' },
    },
    servers: [{ url: '/' }],
    security: [{ token: [] }],
    paths: pathsOf(entriesOf(services)),
    components: {
      securitySchemes: { token: { type: 'http', scheme: 'bearer' } },
      schemas: {
        Error: errorSchema,
        ...Object.fromEntries(
          [...values, ...records].map(({ name, note, schema }) => [
            keyOf(name),
            { description: note, ...insidesWithNames(schema) },
          ]),
        ),
      },
    },
  }
}

function pathsOf(contracts: readonly [ServicePath, ServiceContract][]): Record<string, object> {
  const paths: Record<string, Record<string, object>> = {}
  for (const [path, contract] of contracts) {
    for (const method of serviceMethods) {
      const row = contract[method]
      if (!row) continue
      const address = `/${path}${hasId(path, method) ? '/{id}' : ''}`
      paths[address] = { ...paths[address], [verbs[method]]: operation(path, method, row) }
    }
  }
  return paths
}

/**
 * Returns whether a call has an id in its path. Signing out has none: it ends the session of the token that is sent.
 */
function hasId(path: ServicePath, method: ServiceMethod): boolean {
  return method === 'get' || method === 'patch' || (method === 'remove' && path !== authenticationPath)
}

function operation(path: ServicePath, method: ServiceMethod, contract: MethodContract): object {
  const { permission, summary, status = method === 'create' ? 201 : 200 } = contract
  const needed = [permission].flat().join(', ')
  return {
    operationId: operationIdOf(path, method),
    tags: [path.slice('v1/'.length)],
    summary,
    ...(permission === 'public' ? { security: [] } : { description: `Needs one of these permissions: ${needed}.` }),
    parameters: parametersOf(path, method, contract),
    ...bodyOf(contract),
    responses: {
      [status]: { description: 'Done.', content: answerOf(contract, method) },
      '4XX': { description: 'Refused; nothing was changed.', content: json({ $ref: '#/components/schemas/Error' }) },
      '5XX': { description: 'Could not be done now.', content: json({ $ref: '#/components/schemas/Error' }) },
    },
  }
}

/** Returns `patchOrder` for `v1/order` and `patch`. */
function operationIdOf(path: ServicePath, method: ServiceMethod): string {
  const words = path.slice('v1/'.length).split(/[^A-Za-z]/)
  return method + words.map((word) => word.charAt(0).toUpperCase() + word.slice(1)).join('')
}

function parametersOf(path: ServicePath, method: ServiceMethod, contract: MethodContract): object[] {
  const { query, data, answer, takesSigned } = contract
  const ofId = hasId(path, method) ? [{ name: 'id', in: 'path', required: true, schema: withNames(idSchema) }] : []
  const ofQuery = query ? queryParameters(jsonSchemaOf(query)) : []
  const isPaged = method === 'find' && answer !== 'file' && answer.properties?.data !== undefined
  const ofPages = isPaged ? [{ name: 'skipPaginate', in: 'query', schema: { type: 'boolean' } }] : []
  const key = data && jsonSchemaOf(data).properties?.idempotencyKey
  const ofKey = key ? [{ name: 'Idempotency-Key', in: 'header', schema: key }] : []
  const signing = { in: 'header', required: true, schema: { type: 'string' } }
  const ofSignature = takesSigned ? [{ name: takesSigned.header, ...signing }] : []
  return [...ofId, ...ofQuery, ...ofPages, ...ofKey, ...ofSignature]
}

const idSchema = jsonSchemaOf(values.find(({ name }) => name === 'id')!.schema)

/** Returns one parameter for each field, and one for each operator of a filter, such as `createdAt[$gt]`. */
function queryParameters({ properties = {}, required = [] }: JsonSchema): object[] {
  return Object.entries(properties).flatMap(([name, schema]) =>
    formsOf(schema).flatMap((form) => {
      if (!form.properties)
        return [{ name, in: 'query', ...(required.includes(name) && { required: true }), schema: withNames(form) }]
      return Object.entries(form.properties).map(([inner, value]) => ({
        name: `${name}[${inner}]${value.items ? '[]' : ''}`,
        in: 'query',
        schema: withNames(value),
      }))
    }),
  )
}

/** Returns the forms of a filter: a value, or an object of operators. */
function formsOf(schema: JsonSchema): JsonSchema[] {
  const forms = schema.anyOf ?? []
  return forms.some(({ properties }) => properties) ? forms : [schema]
}

function bodyOf({ data: plain, takesFile, takesSigned, example }: MethodContract): object {
  const data = plain ?? takesSigned?.body
  if (takesFile) {
    const schema = { type: 'object', required: ['file'], properties: { file: { type: 'string', format: 'binary' } } }
    return { requestBody: { required: true, content: { 'multipart/form-data': { schema } } } }
  }
  return data ? { requestBody: { required: true, content: json(withNames(jsonSchemaOf(data)), example) } } : {}
}

function answerOf({ answer, query }: MethodContract, method: ServiceMethod): object {
  if (answer === 'file') return { [spreadsheet]: {} }
  const schema = jsonSchemaOf(answer)
  const list = schema.properties?.data
  if (method !== 'find' || !list) return json(withNames(schema))
  const sent = query?.properties?.$select ? ofSomeFields(list) : list
  const page = { ...schema, properties: { ...schema.properties, data: sent } }
  return json({ oneOf: [withNames(page), withNames(sent)] })
}

/** Lists whose caller may select only some fields. */
function ofSomeFields({ items: { required: _, ...items } = {}, ...list }: JsonSchema): JsonSchema {
  return { ...list, items }
}

const spreadsheet = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet'

function json(schema: object, example?: object): object {
  return { 'application/json': { schema, ...(example && { example }) } }
}

/** Returns the schema with a reference in place of each named schema inside it. */
function withNames({ readOnly, ...schema }: JsonSchema): object {
  const shape = shapeOf(schema)
  const told = shape ? { $ref: `#/components/schemas/${keyOf(shape.name)}` } : insidesWithNames(schema)
  return readOnly ? { ...told, readOnly } : told
}

function insidesWithNames({ properties, items, anyOf, ...rest }: JsonSchema): object {
  const inner = properties && Object.entries(properties).map(([field, schema]) => [field, withNames(schema)])
  return {
    ...rest,
    ...(inner && { properties: Object.fromEntries(inner) }),
    ...(items && { items: withNames(items) }),
    ...(anyOf && { anyOf: anyOf.map(withNames) }),
  }
}

/** Returns `StaffUser` for `Staff user`. */
function keyOf(name: string): string {
  return name.replaceAll(/(?:^|[ -])(\w)/g, (_, letter: string) => letter.toUpperCase())
}

const errorSchema = {
  description:
    'Why a call was refused: `data.reason` for programs, `data.fields` with a sentence for each wrong field, `data.codes` with what is wrong with it for programs, and `data.params` with what the sentence of a code needs besides it.',
  type: 'object',
  required: ['name', 'message', 'code', 'className'],
  properties: {
    name: { type: 'string' },
    message: { type: 'string' },
    code: { type: 'integer' },
    className: { type: 'string' },
    data: {
      type: 'object',
      properties: {
        reason: { type: 'string' },
        requestId: { type: 'string' },
        fields: { type: 'object', additionalProperties: { type: 'string' } },
        codes: { type: 'object', additionalProperties: { type: 'string' } },
        params: { type: 'object', additionalProperties: { type: 'object' } },
        retryAfter: { type: 'number' },
      },
    },
  },
}
