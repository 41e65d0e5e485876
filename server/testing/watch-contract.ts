import type { MethodContract, ServiceContract, ServiceEvent, ServiceMethod } from '@brigade/domain/access/contract.ts'
import { services } from '@brigade/domain/services.ts'
import type { NextFunction } from '@feathersjs/feathers'
import { type TSchema, Type } from '@sinclair/typebox'
import { Ajv } from 'ajv'
import addFormats from 'ajv-formats'
import type { App, Context } from '#kit/context/context.ts'
import { jsonTextOf, readyJsonOf } from '#kit/bodies/json-text.ts'

/**
 * Checks what the server answers and publishes against its contracts, and returns the differences, one sentence each.
 */
export function watchContract(app: App): ReadonlySet<string> {
  const faults = new Set<string>()

  app.hooks({
    around: {
      all: [
        async (context: Context, next: NextFunction) => {
          const { path, method } = context
          await next().catch((error: unknown) => {
            noteRefusal(`${path} ${method}`, error)
            throw error
          })
          const schema = context.params.provider ? answerSchemaOf(context) : undefined
          if (schema) note(`${path} ${method}`, schema, wireOf(context.result))
        },
      ],
    },
  })

  const { send } = app.publisher
  app.publisher.send = (publication) => {
    const { service, event, data } = publication
    const contract = contractOf(service)
    const schema = contract?.events?.[event as ServiceEvent]
    if (schema) note(`${service} ${event}`, schema, wireOf(data))
    else if (contract) faults.add(`${service} ${event}: its contract tells of no such event`)
    send(publication)
  }

  /** Notes fields that are refused without a code. */
  function noteRefusal(what: string, error: unknown): void {
    const { fields = {}, codes = {} } = (error as { data?: { fields?: object; codes?: object } }).data ?? {}
    const without = Object.keys(fields).filter((path) => !Object.hasOwn(codes, path))
    if (without.length > 0) faults.add(`${what}: refused without a code for ${without.join(', ')}`)
  }

  function note(what: string, schema: TSchema, value: unknown): void {
    const isValid = ajv.compile(schema)
    if (isValid(value)) return
    for (const { instancePath, message, params } of isValid.errors ?? [])
      faults.add(`${what}: ${instancePath} ${message} ${JSON.stringify(params)}`)
  }

  return faults
}

function contractOf(path: string): ServiceContract | undefined {
  return (services as Record<string, ServiceContract>)[path]
}

/**
 * Returns the schema of this call's answer; undefined for bytes that may be compressed, and for an answer that the
 * client already has.
 */
function answerSchemaOf({ path, method, params, result, http }: Context): TSchema | undefined {
  const contract: MethodContract | undefined = contractOf(path)?.[method as ServiceMethod]
  const isSealed = result instanceof Uint8Array && params.provider === 'rest'
  if (!contract || contract.answer === 'file' || isSealed || http?.status === 304) return undefined
  const { answer } = contract
  const list: TSchema | undefined = answer.properties?.data
  if (method !== 'find' || list === undefined) return answer
  const isPartial = params.query?.$select !== undefined
  const isPaged = params.paginate !== false
  return once(`${path} ${isPartial} ${isPaged}`, () => {
    const records = isPartial ? Type.Array(Type.Partial(list.items)) : list
    return isPaged ? { ...answer, properties: { ...answer.properties, data: records } } : records
  })
}

/** Returns the schema of a key, made once: a schema that is made again would be compiled again. */
function once(key: string, make: () => TSchema): TSchema {
  const known = made.get(key)
  if (known) return known
  const schema = make()
  made.set(key, schema)
  return schema
}

const made = new Map<string, TSchema>()

/** Returns a value as clients read it. */
function wireOf(value: unknown): unknown {
  const ready = readyJsonOf(value)
  return JSON.parse(ready ? Buffer.concat(ready).toString() : jsonTextOf(value))
}

const ajv = new Ajv({ strict: false, code: { optimize: false } })
addFormats.default(ajv)
