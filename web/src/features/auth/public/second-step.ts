import { authenticationPath, type SignedIn } from '@brigade/domain/auth/auth.api.ts'
import { type Language, languages } from '@brigade/domain/kit/languages.ts'
import { toApiError } from '#kit/calls/api-error.ts'
import { callRest } from '#kit/calls/rest-client.ts'

/** What the server asks for after the right password: a code, or a set-up. */
export type SecondStep = {
  kind: 'code' | 'setUp'
  challenge: string
  /** The language of the account. */
  language?: Language | undefined
  isAdmin: boolean
}

/** The heading of the page at each step. */
export const secondStepHeadings = { code: 'code.heading', setUp: 'setUpHeading' } as const

const kinds: Record<string, SecondStep['kind'] | undefined> = {
  secondFactorNeeded: 'code',
  secondFactorSetUpNeeded: 'setUp',
}

/** Returns the step that a refused sign-in asks for; undefined for any other failure. */
export function secondStepOf(thrown: unknown): SecondStep | undefined {
  const { reason = '', challenge, language, isAdmin } = toApiError(thrown).data
  const kind = kinds[reason]
  if (!kind || typeof challenge !== 'string') return undefined
  return { kind, challenge, language: languages.find((known) => known === language), isAdmin: isAdmin === true }
}

/** Takes the second step of a sign-in. The answer of a set-up has the recovery codes. */
export function takeSecondStep({ challenge, code }: { challenge: string; code: string }): Promise<SignedIn> {
  return callRest('create', authenticationPath, { data: { strategy: 'secondFactor', challenge, code } })
}
