import type { ServiceContract } from '../access/contract.ts'
import {
  beginFactorSchema,
  beginRequiredFactorSchema,
  confirmFactorSchema,
  endFactorSchema,
  factorSetUpSchema,
  newRecoveryCodesSchema,
  renewRecoveryCodesSchema,
  secondFactorSchema,
} from './second-factor.schema.ts'

export const secondFactorPath = 'v1/second-factor'
export const beginFactorPath = 'v1/begin/second-factor'
export const beginRequiredFactorPath = 'v1/begin/required-factor'
export const confirmFactorPath = 'v1/confirm/second-factor'
export const endFactorPath = 'v1/end/second-factor'
export const renewRecoveryCodesPath = 'v1/renew/recovery-codes'

export const secondFactorServices = {
  [secondFactorPath]: {
    find: {
      permission: 'account:read',
      answer: secondFactorSchema,
      summary: "Reads whether the caller's account has a second factor, and how many recovery codes are left.",
    },
  },
  [beginFactorPath]: {
    create: {
      permission: 'account:secondFactor',
      data: beginFactorSchema,
      answer: factorSetUpSchema,
      status: 200,
      summary:
        'Begins to set up a second factor: answers the secret for an authenticator app. Nothing changes until it is confirmed by a code. An account that has one already sends a code of that one too.',
    },
  },
  [beginRequiredFactorPath]: {
    create: {
      permission: 'public',
      data: beginRequiredFactorSchema,
      answer: factorSetUpSchema,
      status: 200,
      summary:
        'Begins the set-up that a sign-in requires, by its challenge. It is confirmed by a sign-in with the strategy `secondFactor`, which answers the recovery codes.',
    },
  },
  [confirmFactorPath]: {
    create: {
      permission: 'account:secondFactor',
      data: confirmFactorSchema,
      answer: newRecoveryCodesSchema,
      status: 200,
      summary:
        'Turns the second factor on, by the first code of the authenticator app. Answers ten recovery codes, only this once.',
    },
  },
  [endFactorPath]: {
    create: {
      permission: 'account:write',
      data: endFactorSchema,
      answer: secondFactorSchema,
      status: 200,
      summary:
        'Turns the second factor off, by the password and a code. Refused where the role of the account must have one.',
    },
  },
  [renewRecoveryCodesPath]: {
    create: {
      permission: 'account:write',
      data: renewRecoveryCodesSchema,
      answer: newRecoveryCodesSchema,
      status: 200,
      summary: 'Makes ten new recovery codes, by a code of the authenticator app. The earlier ones end.',
    },
  },
} as const satisfies Record<string, ServiceContract>
