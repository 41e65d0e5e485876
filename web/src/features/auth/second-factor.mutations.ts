import {
  beginFactorPath,
  confirmFactorPath,
  endFactorPath,
  renewRecoveryCodesPath,
} from '@brigade/domain/auth/second-factor.api.ts'
import type {
  BeginFactor,
  ConfirmFactor,
  EndFactor,
  FactorSetUp,
  NewRecoveryCodes,
} from '@brigade/domain/auth/second-factor.schema.ts'
import { apiCreate } from '#kit/calls/api-client.ts'
import { queryClient } from '#kit/calls/query-client.ts'
import { ownSecondFactor } from '#features/auth/auth.queries.ts'

export function beginFactor(body: BeginFactor): Promise<FactorSetUp> {
  return apiCreate(beginFactorPath, body)
}

export async function confirmFactor(body: ConfirmFactor): Promise<NewRecoveryCodes> {
  const confirmed = await apiCreate(confirmFactorPath, body)
  await fetchAgain()
  return confirmed
}

export async function endFactor(body: EndFactor): Promise<void> {
  queryClient.setQueryData(ownSecondFactor().queryKey, await apiCreate(endFactorPath, body))
}

export async function renewRecoveryCodes(code: string): Promise<NewRecoveryCodes> {
  const renewed = await apiCreate(renewRecoveryCodesPath, { code })
  await fetchAgain()
  return renewed
}

function fetchAgain(): Promise<void> {
  return queryClient.invalidateQueries({ queryKey: ownSecondFactor().queryKey })
}
