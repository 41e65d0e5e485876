import type { Principal } from '@brigade/domain/access/principal.ts'
import type { HookContext, Params as FeathersParams, Service } from '@feathersjs/feathers'
import type { Application } from '@feathersjs/koa'
import type { Server as SocketServer } from 'socket.io'
import type { Bus } from '../events/bus.ts'
import type { ReadAddress } from '../admission/client-address.ts'
import type { Admission } from '../admission/admission.ts'
import type { BodyRoom } from '../admission/body-room.ts'
import type { Clock } from '../settings/clock.ts'
import type { Database } from '../database/database.ts'
import type { EventLoopWatch } from '../logging/event-loop.ts'
import type { FileStorage } from '../files/file-storage.ts'
import type { ListQueue } from '../admission/list-queue.ts'
import type { MessageQueue } from '../admission/message-queue.ts'
import type { MigrationWatch } from '../database/migration-watch.ts'
import type { Logger } from '../logging/logger.ts'
import type { TransactionHooks } from '../events/transaction-hooks.ts'
import type { Publisher } from '../events/publishing.ts'
import type { Settings } from '../settings/settings.ts'
import type { SignedInConnections } from '../admission/signed-in-connections.ts'
import type { UnauthenticatedSockets } from '../admission/unauthenticated-sockets.ts'
import type { SessionSelector } from '../events/session-selector.ts'

/** Identifies the principal of a token. Set by the feature that signs people in. */
export type Principals = {
  /** Throws NotAuthenticated when the token is unknown, expired or ended. */
  fromToken(token: string): Promise<Principal>
  /** Makes all processes drop the cached principals of these sessions, after a change that must apply at once. */
  evict(whose: SessionSelector): void
}

type Services = Record<PropertyKey, Service>

/** Parts of the app that are added above this file: by jobs, and by features for later features. Each merges its type in beside its code, and sets it when it is registered. */
export interface AppParts {}

/** The Feathers application, with the parts that every feature uses. */
export type App = Application<Services, Settings & Record<string, unknown>> & AppParts & AppCore

type AppCore = {
  db: Database
  log: Logger
  clock: Clock
  bus: Bus
  publisher: Publisher
  readAddress: ReadAddress
  principals: Principals
  /** Storage of uploaded files. */
  storage: FileStorage
  /** The transaction hooks: what features add to each other's transactions. */
  transactionHooks: TransactionHooks
  /** Schedules work by a cron expression, in UTC and in only one of all processes. */
  schedule(name: string, cron: string, work: () => Promise<unknown>): void
  /** The functions that return the rooms whose events a principal may receive. */
  roomRules: Set<(principal: Principal) => string[]>
  io: SocketServer
  /** Counts what each caller has under way. */
  admission: Admission
  /** The memory for the larger bodies of all callers. */
  bodyRoom: BodyRoom
  /**
   * The memory for signed bodies of unauthenticated callers: it is separate, so that they don't keep other bodies out.
   */
  signedRoom: BodyRoom
  /** The sockets that have not signed in. */
  strangers: UnauthenticatedSockets
  /** The sockets of signed-in principals. */
  signedInConnections: SignedInConnections
  /** The order in which the messages of sockets are read. */
  messageQueue: MessageQueue
  /** The order in which the lists of each person are made. */
  listQueue: ListQueue
  /** Calls from outside that have not been answered yet; the server waits for them before it stops. */
  callsRunning: number
  isStopping: boolean
  /** Checks that the database still has the version of this program. */
  migrationWatch: MigrationWatch
  /** Measures what blocks the event loop. Set when the server listens. */
  eventLoop?: EventLoopWatch
}

/** The params of every call from outside. */
export type Params = FeathersParams & { requestId: string; ip: string }

/** The params of a service's method, once the hooks of its contract have run. */
export type CallParams<Query = Record<string, unknown>, User extends Principal = Principal> = Params & {
  user: User
  query: Query
}

export type Context = HookContext<App>

declare module '@feathersjs/feathers/lib/declarations' {
  interface Params {
    /** The principal who calls; set by `authenticate`. */
    user?: Principal
    /** Written to the log and to every error. */
    requestId?: string
    ip?: string
    /** The `Idempotency-Key` header. */
    idempotencyKey?: string
    /** False if the call wants the bare list. */
    paginate?: false
    /** Returns true if the connection for the answer is closed. */
    isGone?: () => boolean
  }
}
