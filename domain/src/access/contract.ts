import { type Static, type TSchema, Type } from '@sinclair/typebox'
import type { Permission } from './permissions.ts'

/** The parameters, the answer and the permission of one method of a service. */
export type MethodContract = {
  /**
   * If there are several, one of them is enough; the use case then checks the one of the act. `public` needs no
   * sign-in.
   */
  permission: Permission | readonly Permission[] | 'public'
  /** A method without one takes no query. */
  query?: TSchema
  data?: TSchema
  /** The answer of a successful call: a record, a page of records, or a file. */
  answer: TSchema | 'file'
  /** One sentence for the API page about the method's effect. */
  summary: string
  /** The HTTP status of success over REST, if it differs from the framework's. */
  status?: number
  /** Accepts a form with a file instead of JSON, over REST only. */
  takesFile?: true
  /**
   * Accepts a body that another system has signed, over REST only: this header holds the signature of the body's bytes.
   */
  takesSigned?: { header: string; body: TSchema }
  /**
   * Reads as much as a long list without being one: the number of concurrent calls per caller is limited as for lists.
   */
  readsMany?: true
  /**
   * Accepts an `Idempotency-Key`; this is the kind of its keys. A repeated call with the same body changes nothing and
   * gets the same answer; with another body it is refused. The kind is stored with the keys, so it must never change.
   */
  idempotent?: string
  /** The number of calls that one person may make. */
  atMost?: CallBudget
  /** A body that the admin can send with the demo's data: shown in the OpenAPI description, and sent by the tests over all services. */
  example?: object
  /** The largest body over REST in bytes, if it may be larger than that of other calls. */
  bodyBytesAtMost?: number
}

export type CallBudget = { calls: number; perSeconds: number }

export const serviceMethods = ['find', 'get', 'create', 'patch', 'remove'] as const

export type ServiceMethod = (typeof serviceMethods)[number]

export const serviceEvents = ['created', 'patched', 'removed'] as const

export type ServiceEvent = (typeof serviceEvents)[number]

/** The methods of one service, and the payload of each of its events. */
export type ServiceContract = Partial<Record<ServiceMethod, MethodContract>> & {
  events?: Partial<Record<ServiceEvent, TSchema>>
}

/** The type that a schema describes; for a file, its bytes as a stream. */
export type StaticOf<Schema> = Schema extends TSchema ? Static<Schema> : AsyncIterable<Uint8Array>

/** The query of a method that takes none. */
export const noQuerySchema = Type.Object({}, { additionalProperties: false })
