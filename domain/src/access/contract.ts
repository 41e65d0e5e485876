import type { TSchema } from '@sinclair/typebox'
import type { Permission } from './permissions.ts'

/** What one method of a service takes, and who may call it. `public` asks for no sign-in. */
export type MethodContract = {
  permission: Permission | 'public'
  query?: TSchema
  data?: TSchema
  /** What it does, in one sentence for the API page. */
  summary: string
  /** The status of success over REST, where it is not the framework's. */
  status?: number
  /** Takes a form with a file instead of JSON, over REST only. */
  takesFile?: true
  /** How large its body may be over REST, where that is more than of other calls. */
  bodyBytesAtMost?: number
}

/** The methods of one service, and the events that it tells. */
export type ServiceContract = {
  find?: MethodContract
  get?: MethodContract
  create?: MethodContract
  patch?: MethodContract
  remove?: MethodContract
  events?: readonly ('created' | 'patched' | 'removed')[]
}

export const serviceMethods = ['find', 'get', 'create', 'patch', 'remove'] as const

export type ServiceMethod = (typeof serviceMethods)[number]
