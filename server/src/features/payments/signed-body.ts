import { createHmac, timingSafeEqual } from 'node:crypto'
import { paymentErrors } from '@brigade/domain/payments/payments.errors.ts'
import { isSignedInTime } from '@brigade/domain/payments/payments.rules.ts'
import { notAuthenticated } from '#kit/errors.ts'
import type { SignedBody } from '#kit/http-body.ts'

type CheckedBy = { secret: string | undefined; now: Date }

/**
 * The bytes of a body that is signed as `t=<unix seconds>,v1=<hex HMAC-SHA256 of "<t>.<body>">`, a little while ago at most. Throws
 * NotAuthenticated for anything else, and never says what is wrong; the same where no secret is set.
 */
export function signedBytes({ bytes, signature }: SignedBody, { secret, now }: CheckedBy): Buffer {
  const { time, digests } = partsOf(signature ?? '')
  if (!bytes || !secret || time === undefined) throw signatureWrong()
  const right = signatureOf(bytes, { secret, time })
  const isSigned = digests.map((digest) => timingSafeEqual(right, digest)).includes(true)
  if (!isSigned || !isSignedInTime(new Date(Number(time) * 1_000), now)) throw signatureWrong()
  return bytes
}

/** The refusal of what is not signed as it should be: which of all things is wrong is nobody's business. */
export function signatureWrong() {
  return notAuthenticated({ message: paymentErrors.signatureWrong, reason: 'signatureWrong' })
}

function signatureOf(bytes: Buffer, { secret, time }: { secret: string; time: string }): Buffer {
  return createHmac('sha256', secret).update(`${time}.`).update(bytes).digest()
}

/** Of a header no longer than two secrets need, while one takes the other's place. */
function partsOf(header: string): { time: string | undefined; digests: Buffer[] } {
  const parts = header.length > 400 ? [] : header.split(',').map((part) => part.trim())
  const valuesOf = (name: string) =>
    parts.filter((part) => part.startsWith(`${name}=`)).map((part) => part.slice(name.length + 1))
  const [time, ...others] = valuesOf('t').filter((value) => /^\d{1,12}$/.test(value))
  const digests = valuesOf('v1').filter((value) => /^[0-9a-f]{64}$/.test(value))
  return { time: others.length === 0 ? time : undefined, digests: digests.map((digest) => Buffer.from(digest, 'hex')) }
}
