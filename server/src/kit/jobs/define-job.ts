import type { Static, TSchema } from '@sinclair/typebox'
import type { App } from '../context.ts'
import { messageOf } from '../error-words.ts'
import { compile } from '../validation.ts'
import type { Work } from '../work.ts'

/** A kind of work that is done after the commit which causes it. */
export type JobKind<Payload> = {
  /** `feature:verbNoun`, as it is kept in the database: it stays what it is. */
  kind: string
  /** How often it is tried before a person must look at it. */
  tries: number
  /** How long it waits after each try that failed; the last of them also after all later ones. */
  backoffMinutes: readonly [number, ...number[]]
  /** Whether it may be done a second time when nobody knows how far the first one came. */
  mayRepeat: boolean
  /** It is due at an instant that a person has chosen, and not so long after it is written down. */
  isAtInstant?: true
  run(payload: Payload, app: App): Promise<unknown>
  /** Runs in the transaction that ends a job which failed for good or was cut off. */
  whenLost?(payload: Payload, now: Date): Work<unknown>
  /** Throws an error that says what is wrong with a payload. */
  assertPayload(payload: unknown): asserts payload is Payload
}

/** A kind of job whatever its payload, as the runner knows it. */
export type AnyJobKind = JobKind<never>

type JobDefinition<Schema extends TSchema> = Omit<JobKind<Static<Schema>>, 'assertPayload'> & { payload: Schema }

/** Describes a kind of job. Its payload is checked when it is written down and when it is run. */
export function defineJob<Schema extends TSchema>(definition: JobDefinition<Schema>): JobKind<Static<Schema>> {
  const { payload: schema, ...kind } = definition
  const assertMatch = compile('data', schema)
  return {
    ...kind,
    assertPayload(payload) {
      try {
        assertMatch(payload)
      } catch (error) {
        // As an error of the program: no caller has sent it.
        throw new WrongPayload(`The payload of ${kind.kind} is wrong. ${messageOf(error)}`)
      }
    },
  }
}

/** Trying again does not help. */
export class WrongPayload extends Error {}

/** Trying again helps, but not before then. */
export class TryLater extends Error {
  readonly notBefore: Date

  constructor(message: string, notBefore: Date) {
    super(message)
    this.notBefore = notBefore
  }
}
