import type { Principal } from '@brigade/domain/access/principal.ts'
import type { HookContext, Params as FeathersParams, Service } from '@feathersjs/feathers'
import type { Application } from '@feathersjs/koa'
import type { Server as SocketServer } from 'socket.io'
import type { Bus } from './bus.ts'
import type { ReadAddress } from './client-address.ts'
import type { Admission } from './admission.ts'
import type { BodyRoom } from './body-room.ts'
import type { Clock } from './clock.ts'
import type { Database } from './database.ts'
import type { EventLoopWatch } from './event-loop.ts'
import type { FileStorage } from './file-storage.ts'
import type { ListTurns } from './list-turns.ts'
import type { MessageTurns } from './message-turns.ts'
import type { MigrationWatch } from './migration-watch.ts'
import type { Logger } from './logger.ts'
import type { FollowUps } from './follow-ups.ts'
import type { Jobs } from './jobs/job-runner.ts'
import type { Publisher } from './publishing.ts'
import type { Settings } from './settings.ts'
import type { SignedInLines } from './signed-in-lines.ts'
import type { StrangerSockets } from './stranger-sockets.ts'
import type { Whose } from './whose.ts'

/** Tells who a token belongs to. Set by the feature that signs people in. */
export type Principals = {
  /** Throws NotAuthenticated when the token is unknown, expired or ended. */
  fromToken(token: string): Promise<Principal>
  /** Has all processes forget what they remember of these, after a change that they must feel at once. */
  evict(whose: Whose): void
}

type Services = Record<PropertyKey, Service>

/** What features give to those that come after them; each merges its own into it beside its code, and sets it when it is registered. */
export interface AppParts {}

/** The Feathers application, with what every feature works with. */
export type App = Application<Services, Settings & Record<string, unknown>> & AppParts & AppCore

type AppCore = {
  db: Database
  log: Logger
  clock: Clock
  bus: Bus
  publisher: Publisher
  readAddress: ReadAddress
  principals: Principals
  /** Where the files of people are kept. */
  storage: FileStorage
  /** What features add to each other's transactions. */
  followUps: FollowUps
  /** What is done after the commit that causes it. */
  jobs: Jobs
  /** Has something done by the clock, as cron writes it, in one process of all and in UTC. */
  schedule(name: string, cron: string, work: () => Promise<unknown>): void
  /** What says which rooms' events a principal may hear. */
  roomRules: Set<(principal: Principal) => string[]>
  io: SocketServer
  /** What everybody has under way. */
  admission: Admission
  /** Where the larger bodies of all people have room. */
  bodyRoom: BodyRoom
  /** The same of those who sign what they say, and have not said who they are: so they keep nobody else's body out. */
  signedRoom: BodyRoom
  /** The sockets from which nobody has signed in. */
  strangers: StrangerSockets
  /** The sockets of those who have signed in. */
  signedInLines: SignedInLines
  /** In what order the messages of sockets are read. */
  messageTurns: MessageTurns
  /** In what order the lists of each person are made. */
  listTurns: ListTurns
  /** Calls from outside that have not been answered yet; the server waits for them before it stops. */
  callsRunning: number
  isStopping: boolean
  /** Whether the database is still of this version. */
  migrationWatch: MigrationWatch
  /** Whether anything holds everybody up. Set when the server listens. */
  eventLoop?: EventLoopWatch
}

/** What every call from outside brings along. */
export type Params = FeathersParams & { requestId: string; ip: string }

/** What a service's method finds in its params, once its contract's hooks have run. */
export type CallParams<Query = Record<string, unknown>, User extends Principal = Principal> = Params & {
  user: User
  query: Query
}

export type Context = HookContext<App>

declare module '@feathersjs/feathers/lib/declarations' {
  interface Params {
    /** Who calls; there after `authenticate`. */
    user?: Principal
    /** Stands in the log and in every error. */
    requestId?: string
    ip?: string
    /** The `Idempotency-Key` header. */
    idempotencyKey?: string
    /** False when the call wants the bare list. */
    paginate?: false
    /** Whether the line is closed on which the answer would leave. */
    isGone?: () => boolean
  }
}
