import { BadRequest } from '@feathersjs/errors'
import type { Static, TSchema } from '@sinclair/typebox'
import type { App } from '../context/context.ts'
import { messageOf } from '../errors/error-text.ts'
import { checkOf } from '../validation/validation.ts'
import type { Transaction } from '../database/transaction.ts'

/** A kind of work that is done after the commit that causes it. */
export type JobKind<Payload> = {
  /** The name `feature:verbNoun`, as it is stored in the database: it never changes. */
  kind: string
  /** Maximum number of tries before a person must look at it. */
  tries: number
  /** The wait after each failed try, in minutes; the last one applies to all later tries too. */
  backoffMinutes: readonly [number, ...number[]]
  /** True if the job may run again when it is unknown how far the first run came. */
  mayRepeat: boolean
  /** True if it is due at an instant that a person has chosen, and not after a delay since it was enqueued. */
  isAtInstant?: true
  /** Maximum jobs of it that one process runs at once, in all and in one lane, if not the usual ones. */
  atOnce?: { ofKind: number; ofLane: number }
  run(payload: Payload, app: App): Promise<unknown>
  /** Runs in the transaction that ends a job which failed permanently or was cut off. */
  whenLost?(payload: Payload, now: Date): Transaction<unknown>
  /** Throws an error that says what is wrong with a payload. */
  assertPayload(payload: unknown): asserts payload is Payload
}

/** A kind of job with any payload, as the runner uses it. */
export type AnyJobKind = JobKind<never>

type JobDefinition<Schema extends TSchema> = Omit<JobKind<Static<Schema>>, 'assertPayload'> & { payload: Schema }

/** Describes a kind of job. Its payload is checked when it is enqueued and when it runs. */
export function defineJob<Schema extends TSchema>(definition: JobDefinition<Schema>): JobKind<Static<Schema>> {
  const { payload: schema, ...kind } = definition
  const assertMatch = checkOf('data', schema)
  return {
    ...kind,
    assertPayload(payload) {
      try {
        assertMatch(payload)
      } catch (error) {
        if (!(error instanceof BadRequest)) throw error
        // An error of the program, not of a call: no caller has sent the payload.
        throw new WrongPayload(`The payload of ${kind.kind} is wrong. ${messageOf(error)}`)
      }
    },
  }
}

/** An error for which another try does not help. */
export class WrongPayload extends Error {}

/** An error for which another try helps, but only after `notBefore`. */
export class TryLater extends Error {
  readonly notBefore: Date

  constructor(message: string, notBefore: Date) {
    super(message)
    this.notBefore = notBefore
  }
}
