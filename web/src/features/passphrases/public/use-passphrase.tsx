import { passphrasesPath } from '@brigade/domain/passphrases/passphrases.api.ts'
import { passesWithoutPassphrase } from '@brigade/domain/passphrases/passphrases.gates.ts'
import { type Gate, gates } from '@brigade/domain/passphrases/passphrases.schema.ts'
import type { StaffUser } from '@brigade/domain/auth/auth.schema.ts'
import { useMemo } from 'react'
import { apiGet } from '#kit/calls/api-client.ts'
import { ApiError, toApiError } from '#kit/calls/api-error.ts'
import { translate } from '#kit/i18n/i18n.ts'
import { useUser } from '#kit/calls/session.ts'
import { showError } from '#kit/calls/toasts.ts'
import { forgetGrant, isOpen, rememberGrant } from '#features/passphrases/passphrase-memory.ts'
import { askInDialog, type PassphraseAnswer } from '#features/passphrases/passphrase-question.ts'
import { inWords } from '#features/passphrases/refusal-text.ts'

export type GateOfVenue = { venueId: number; gate: Gate }

export type Passphrases = {
  /**
   * Asks whether the person may continue: resolves at once for people who need no passphrase or gave it within five
   * minutes, else when the dialog ends. The dialog shows errors.
   */
  ask: (gate: GateOfVenue) => Promise<boolean>
  /**
   * Runs an act that the server may refuse without a passphrase, and repeats it once after the person gave it. Throws
   * the failure, to be shown like any other: `Wrong Passphrase!`, or that nothing was changed.
   */
  withPassphrase: <T>(act: () => Promise<T>) => Promise<T>
}

export function usePassphrase(): Passphrases {
  const user = useUser()
  return useMemo(() => ({ ask: (gate) => ask(user, gate), withPassphrase: (act) => withPassphrase(user, act) }), [user])
}

async function ask(user: StaffUser, gate: GateOfVenue): Promise<boolean> {
  try {
    const answer = await openGate(user, gate)
    if (!answer.isGranted && answer.refusal) showError(answer.refusal)
    return answer.isGranted
  } catch (thrown) {
    showError(thrown)
    return false
  }
}

async function withPassphrase<T>(user: StaffUser, act: () => Promise<T>): Promise<T> {
  try {
    return await act()
  } catch (thrown) {
    const closed = closedGateOf(thrown)
    if (!closed) throw thrown
    forgetGrant({ userId: user.id, ...closed })
    const answer = await openGate(user, closed)
    if (!answer.isGranted) throw answer.refusal ?? inWords(toApiError(thrown), translate('passphrases:notGiven'))
    return act()
  }
}

async function openGate(user: StaffUser, { venueId, gate }: GateOfVenue): Promise<PassphraseAnswer> {
  const gateOfPerson = { userId: user.id, venueId, gate }
  if (passesWithoutPassphrase(user, gate) || isOpen(gateOfPerson)) return { isGranted: true }

  // It may have been opened before this page was loaded, or on another device.
  const { isSet, grants } = await apiGet(passphrasesPath, venueId)
  const grant = grants.find((each) => each.gate === gate)
  if (grant) {
    rememberGrant(gateOfPerson, grant.grantedUntil)
    return { isGranted: true }
  }
  return isSet[gate] ? askInDialog(gateOfPerson) : { isGranted: false, refusal: notSet() }
}

/** Returns the gate at which a call was refused, if that was the reason. */
function closedGateOf(thrown: unknown): GateOfVenue | undefined {
  const { reason, gate: name, restaurantId } = toApiError(thrown).data
  if (reason !== 'passphraseNeeded' || typeof restaurantId !== 'number') return undefined
  const gate = gates.find((each) => each === name)
  return gate && { venueId: restaurantId, gate }
}

function notSet(): ApiError {
  return new ApiError({ message: translate('passphrases:notSet'), code: 422, className: 'unprocessable' })
}
