import type { Static, TSchema } from '@sinclair/typebox'
import type { Permission } from './permissions.ts'

/** What one method of a service takes and answers, and who may call it. */
export type MethodContract = {
  /** Of several, one is enough; the use-case asks for the one of the act. `public` asks for no sign-in. */
  permission: Permission | readonly Permission[] | 'public'
  query?: TSchema
  data?: TSchema
  /** The answer of success: a record, a page of records, or a file. */
  answer: TSchema | 'file'
  /** What it does, in one sentence for the API page. */
  summary: string
  /** The status of success over REST, where it is not the framework's. */
  status?: number
  /** Takes a form with a file instead of JSON, over REST only. */
  takesFile?: true
  /** Takes what another system has signed, over REST only: this header signs the body's bytes. */
  takesSigned?: { header: string; body: TSchema }
  /** It reads as much as a long list does without being one: a caller has as few of them at a time. */
  readsMany?: true
  /**
   * It takes an `Idempotency-Key`, and this is the kind of its keys: repeated with the same body, a call changes nothing and is answered
   * again; with another body it is refused. The kind is stored with the keys, so it stays what it is.
   */
  idempotent?: string
  /** How often one person may call it. */
  atMost?: CallBudget
  /** How large its body may be over REST, where that is more than of other calls. */
  bodyBytesAtMost?: number
}

export type CallBudget = { calls: number; perSeconds: number }

export const serviceMethods = ['find', 'get', 'create', 'patch', 'remove'] as const

export type ServiceMethod = (typeof serviceMethods)[number]

export const serviceEvents = ['created', 'patched', 'removed'] as const

export type ServiceEvent = (typeof serviceEvents)[number]

/** The methods of one service, and what each of its events tells. */
export type ServiceContract = Partial<Record<ServiceMethod, MethodContract>> & {
  events?: Partial<Record<ServiceEvent, TSchema>>
}

/** The type of what a schema describes; of a file, its bytes as they come. */
export type StaticOf<Schema> = Schema extends TSchema ? Static<Schema> : AsyncIterable<Uint8Array>
