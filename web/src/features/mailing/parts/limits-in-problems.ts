import type { ProblemParams } from '@brigade/domain/kit/problems.ts'
import { mailingLimits } from '@brigade/domain/mailing/mailing.limits.ts'

/** The values in the sentences of refused rows, which the server sends as codes. */
export const limitsInProblems: Readonly<Record<string, ProblemParams>> = {
  addressTooLong: { limit: mailingLimits.addressLength },
  nameTooLong: { limit: mailingLimits.nameLength },
}
